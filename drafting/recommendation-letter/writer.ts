import { namesTie } from '#domain/recommender.ts'
import { inWords } from '../builtin/dates.ts'
import { contentWords } from '../builtin/passages.ts'
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

/** Of one without a tie, and of one who never met the applicant, the years known are those of the work, and contact has none. */
export const knowsPerson = (bond: Bond): boolean => tieOf(bond) === 'dependent' && !tellsNeverMet(bond.relationship)

/** How a writer can know a piece of work: from within, from using it, from what was published of it, or only from hearsay. */
export type Insight = 'inside' | 'used' | 'read' | 'outside'

/** What of a work tells whether a writer knows it. */
export interface KnownWork {
  organization: string
  academic: boolean
  published: boolean
  project_name: string
  /** Its passages, and the papers that others have issued about it. */
  text: string
  /** All that is told of it. */
  account: string
  issuers: readonly string[]
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How much of what was said of the writer speaks of a work; its title counts for more. */
function nearness({ relationship, comments, organization }: Referee, work: KnownWork): number {
  // The house's own name tells nothing of what is done in it.
  const said = new Set(contentWords(`${relationship} ${comments}`.replaceAll(organization, ' ')))
  const shared = (text: string) => [...new Set(contentWords(text))].filter((word) => said.has(word)).length
  return 2 * shared(work.project_name) + shared(work.text)
}

/** Names of a letter and a figure: "GC-4". */
const codesIn = (name: string): string[] => name.match(/\b\p{Lu}+-?\d+\b/gu) ?? []

/** From so much on a remark speaks of a work, where no other work is much nearer. */
const SPEAKS = 5

const USER_OR_OFFICE = /\b(?:customer|client|user|buyer|uses?|administrator|commissioner|mayor|inspector)\b/i
const USER = /\b(?:customer|client|user|buyer)\b/i

/** Words by which many houses begin. */
const COMMON =
  /^(?:the|new|north|south|east|west|northern|southern|eastern|western|upper|lower|national|american|great|saint|san|santa|city|state|university|universidad|institute|institut|school|college|center|hospital|department|first|united|general|central|royal|three|big|old)$/

/** "Tonquah High School" is of the house of "Tonquah County School District". */
function isSameHouse(one: string, other: string): boolean {
  const [a = '', b = ''] = [plainName(one).split(' ')[0], plainName(other).split(' ')[0]]
  return plainName(one) === plainName(other) || (a === b && a.length > 3 && !COMMON.test(a))
}

/**
 * Whether a writer knows the duties of a post: whose house it was held in, or who has a tie to the applicant and names that
 * house in what is said of the tie, as a former supervisor does who has moved on since.
 */
export function knowsPost(referee: Referee, { organization }: { organization: string }): boolean {
  if (referee.organization === organization) return true
  const house = plainName(organization)
  const said = ` ${plainName(`${referee.relationship} ${referee.comments}`)} `
  return house !== '' && knowsPerson(referee) && said.includes(` ${house} `)
}

/** Those who read what is published in a field. */
const ACADEMIC =
  /\b(?:professor|lecturer|researcher|scientist|scholar|dean|physician|curator|university|institute|college|laboratory|academy|research|medical|hospital)\b/i

/** Who has enough to tell from within or from use leaves to others what is only known from reading. */
function ownKnowledge(referee: Referee, insights: Insight[]): Insight[] {
  const own = insights.filter((one) => one === 'inside' || one === 'used').length
  const reads = ACADEMIC.test(`${referee.title} ${referee.organization}`)
  const enough =
    referee.category === 'professor' ? Number.POSITIVE_INFINITY : reads && referee.category !== 'other' ? 2 : 1
  const isReader = referee.category === 'other' && !USER_OR_OFFICE.test(`${referee.relationship} ${referee.title}`)
  return own < enough || isReader ? insights : insights.map((one) => (one === 'read' ? 'outside' : one))
}

/** How a writer knows each of the works. */
export function insightsOf(referee: Referee, works: readonly KnownWork[]): Insight[] {
  const house = plainName(referee.organization)
  const said = `${referee.relationship} ${referee.comments}`
  const near = works.map((work) => nearness(referee, work))
  const nearest = Math.max(0, ...near)
  const names = [referee.organization, referee.last_name].filter((name) => name.length > 3)
  const namedIn = (work: KnownWork): boolean[] => names.map((name) => work.account.includes(name))
  // Whoever had a part in one work speaks of that one, unless the remarks are nearer to another.
  const isPartner =
    tieOf(referee) === 'dependent' &&
    works.some((work) => namedIn(work)[1] === true || isSameHouse(referee.organization, work.organization))
  const enough = (isPartner ? 1 : 0.6) * nearest
  const insights = works.map((work, at): Insight => {
    const how = near[at] ?? 0
    const isNamed = namedIn(work)
    // Who is named in the account of a work had a part in it; a house that is named has it in use.
    if (isNamed[1] === true && tieOf(referee) === 'dependent') return 'inside'
    if (isNamed.includes(true) || codesIn(work.project_name).some((code) => said.includes(code))) return 'used'
    if (tieOf(referee) === 'dependent' && isSameHouse(referee.organization, work.organization)) return 'inside'
    if ((how >= SPEAKS && how >= enough) || work.issuers.some((issuer) => plainName(issuer).includes(house)))
      return 'used'
    return work.published ? 'read' : 'outside'
  })
  if (insights.includes('used') || !USER.test(referee.relationship)) return ownKnowledge(referee, insights)
  // A customer knows what is sold, even where the entry names no more than that.
  const sold = works.map((work, at) => (work.academic || work.published ? 0 : (near[at] ?? 0)))
  const most = Math.max(0, ...sold)
  return insights.map((one, at) => (most > 0 && sold[at] === most ? 'used' : one))
}

const OFTEN: Record<string, string> = {
  daily: 'every day',
  weekly: 'every week',
  monthly: 'every month',
  quarterly: 'every quarter',
  yearly: 'about once a year',
}

export const frequency = (value: string): string => OFTEN[value] ?? value

/** "four years", "more than nine years", "almost four years": nobody says "9.2 years". */
export const years = (value: string): string => {
  const count = Number(value)
  const whole = Math.floor(count)
  const rest = count - whole
  if (rest < 0.05) return whole === 1 ? 'one year' : `${inWords(whole)} years`
  if (Math.abs(rest - 0.5) < 0.05) return whole === 0 ? 'half a year' : `${inWords(whole)} and a half years`
  if (rest > 0.5) return whole === 0 ? 'almost a year' : `almost ${inWords(whole + 1)} years`
  if (whole === 0) return 'some months'
  return whole === 1 ? 'more than a year' : `more than ${inWords(whole)} years`
}

const SOLE_POST =
  /\b(?:owner|founder|principal|director|president|head|chair|manager|administrator|coordinator|chief)\b/i

/** A title as it stands after "as": written small where it is one word or was typed small. */
export function postIn(title: string): string {
  const isCapital = title
    .split(' ')
    .slice(1)
    .some((word) => /^\p{Lu}/u.test(word))
  return isCapital || /^\p{Lu}{2,}/u.test(title) ? title : title.toLowerCase()
}

/** "I am the owner", "I am a lecturer", "I am General Manager". */
export const titleIn = (title: string): string => {
  const post = postIn(title)
  return post === title && /^\p{Lu}/u.test(post) ? post : `${SOLE_POST.test(post) ? 'the' : 'a'} ${post}`
}
