import type { Author, Work } from '#documents/records/records.ts'
import { matchNames, type KnownPerson } from '#domain/same-person.ts'

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']

function ordinal(place: number): string {
  const word = ORDINALS[place - 1]
  if (word !== undefined) return word
  const ending = { one: 'st', two: 'nd', few: 'rd' }[
    new Intl.PluralRules('en', { type: 'ordinal' }).select(place) as string
  ]
  return `${place.toLocaleString('en-US')}${ending ?? 'th'}`
}

const named = ({ family, given }: Author): string => [given, family].filter(Boolean).join(' ').slice(0, 80)

/** The applicant's place among the authors, where the names leave no doubt; otherwise what to ask, and whether it may be theirs. */
export type AuthorRole = { role: string } | { note: string; is: 'open' | 'unsure' | 'stranger' }

export function authorRole({ authors, others }: Pick<Work, 'authors' | 'others'>, person: KnownPerson): AuthorRole {
  const count = authors.length
  if (count === 0) return { note: 'The file names no authors. Tell your role.', is: 'open' }
  const matches = authors.map((author) => matchNames(author, person))
  const places = authors.flatMap((_, index) => (matches[index] === 'other' ? [] : [index]))
  const [place, second] = places
  const total = `${count.toLocaleString('en-US')} ${count === 1 ? 'author' : 'authors'}`
  if (place === undefined) {
    const found =
      count === 1 ? `The file names one author, ${named(authors[0] as Author)}.` : `The file names ${total}.`
    if (others) return { note: `${found} It says “and others”: if you are one of them, tell your role.`, is: 'open' }
    return { note: `${found} Your name is not there as you spell it.`, is: 'stranger' }
  }
  const isSure = matches.includes('same')
  if (second !== undefined) {
    const names = places.slice(0, 2).map((at) => named(authors[at] as Author))
    return {
      note: `More than one author could be you (${names.join(', ')}). Tell your role.`,
      is: isSure ? 'open' : 'unsure',
    }
  }
  const role = count === 1 && !others ? 'Sole author' : `${ordinal(place + 1)} of ${others ? 'more than ' : ''}${total}`
  if (isSure) return { role }
  return {
    note: `“${named(authors[place] as Author)}” may be you, or somebody else. If it is you, enter your role (${role}).`,
    is: 'unsure',
  }
}
