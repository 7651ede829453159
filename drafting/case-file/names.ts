import { asFiled, type FiledName } from '#domain/filing-name.ts'
import type { Profile } from '../profile.ts'

interface Named extends FiledName {
  pronoun: string
  gender: string
  first_name: string
  middle_name: string
  last_name: string
}

const together = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(' ')

/** The title before a name: that of the form, or the one that the record gives in its place. */
export const titleOf = ({ pronoun, recorded_title }: Named): string => recorded_title ?? pronoun

const titled = (person: Named, name: string): string => (name === '' ? '' : together(titleOf(person), name))

/** `Ilka Rozália Kőszegvári`. */
export const fullName = (person: Named): string => together(person.first_name, person.middle_name, person.last_name)

/** `Dr. Ilka Rozália Kőszegvári`. */
export const titledFullName = (person: Named): string => titled(person, fullName(person))

/** `Dr. Kőszegvári`. */
export const titledName = (person: Named): string => titled(person, person.last_name)

/** What the product calls a person to the applicant, who knows the native name too. No document to be filed uses it. */
export const nameOrNative = (person: Named): string => fullName(person) || (person.native_name ?? '')

/** The native name in parentheses, for the one place where a document introduces the person. */
export const nativeAside = ({ native_name }: FiledName): string =>
  native_name === undefined ? '' : ` (${native_name})`

/** What a document asks for where a name is not known in Latin letters. */
export const ASK_OWN_NAME = { what: 'your name in Latin letters', path: 'application.latin_first_name' } as const
export const askNameOf = (referee: number): { what: string; path: string } => ({
  what: 'recommender’s name in Latin letters',
  path: `referees.${referee}.latin_first_name`,
})

/** The same as text, for the lines of a document that hold no marks of their own. */
export const inBrackets = ({ what }: { what: string }): string => `[Missing: ${what}]`

/** The profile with every person under the name that a filing uses. Documents, checks and comparisons all read this one. */
export function withFilingNames(profile: Profile): Profile {
  const application = asFiled(profile.application)
  const recorded_title = recordedTitle(application, profile)
  return {
    ...profile,
    application: recorded_title === undefined ? application : { ...application, recorded_title },
    referees: profile.referees.map(asFiled),
  }
}

const NEUTRAL = 'Mx.'

/** "Mx." of a person who is "they", where a paper of the filing calls them so: "Ms." or "Mr." would stand against it. */
function recordedTitle(person: Named, { uploads }: Profile): string | undefined {
  const { last_name, pronoun } = person
  const isMeant = last_name !== '' && pronoun !== 'Dr.' && pronounSet(person) === 'they/them'
  const name = `${NEUTRAL} ${last_name}`
  return isMeant && uploads.some(({ pages }) => pages.some((page) => page.includes(name))) ? NEUTRAL : undefined
}

/**
 * The pronouns that the entries tell: the gender decides, and a title where the gender is not told.
 * "Other" and "non-binary" are they, as is everything that tells nothing.
 */
export function pronounSet({ gender, pronoun }: Pick<Named, 'gender' | 'pronoun'>): 'he/him' | 'she/her' | 'they/them' {
  const told = gender.toLowerCase()
  if (told === 'female') return 'she/her'
  if (told === 'male') return 'he/him'
  if (told === 'other' || told === 'non-binary') return 'they/them'
  if (pronoun === 'Mr.') return 'he/him'
  return pronoun === 'Mrs.' || pronoun === 'Ms.' ? 'she/her' : 'they/them'
}
