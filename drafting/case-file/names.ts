interface Named {
  pronoun: string
  gender: string
  first_name: string
  middle_name: string
  last_name: string
}

const together = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(' ')

/** `Ilka Rozália Kőszegvári`. */
export const fullName = (person: Named): string => together(person.first_name, person.middle_name, person.last_name)

/** `Dr. Ilka Rozália Kőszegvári`. */
export const titledFullName = (person: Named): string => together(person.pronoun, fullName(person))

/** `Dr. Kőszegvári`. */
export const titledName = (person: Named): string => together(person.pronoun, person.last_name)

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
