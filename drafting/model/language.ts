import { isInAnotherScript } from '#domain/script.ts'

const COMMON = new Set(
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which you were her all she there would their we him been has when who will more no if out so said what up its about into than them can only other new some could time these two may then do first any my now such like our over me even most made after also did many'.split(
    ' ',
  ),
)

/** Too few words to tell a language by: a heading, a name, a question mark. */
const SHORT = 25

/** English prose has one of its hundred commonest words in every two or three; other languages share a few of them by chance. */
const LEAST = 0.2

const LATIN = /\p{Script=Latin}/gu
const LETTER = /\p{L}/gu

const QUOTED = /“[^”]*”/g
/** What is quoted may be a name or a title in its own script; a sentence with the full stop of that script is none. */
const isSentence = (quoted: string): boolean => /[。！？｡।]”$/u.test(quoted) && isInAnotherScript(quoted)

/** False of prose that is plainly not English: another script, or hardly a word of those that English cannot do without. */
export function isEnglish(text: string): boolean {
  const bare = text.replace(/\[[^\]]*\]/g, ' ')
  if ((bare.match(QUOTED) ?? []).some(isSentence)) return false
  const prose = bare.replace(QUOTED, ' ')
  const letters = prose.match(LETTER)?.length ?? 0
  if (letters > 0 && (prose.match(LATIN)?.length ?? 0) < letters * 0.8) return false
  const words = prose.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < SHORT) return true
  return words.filter((word) => COMMON.has(word)).length >= words.length * LEAST
}
