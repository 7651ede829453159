import type { Claim, Unread } from './claim.ts'
import { foldWord, wordsOf, type Word } from './fold.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { CONNECTORS, HONORIFICS, KNOWN_NAMES, NATIONALITIES, OPENERS } from './vocabulary.ts'

const KNOWN = new Set(
  [...KNOWN_NAMES, ...NATIONALITIES].map((name) =>
    wordsOf(name)
      .map(({ folded }) => folded)
      .join(' '),
  ),
)
const ROMAN = /^(?:[IVX]{1,5}|[A-HJ-Z])$/
const HAN = /\p{Script=Han}/u

export const isKnownName = (words: readonly string[]): boolean => KNOWN.has(words.join(' '))

/** Forms of verbs and adverbs: at a sentence's head their capital is the sentence's. */
const VERBAL = /(?:ing|ed|ly)$/

const isCapital = ({ text }: Word): boolean => /^[\p{Lu}\p{Lt}]/u.test(text) || HAN.test(text)

/** What may stand between two words of one name. */
const joins = (gap: string, left: Word, right: Word): boolean => {
  if (HONORIFICS.has(right.folded)) return false
  if (/^(?: |-|–|\/)?$/u.test(gap)) return !left.text.endsWith('.') || !OPENERS.has(right.folded)
  return /^\. $/.test(gap) && (left.text.length === 1 || HONORIFICS.has(left.folded)) && !OPENERS.has(right.folded)
}

/** A sentence begins at its head, and a new one after a colon or an opening quotation mark. */
export const opens = (text: string, start: number): boolean => {
  const before = text.slice(0, start).trimEnd()
  return before === '' || OPENING.has(before.slice(-1))
}
const OPENING = new Set('.:?!;"“(')

/** What the case file tells of a word at a sentence's head: written small elsewhere, or part of a name there. */
export type Acquaintance = (word: string) => 'ordinary' | 'proper' | undefined

/** Companies whose names are ordinary words besides. */
const COMPANIES = new Set('google amazon apple intel oracle shell boeing ford tesla microsoft meta target'.split(' '))

/** True of a word that English knows as a name alone, or does not know. */
function isNameByItself(word: string): boolean {
  const folded = foldWord(word)
  return COMPANIES.has(folded) || (folded.length > 2 && !senseOf(folded).known && !senseOf(folded).closed)
}

/**
 * Runs of capitalised words with the small words inside them. The first word of a sentence counts where it begins a
 * longer name, is written as no ordinary word is, or is known as a name.
 */
export function* readNames(unread: Unread, acquaintance: Acquaintance): Generator<Claim> {
  const text = unread.text
  const words = wordsOf(text)
  for (let first = 0; first < words.length; first++) {
    const head = words[first] as Word
    // "R120" is a sum, and "H100" is no name by its letter.
    if (
      !isCapital(head) ||
      /^\p{Lu}{1,3}\d/u.test(head.text) ||
      /^I(?:[’']\p{L}+)?$/u.test(head.text) ||
      ROMAN.test(head.text)
    )
      continue
    const opening = opens(text, head.start)
    if (opening && OPENERS.has(head.folded)) continue
    let last = first
    for (let next = first + 1; next < words.length; next++) {
      const [left, word] = [words[next - 1] as Word, words[next] as Word]
      if (!joins(text.slice(left.end, word.start), left, word)) break
      // "Dr. Vance and I", "in Child Health I lead": the writer is no part of a name; "Phase I." may be.
      if (word.text === 'I' && (CONNECTORS.has(left.folded) || /^ \p{Ll}/u.test(text.slice(word.end)))) break
      // "Sen Vang's Board": whose it is and what it is are two names.
      if (last === next - 1 && /[’']s$/u.test(left.text)) break
      if (isCapital(word)) last = next
      else if (!CONNECTORS.has(word.folded) || next - last > 2) break
    }
    const plain = /^\p{Lu}[a-z]+(?:[’']s)?$/u.test(head.text)
    const own = opening && plain && (acquaintance(head.folded) === 'ordinary' || VERBAL.test(head.text))
    // "Recyclers in Colorado": the name begins after the small word.
    const skipped =
      own && last > first ? words.slice(first + 1, last + 1).findIndex((word) => !CONNECTORS.has(word.folded)) : 0
    const run = words.slice(skipped > 0 ? first + 1 + skipped : first, last + 1)
    const { start } = run[0] as Word
    const { end } = run.at(-1) as Word
    const lone = run.length === 1 && opening && skipped <= 0
    first = last
    const known = acquaintance(head.folded) === 'proper' || isNameByItself(head.text.replace(/[’']s$/, ''))
    if (lone && plain && (own || !known)) continue
    if (isKnownName(run.map(({ folded }) => folded))) continue
    yield {
      kind: 'name',
      start,
      end,
      text: text.slice(start, end),
      words: run.map(({ folded }) => folded),
      opensSentence: own && skipped <= 0,
    }
  }
}
