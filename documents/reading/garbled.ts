/** Fewer characters tell nothing of a page. */
const LEAST = 40
/** Of all that is not a space: letters, figures and the marks of writing. */
const LETTERS = 0.55
/** Of the letters of a Latin text: vowels. Every language has a third of them, a list of abbreviations a quarter. */
const VOWELS = 0.22
const LEAST_LATIN = 100
const LEAST_WORDS = 12
/** Of the words: those of a shape that no word has. */
const MOSTLY = 0.75
/** Characters to which nobody but the font gives a meaning, and those that stand for one that is not known. */
const MEANINGLESS = 0.1

const share = (text: string, pattern: RegExp, of: number): number => (text.match(pattern)?.length ?? 0) / of

const VOWEL = /[aeiouyæœøı]/gi
/** Capitals behind small letters, more than a name of two words written as one has, or a sign of no word between letters. */
const BROKEN = /\p{Ll}\p{Lu}[\p{L}\p{N}]*\p{Ll}\p{Lu}|\p{L}[#$%<>[\\\]^{|}~]+\p{L}/u

/** Scripts of which no word has two. */
const ALONE =
  `Latin Cyrillic Armenian Hebrew Arabic Syriac Devanagari Bengali Gurmukhi Oriya Tamil Telugu Kannada Malayalam
  Sinhala Thai Lao Myanmar Georgian Ethiopic Khmer`
    .split(/\s+/)
    .map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))
const isMixed = (word: string): boolean => ALONE.filter((script) => script.test(word)).length > 1
const [LEAST_MIXED, MIXED] = [8, 0.3]

/**
 * Whether what a file gives as the words of a page are none: the numbers of its font's shapes taken for letters, characters
 * without a meaning, another alphabet moved along by some places. Few words are never called so.
 */
export function isGarbled(text: string): boolean {
  const characters = text.replace(/\s/g, '')
  const length = [...characters].length
  if (length < LEAST) return false
  if (share(characters, /[\p{Co}\ufffd\p{Cc}]/gu, length) > MEANINGLESS) return true
  // A table of figures and lines of dots are read as they are.
  const signs = characters.replace(/([^\p{L}\p{N}])\1+/gu, '$1')
  if (share(signs, /[\p{L}\p{N}\p{M}.,:;()'’"“”/–—-]/gu, [...signs].length) < LETTERS) return true
  const mixed = [...new Set(text.split(/[^\p{L}\p{M}]+/u))].filter((word) => word.length >= 3)
  if (mixed.length >= LEAST_MIXED && mixed.filter(isMixed).length > MIXED * mixed.length) return true
  const latin = characters.normalize('NFD').match(/\p{Script=Latin}/gu) ?? []
  if (latin.length < 0.3 * length) return false
  if (latin.length >= LEAST_LATIN && share(latin.join(''), VOWEL, latin.length) < VOWELS) return true
  const all = [...new Set(text.split(/\s+/))].filter((word) => /\p{L}/u.test(word))
  return all.length >= LEAST_WORDS && all.filter((word) => BROKEN.test(word)).length > MOSTLY * all.length
}
