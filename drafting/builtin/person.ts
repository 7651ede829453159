/** How a text speaks of somebody. `plural` is the verb's number: "they were", but "she was". */
export interface Person {
  full: string
  /** "Dr. Halmos"; without a title the whole name. */
  short: string
  subject: string
  object: string
  possessive: string
  reflexive: string
  plural: boolean
  /** Facts that hold the name and title. */
  sources: string[]
}

const SETS = {
  she: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself', plural: false },
  he: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself', plural: false },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves', plural: true },
} as const

/** The pronouns that a gender and a title tell: Male or Mr. is he; Female, Mrs. or Ms. is she; anything else is they. */
function pronounsOf(gender: string, title: string): (typeof SETS)[keyof typeof SETS] {
  const told = gender.toLowerCase()
  if (told === 'female') return SETS.she
  if (told === 'male') return SETS.he
  if (told === 'other' || told === 'non-binary') return SETS.they
  if (title === 'Mr.') return SETS.he
  return title === 'Mrs.' || title === 'Ms.' ? SETS.she : SETS.they
}

interface Named {
  pronoun: string
  gender: string
  first_name: string
  middle_name: string
  last_name: string
}

export function personOf(named: Named, sources: string[]): Person {
  const full = [named.first_name, named.middle_name, named.last_name].filter((part) => part.trim() !== '').join(' ')
  const surname = named.last_name.trim()
  return {
    full,
    short: surname !== '' && named.pronoun !== '' ? `${named.pronoun} ${surname}` : full,
    ...pronounsOf(named.gender, named.pronoun),
    sources,
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const possessiveOf = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`)
