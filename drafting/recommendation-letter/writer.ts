import { article, occupation } from '../builtin/wording.ts'
import { namesTie } from '#domain/recommender.ts'
import {
  answered,
  deniesTie,
  relationBy,
  tellsNeverMet,
  tellsOfTie,
  TIE_ANSWERS,
  type Bond,
} from '../case-file/ties.ts'
import type { Profile } from '../profile.ts'

type Referee = Profile['referees'][number]

export type Tie = 'dependent' | 'independent' | 'unclear'

/**
 * One tie that was answered with yes makes a writer dependent, and so does the relation that the category names where
 * nothing denies it. Three times no makes the writer independent, unless the category or the relationship's own words tell
 * of a tie. Without the answers a writer is independent only where those words say so.
 */
export function tieOf(bond: Bond): Tie {
  const { relationship } = bond
  if (answered(bond, true).length > 0 || relationBy(bond) !== undefined) return 'dependent'
  if (namesTie(bond.category)) return 'unclear'
  if (answered(bond, false).length === TIE_ANSWERS.length) return tellsOfTie(relationship) ? 'unclear' : 'independent'
  return deniesTie(relationship) ? 'independent' : 'unclear'
}

/** Who are in touch like this know each other, whatever ties them: a customer, a partner. */
const OFTEN: ReadonlySet<string> = new Set(['daily', 'weekly', 'monthly'])

/** Of one without a tie, and of one who never met the applicant, the years known are those of the work, and contact has none. */
export const knowsPerson = (bond: Bond & Pick<Referee, 'frequency'>): boolean =>
  (tieOf(bond) === 'dependent' || (tieOf(bond) === 'unclear' && OFTEN.has(bond.frequency))) &&
  !tellsNeverMet(bond.relationship)

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Whether a writer belongs to the house in which something was done, or belonged to it: who has a tie to the applicant and
 * names that house in the relationship may have moved on since.
 */
export function isOfHouse(referee: Referee, house: string): boolean {
  const name = plainName(house)
  if (name === '' || !knowsPerson(referee)) return false
  return plainName(referee.organization) === name || ` ${plainName(referee.relationship)} `.includes(` ${name} `)
}

/** Whether a text names a writer, or the writer's house. */
export const isNamedIn = ({ last_name, organization }: Referee, text: string): boolean =>
  [last_name, organization].some((name) => name.length > 3 && ` ${plainName(text)} `.includes(` ${plainName(name)} `))

/** Offices that one person holds, which take no article. */
const OFFICE =
  /\bof\b|\b(?:director|chief|head|president|dean|chair|superintendent|principal|manager|officer|owner|founder)\b|[,(/&]/iu

/** A title as it stands after "as": an office as it was typed, any other post small and with its article. */
export const postIn = (title: string): string => (OFFICE.test(title) ? title : article(occupation(title)))
