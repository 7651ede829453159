import type { Endeavor } from '#domain/endeavor.ts'
import { PARTS_IN_ORDER } from '#domain/endeavor-parts.ts'

/** A sentence of one endeavor, and whether the other says it too. */
export interface Said {
  text: string
  inBoth: boolean
}
export type Row = (typeof PARTS_IN_ORDER)[number] & { left: Said[]; right: Said[]; same: 'all' | 'some' | 'none' }

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A mark stays whole, whatever stops stand in it, and so does what stands in quotation marks. */
const isOpen = (text: string): boolean =>
  text.lastIndexOf('[') > text.lastIndexOf(']') || text.lastIndexOf('“') > text.lastIndexOf('”')

function sentencesOf(text: string): string[] {
  const found: string[] = []
  for (const { segment } of SENTENCES.segment(text.replace(/\s+/gu, ' ').trim())) {
    const last = found.at(-1)
    if (last !== undefined && (isOpen(last) || ABBREVIATED.test(last))) found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found.map((sentence) => sentence.trim())
}

/** What ends in a stop and no sentence: "U.S. ", "Dr. ", "St. ". */
const ABBREVIATED = /(?:^|[\s(“.])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Prof|No|Inc|vs)\.\s*$/u

/** Words that say what a sentence is about; short ones join others. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length > MOST_JOINING || /\p{N}/u.test(word) || !LATIN.test(word)) ?? [],
  )
const MOST_JOINING = 3
const LATIN = /^\p{Script=Latin}+$/u
const figuresOf = (text: string): string => (text.match(/\d[\d.,]*/gu) ?? []).toSorted().join(' ')

/** Share of the words that two sentences have in common from which they are one in other words. */
const ALIKE = 0.7

/** One sentence in two forms. Where the figures differ, that is just what is to be seen. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (figuresOf(one) !== figuresOf(other)) return false
  const [left, right] = [wordsOf(one), wordsOf(other)]
  const both = [...left].filter((word) => right.has(word)).length
  return left.size > 0 && (2 * both) / (left.size + right.size) >= ALIKE
}

const beside = (own: readonly string[], others: readonly string[]): Said[] =>
  own.map((text) => ({ text, inBoth: others.some((other) => isAlike(text, other)) }))

/** Two endeavors part by part, in reading order, with what both say told apart from what sets them apart. */
export const compared = (left: Endeavor, right: Endeavor): Row[] =>
  PARTS_IN_ORDER.map((part) => {
    const [ofLeft, ofRight] = [sentencesOf(left[part.name] ?? ''), sentencesOf(right[part.name] ?? '')]
    const row = { left: beside(ofLeft, ofRight), right: beside(ofRight, ofLeft) }
    const all = [...row.left, ...row.right]
    const same = all.every(({ inBoth }) => inBoth) ? 'all' : all.some(({ inBoth }) => inBoth) ? 'some' : 'none'
    return { ...part, ...row, same }
  })

/** Who is compared, as the address names them: `12,15`, or `12` while the second is being chosen. */
export function comparedIds(told: string | null): number[] {
  if (told === null || !/^\d{1,15}(?:,\d{1,15})?$/u.test(told)) return []
  return told.split(',').map(Number)
}
