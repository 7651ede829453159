/** A letter of a script that puts no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** A word of another script that does; one or two letters may be symbols: “Δt”. */
const SPACED =
  /(?:(?![\p{Script=Latin}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}]){3,}/gu

/** A word that makes a sentence English. Names and abbreviations stand in any language: “采用 CNN 和 Python”. */
const ENGLISH = /(?<![\p{L}\d’'-])(?=\p{Ll})\p{Script=Latin}+/gu

/** How many such letters make a word. */
const LETTERS_A_WORD = 3

const count = (text: string, form: RegExp): number => text.match(form)?.length ?? 0

/** True of words that are mostly written in another script than English is. A name in its own script stands beside English words. */
export function isInAnotherScript(text: string): boolean {
  const others = count(text, UNSPACED) / LETTERS_A_WORD + count(text, SPACED)
  return others > 0 && others > count(text, ENGLISH)
}
