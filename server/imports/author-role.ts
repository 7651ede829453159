import type { Author, Work } from '#documents/records/records.ts'
import { fold, foldSpelled } from './fold.ts'

export interface Person {
  first_name: string
  middle_name: string
  last_name: string
}

const ways = (text: string): string[] => [...new Set([fold(text), foldSpelled(text)])]
const meet = (one: string, other: string): boolean => ways(one).some((way) => way !== '' && ways(other).includes(way))

/** "R.", "R. K." and "RK" stand for names that begin so. */
function givenFits(given: string, person: Person): boolean {
  const names = [person.first_name, `${person.first_name} ${person.middle_name}`]
  if (names.some((name) => meet(given, name))) return true
  const [first = ''] = fold(given).split(' ')
  const own = fold(person.first_name)
  if (first === '' || own === '') return false
  const isInitials = first.length === 1 || /^\p{Lu}{2,3}$/u.test(given.trim())
  return isInitials ? own.startsWith(first[0] ?? '') : first === own.split(' ')[0]
}

/** A name that came whole may still be of one person: "R. Kőszegi". */
function partsOf({ family, given }: Author): Author {
  const words = family.split(' ')
  return given !== '' || words.length < 2
    ? { family, given }
    : { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') }
}

function isPerson(author: Author, person: Person): boolean {
  const { family, given } = partsOf(author)
  if (given === '') return false
  return (
    (meet(family, person.last_name) && givenFits(given, person)) ||
    // Names whose family part comes first are often taken for the other way round.
    (meet(given, person.last_name) && meet(family, person.first_name))
  )
}

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

/** The applicant's place among the authors, where the file leaves no doubt; otherwise why none is told. */
export type AuthorRole = { role: string } | { note: string; stranger?: true }

export function authorRole({ authors, others }: Pick<Work, 'authors' | 'others'>, person: Person): AuthorRole {
  const count = authors.length
  if (count === 0) return { note: 'The file names no authors. Tell your role.' }
  const places = authors.flatMap((author, index) => (isPerson(author, person) ? [index] : []))
  const [place, second] = places
  const total = `${count.toLocaleString('en-US')} ${count === 1 ? 'author' : 'authors'}`
  if (place === undefined) {
    const found =
      count === 1 ? `The file names one author, ${named(authors[0] as Author)}.` : `The file names ${total}.`
    if (others) return { note: `${found} It says “and others”: if you are one of them, tell your role.` }
    return { note: `${found} Your name is not there as you spell it.`, stranger: true }
  }
  if (second !== undefined) {
    const names = places.slice(0, 2).map((at) => named(authors[at] as Author))
    return { note: `More than one author could be you (${names.join(', ')}). Tell your role.` }
  }
  if (count === 1 && !others) return { role: 'Sole author' }
  return { role: `${ordinal(place + 1)} of ${others ? 'more than ' : ''}${total}` }
}
