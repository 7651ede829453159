import { findAuthority, LIBRARY } from '../../authorities/library.ts'
import { wrongCitation } from '../../grounding/citations.ts'
import type { Found, Rule } from '../finding.ts'
import type { Reading } from '../reading.ts'

/** Law that was typed and is no citation of the library. */
const TYPED =
  /\b\d+ I\s*&\s*N Dec\. [\d(]|\b\d+ F\.(?:2d|3d|4th) \d+|\b\d+ (?:U\.S\.C\.|C\.F\.R\.)|\bINA §|\bMatter of \p{Lu}/u

/** A decision of the library may be named without being cited: “as Matter of Dhanasar asks”. */
const NAMES = new RegExp(
  `\\b(?:${LIBRARY.filter(({ level }) => level === 'precedent')
    .map(({ name }) => name)
    .join('|')})\\b(?!, \\d)`,
  'gu',
)

function* find({ document, lines }: Reading): Generator<Found> {
  // In an analysis law that is typed stands in the officer's words, as what is asked for; its own is the library's.
  const isTyped = document.kind !== 'rfe_analysis'
  for (const { sentence, block, kind } of lines)
    for (const inline of sentence.inlines) {
      if (inline.kind === 'authority') {
        const wrong = wrongCitation(inline)
        if (wrong !== null) yield { block, text: `“${inline.runs.map(({ text }) => text).join('')}”: ${wrong}.` }
        // Set apart, words are somebody else's.
      } else if (isTyped && inline.kind === 'text' && kind !== 'quote') {
        const words = inline.text.replace(/“[^“”]*”/gu, '').replace(NAMES, '')
        const typed = TYPED.exec(words)
        if (typed !== null) yield { block, text: `“${typed[0]}” is cited, and not from the library of authorities.` }
      }
    }
}
export const citations: Rule = { id: 'citations', severity: 'must', find }

/** The first time that a decision is cited, it is cited in full. */
function* findFirst({ lines }: Reading): Generator<Found> {
  const seen = new Set<string>()
  for (const { sentence, block } of lines)
    for (const inline of sentence.inlines) {
      if (inline.kind !== 'authority') continue
      const held = findAuthority(inline.id)
      if (held === undefined || held.level !== 'precedent' || seen.has(held.id)) continue
      seen.add(held.id)
      const text = inline.runs.map((run) => run.text).join('')
      if (!text.includes(held.name))
        yield { block, text: `${held.name} is first cited as “${text}”. The first time it is cited in full.` }
    }
}
export const firstCitation: Rule = { id: 'first-citation', severity: 'should', find: findFirst }
