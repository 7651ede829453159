import { fullName, pronounSet, titleOf } from '../case-file/names.ts'

/** How a text speaks of somebody. `plural` is the verb's number: "they were", but "she was". */
export interface Person {
  full: string
  /** "Dr. Halmos"; without a title the whole name. */
  short: string
  /** False where the name is not known in Latin letters: `full` and `short` then say "the applicant". */
  isNamed: boolean
  subject: string
  object: string
  possessive: string
  /** "hers": what stands without its noun. */
  own: string
  reflexive: string
  plural: boolean
  /** Facts that hold the name and title. */
  sources: string[]
}

const SETS = {
  'she/her': { subject: 'she', object: 'her', possessive: 'her', own: 'hers', reflexive: 'herself', plural: false },
  'he/him': { subject: 'he', object: 'him', possessive: 'his', own: 'his', reflexive: 'himself', plural: false },
  'they/them': {
    subject: 'they',
    object: 'them',
    possessive: 'their',
    own: 'theirs',
    reflexive: 'themselves',
    plural: true,
  },
} as const

const UNNAMED = 'the applicant'

export function personOf(named: Parameters<typeof fullName>[0], sources: string[]): Person {
  const full = fullName(named)
  const surname = named.last_name.trim()
  const title = titleOf(named)
  const isNamed = full !== ''
  return {
    full: isNamed ? full : UNNAMED,
    short: surname !== '' && title !== '' ? `${title} ${surname}` : isNamed ? full : UNNAMED,
    isNamed,
    ...SETS[pronounSet(named)],
    sources,
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const possessiveOf = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`)
