import { Recent } from '../recent.ts'
import { matchesOf } from './matches.ts'

/** Letters that Unicode does not take apart into a base letter and a mark. */
const BASE: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
}

/** A word as it is compared: without case, diacritics, dots and a possessive ending. `U.S.` is `us`, `Kőszegvári’s` is `koszegvari`. */
const folded = new Map<string, string>()
/** Texts repeat their words; what odd ones bring is let go of. */
const MANY = 50_000

export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const result = fold(word)
  if (folded.size >= MANY) folded.clear()
  folded.set(word, result)
  return result
}

const fold = (word: string): string =>
  word
    .replace('&', 'and')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’](?:s)?$/u, '')
    .replace(/[.'’]/gu, '')
    .replace(/[łđðøßæœıþ]/gu, (letter) => BASE[letter] ?? letter)

/** A text as quotations are compared: quotation marks, dashes and white space in one form, letters as they are. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‘’‚]/gu, "'")
    .replace(/[‐‑‒–—]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()

export interface Word {
  text: string
  folded: string
  start: number
  end: number
}

/** Words with dots inside (`U.S.`, `Ph.D.`), initials (`T.`), or letters and digits; a hyphen ends a word, as does a change to Chinese; "&" between blanks is "and". */
const WORD =
  /\p{Script=Han}+|(?:\p{L}\.){2,}(?:\p{L}(?!\p{L}))?|\p{L}{1,2}\.\p{L}{1,2}\.|(?:Dr|Mr|Mrs|Ms|Mx|Prof|St|Jr|Sr|Dep|Transp)\.|\p{Lu}\.(?=\s\p{Lu})|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*|(?<=\s)&(?=\s)/gu

export const wordsOf = (text: string): Word[] =>
  matchesOf(WORD, text).map(({ 0: word, index: start }) => ({
    text: word,
    folded: foldWord(word),
    start,
    end: start + word.length,
  }))

const spaced = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ folded }) => folded)
    .join(' ')} `

/** Names and titles are compared with one another again and again. */
const spacedNames = new Recent<string>(4_000)
const LONGEST_KEPT = 300

/** The words of a text between blanks, to be searched for runs of whole words. */
export const searchable = (text: string): string =>
  text.length > LONGEST_KEPT ? spaced(text) : spacedNames.of(text, spaced)
