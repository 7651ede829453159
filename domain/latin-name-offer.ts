import { z } from 'zod'
import { fileRef } from './file.ts'
import { isInLatinLetters, isLatinName } from './filing-name.ts'
import { isParticle, type NameGiven } from './same-person.ts'

/** A name in Latin letters that a paper of the applicant prints. It is offered beside the field and never set by itself. */
export const latinNameOffer = z.object({
  /** Empty where the paper prints one name only. */
  given: z.string(),
  surname: z.string(),
  source: z.enum(['notice', 'import']),
  file: fileRef,
})
export type LatinNameOffer = z.infer<typeof latinNameOffer>

/** What forms print in place of a name that a person does not have. */
const PLACEHOLDER = /^(?:FNU|LNU)$/i
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor)\.?$/i

const wordsOf = (text: string): string[] =>
  text.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !PLACEHOLDER.test(word) && !TITLE.test(word))

/** "Mingxuan Li (李明轩)" and "李明轩 Mingxuan Li" without the words of the other script. */
const latinWords = (text: string): string[] =>
  wordsOf(text)
    .filter(isInLatinLetters)
    .map((word) => word.replace(/^[("“]+|[)"”;]+$/gu, ''))

/** The surname in a name that a paper prints in one piece with the surname at its end: the last word and its particles. */
function split(words: readonly string[]): Pick<LatinNameOffer, 'given' | 'surname'> {
  let start = words.length - 1
  while (start > 1 && isParticle(words[start - 1] ?? '')) start--
  return { given: words.slice(0, start).join(' '), surname: words.slice(start).join(' ') }
}

/**
 * The name of a person in Latin letters as a paper prints it: "LI, MINGXUAN", "MINGXUAN LI", or in parts. Undefined where
 * the paper has initials or another script only.
 */
export function latinNameIn({ family, given }: NameGiven): Pick<LatinNameOffer, 'given' | 'surname'> | undefined {
  const [before, after = ''] = given === '' ? family.split(/,(.*)/su) : [family, given]
  const [surname, names] = [latinWords(before ?? ''), latinWords(after)]
  const found =
    names.length > 0 && surname.length > 0
      ? { given: names.join(' '), surname: surname.join(' ') }
      : split([...names, ...surname])
  const parts = [found.given, found.surname].filter((part) => part !== '')
  const isWhole = parts.every((part) => isLatinName(part) && /\p{L}{2}/u.test(part))
  return parts.length > 0 && isWhole ? found : undefined
}

const key = ({ given, surname }: Pick<LatinNameOffer, 'given' | 'surname'>): string =>
  `${given} ${surname}`.toLowerCase()

/** Each name once, with the first source that gives it. */
export const withoutRepeats = (offers: readonly LatinNameOffer[]): LatinNameOffer[] =>
  offers.filter((offer, at) => offers.findIndex((other) => key(other) === key(offer)) === at)

/** True of an offer that fits a person's number of names. */
export const fitsName = ({ given }: LatinNameOffer, hasOneName: boolean): boolean => (given === '') === hasOneName
