// The words for people in the sources of the rooms below the web: what the interface has to be able to say in each language.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** What of these rooms is shown in the interface. What stands in documents and mails is English, and so is what operators read. */
const SHOWN = [
  /^domain\/(?!api|country-names|countries|us-states|official-texts|document-text)/,
  /^server\/(?!adapters\/payments|commerce\/(receipt|sandbox)|config|db\/|http\/(metrics|openapi|search|server|books)|jobs\/books|main|mail\/|own-data\/(read-me|tables)|rfe\/calendar|start-message)/,
  /^documents\/records\//,
  /^drafting\/(case-file|letter-packet|quality|redraft)[/.]/,
  /^drafting\/endeavors\/(needs|notes|draft)[.]/,
  /^drafting\/(editing\/edit-blocks|engine|grounding\/(weighing|awards|reckoned)|rfe-analysis\/draft|rfe-case\/(facts|pages))[.]/,
]
const NOT_SHOWN = /[.]test[.]|\/testing\/|mails?[.]ts$|journal-macros/

const SENTENCE = /^[^\p{L}\p{N}]*(\p{Lu}|\{0\}|\d)[^\n]*\s\S/u
const LETTERS = /\p{L}{2}/u
/** Names for people that are one word alone. */
const NAMES = /^(name|label|title|says|asks|help)$/

/** Calls whose words are a developer's, not a reader's. */
const UNSEEN = /^(Error|TypeError|RangeError|describe|meta|RegExp|log|info|warn|error|debug|fatal)$/
const nameOf = (callee) => (callee?.type === 'MemberExpression' ? callee.property.name : callee?.name)

/** @returns {Set<string>} Each with `{0}`, `{1}` … where something is put in. */
export function wordsIn(file, source) {
  const found = new Set()
  const tell = (text) => {
    if (LETTERS.test(text.replaceAll(/\{\d+\}/g, ''))) found.add(text)
  }
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    const { type } = node
    if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration' || type === 'TaggedTemplateExpression') return
    if (type?.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)) return
    if ((type === 'CallExpression' || type === 'NewExpression') && UNSEEN.test(nameOf(node.callee) ?? '')) return
    if (type === 'Property' && NAMES.test(node.key.name ?? '') && typeof node.value.value === 'string')
      return /^\p{Lu}/u.test(node.value.value) ? tell(node.value.value) : undefined
    if (type === 'Literal' && typeof node.value === 'string' && SENTENCE.test(node.value)) return tell(node.value)
    if (type === 'TemplateLiteral') {
      const text = node.quasis.map(({ value }, at) => (at === 0 ? '' : `{${at - 1}}`) + value.cooked).join('')
      if (SENTENCE.test(text)) tell(text)
      return visit(node.expressions)
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'key' || node.computed) visit(child)
  }
  visit(parseSync(file, source).program)
  return found
}

/** Every file of which words are shown, with its text. */
export function shownSources(root) {
  return ['domain', 'documents', 'drafting', 'server'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && SHOWN.some((shown) => shown.test(file)) && !NOT_SHOWN.test(file))
      .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') })),
  )
}
