import type { Block, Sentence } from '#domain/document.ts'
import type { AnalysedIssue } from '#domain/rfe.ts'

/** The law, the notice's own words and what is still to be filled in answer nothing by themselves. */
const isOfCase = ({ inlines, sources }: Sentence): boolean =>
  inlines.every(({ kind }) => kind !== 'missing') &&
  (inlines.some(({ kind }) => kind === 'exhibit') || sources.some((id) => /^[FEPSLQI]\d/u.test(id)))

/** Whether anything of the record stands in an answer: told in words, in a list or in a table. */
export const tellsOfCase = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => {
    if (block.kind === 'table') return true
    if (block.kind === 'paragraph') return block.sentences.some(isOfCase)
    return block.kind === 'list' && block.items.flat().some(isOfCase)
  })

/** A heading in print has no end cut off: words of the officer stand whole, or up to where a clause ends. */
const LONGEST = 140
const CUT = /\s*…$/u

/** What a point is headed by that has no heading of the notice's own. */
export function headed({ title, quote }: Pick<AnalysedIssue, 'title' | 'quote'>): string {
  if (!CUT.test(title)) return title
  const whole = quote
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s.;:,]+$/u, '')
  if (!whole.startsWith(title.replace(CUT, ''))) return title
  if (whole.length <= LONGEST) return whole
  const clause = Math.max(...[', ', '; ', ': ', ' because ', ' but '].map((end) => whole.lastIndexOf(end, LONGEST)))
  return clause > title.length / 2 ? whole.slice(0, clause) : title
}
