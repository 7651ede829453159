import { contentWords } from '../builtin/passages.ts'
import type { Phrase } from '../builtin/phrase.ts'
import type { Entry } from '../builtin/portrait.ts'
import { asTitle, quotable } from '../builtin/quoted.ts'
import { article, occupation } from '../builtin/wording.ts'
import { GENERALITIES, OCCUPATIONS } from '../endeavors/occupations.ts'

/** The occupation that the profile names, as a letter speaks of it. */
export interface Occupation {
  value: string
  /** "a battery engineer" */
  worksAs: Phrase
}

export function occupationOf(applicant: Entry): Occupation | undefined {
  const worksAs = applicant.say('occupation', (value) => article(occupation(value)))
  return worksAs === undefined ? undefined : { value: applicant.value('occupation'), worksAs }
}

const HELD = new RegExp(`\\b(?:${OCCUPATIONS.replaceAll(' ', '|')})s?$`, 'i')

/** A field in the words in which it was typed: which article it would take, nobody can tell for certain. */
export const fieldQuoted = (typed: string): string => `“${asTitle(quotable(typed))}”`

/** The field that the profile names; an endeavor lies in it and is never the field itself. */
export const fieldOf = (applicant: Entry): Phrase | undefined =>
  // "Civil engineer" is an occupation, which no sentence can call a field.
  HELD.test(applicant.value('field_of_endeavor')) ? undefined : applicant.say('field_of_endeavor', fieldQuoted)

const SAYS_LITTLE = new Set(contentWords(GENERALITIES))

/** True of a title that says no more than the field does, but for words that fit any endeavor. */
export function repeatsField(title: string, field: string): boolean {
  const told = new Set(contentWords(field))
  const own = contentWords(title).filter((word) => told.has(word) || !SAYS_LITTLE.has(word))
  return own.length > 0 && own.every((word) => told.has(word))
}
