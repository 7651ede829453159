import type { Inline, Sentence } from '#domain/document.ts'
import { printable } from '#domain/document-text.ts'
import { cite, findAuthority, LIBRARY, pinOf } from '../authorities/library.ts'
import { americanQuotes } from '../builtin/phrase.ts'
import type { CaseFile } from '../case-file.ts'
import { recognized } from '../editing/recognized.ts'
import { curled } from '../editing/typed.ts'
import type { WrittenSentence } from './passage.ts'

/** Ids in brackets: of an authority, which is printed in its place, or of facts, which belong among the sources. */
const IDS =
  /\s*\[((?:F\d+|E\d+(?:p\d+)?|[NSPQI]\d+|L\d+p\d+|[a-z][a-z0-9-]*(?:@[^\][]+)?)(?:[,;] ?(?:F\d+|E\d+(?:p\d+)?|[NSPQI]\d+|L\d+p\d+|[a-z][a-z0-9-]*(?:@[^\][,;]+)?))*)\]/g

const isOfCase = (id: string, { facts, pages, exhibits, rfe }: CaseFile): boolean =>
  facts.some((fact) => fact.id === id) ||
  pages.some((page) => page.id === id) ||
  rfe?.pages.some((page) => page.id === id) === true ||
  exhibits.some(({ number }) => `E${number}` === id)

/** A source that the case file or the library holds, in the library's spelling; a pin that it lacks falls away. */
function sourceOf(id: string, caseFile: CaseFile): string[] {
  if (isOfCase(id, caseFile)) return [id]
  const held = findAuthority(id)
  if (held === undefined) return []
  const pin = pinOf(id)
  return [pin === undefined ? held.id : `${held.id}@${pin.pin}`]
}

const printed = (source: string): string => {
  const [id = '', pin] = source.split('@')
  return cite(id, pin)
    .runs.map(({ text }) => text)
    .join('')
}

/** What a citation follows as a part of the sentence; after anything else it stands in brackets. */
const LEADS_ON =
  /(?:^|[(;,.:!?][”’]?|\b(?:in|under|by|of|at|to|see|cf\.|e\.g\.|with|and|or|from|per|than|through|like|on|for|about|that|is|are|was|as in|Matter of(?: \p{L}+,?)?|Dhanasar,?))\s*$/iu

const PRECEDENTS = LIBRARY.filter(({ level }) => level === 'precedent').map(({ label }) => label)
/** A decision’s name right before its citation, which begins with it. */
const NAMED_TWICE = new RegExp(
  `\\b(?:Matter of )?(?:${PRECEDENTS.join('|')}),? (?=(?:Matter of )?(?:${PRECEDENTS.join('|')}), \\d)|\\bMatter of (?=Matter of )`,
  'gu',
)
const namedOnce = (text: string): string => text.replace(NAMED_TWICE, '')

/** A written sentence as the document holds it: citations, exhibits and marks as what they are; sources that exist. */
export function sentenceOf({ text, sources }: WrittenSentence, caseFile: CaseFile): Sentence {
  const named: string[] = []
  const told = printable(text)
  const whole = told.replace(IDS, (mark, ids: string, at: number) => {
    const held = ids.split(/[,;] ?/).map((id) => sourceOf(id, caseFile))
    if (held.some((found) => found.length === 0)) return mark
    named.push(...held.flat())
    const law = held.flat().filter((id) => findAuthority(id) !== undefined)
    if (law.length === 0) return ''
    const cited = law.map(printed).join('; ')
    return LEADS_ON.test(told.slice(0, at)) ? ` ${cited}` : ` (${cited})`
  })
  const typeset = curled(namedOnce(whole.trim()))
  const inlines: Inline[] = []
  let at = 0
  for (const { start, end, inlines: found } of recognized(typeset, [])) {
    if (start > at) inlines.push({ kind: 'text', text: typeset.slice(at, start) })
    inlines.push(...found)
    at = end
  }
  if (at < typeset.length) inlines.push({ kind: 'text', text: typeset.slice(at) })
  const cited = inlines.flatMap((inline) => (inline.kind === 'authority' ? [inline.id] : []))
  const all = [...sources.flatMap((id) => sourceOf(id, caseFile)), ...named, ...cited]
  return { inlines: americanQuotes(inlines), sources: [...new Set(all)] }
}
