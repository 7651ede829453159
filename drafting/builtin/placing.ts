import type { Entry } from './portrait.ts'

/** What somebody was, given as the name of a paper. */
export const ROLE = /^(?:Coach|Winner|Finalist|Speaker|Judge|Jury Member|Reviewer|Editor|Mentor|Recipient)\b/

/** What somebody was given or came to in a contest that was not the contest's own prize. */
export interface Placing {
  /** "second place", "an honorable mention" */
  place: string
  /** "the Rural Challenge" */
  contest: string
  /** The fields that tell the place. */
  fields: string[]
  /** True of a place, which somebody takes; a mention and a prize are received. */
  isTaken: boolean
}

const RANK = String.raw`(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)`
const FIRST = String.raw`(?:first|1st)`
const PLACE = String.raw`(?:(?:${FIRST}|${RANK}) (?:place|prize|rank)|(?:honou?rable|special) mention|(?:gold|silver|bronze) medal)`

/** The place before the contest ("2nd place in the Rural Challenge") or behind it ("Rural Challenge, second place"). */
const BEFORE = new RegExp(
  String.raw`^(?<place>${PLACE})(?:,| [–—-]| (?:in|at|of|for))? (?<contest>(?:the )?\p{Lu}.+)$`,
  'iu',
)
const BEHIND = new RegExp(String.raw`^(?<contest>.+?)(?:,| [–—-]|:)? \(?(?<place>${PLACE})\)?$`, 'iu')

/** The same in an account of it; what it says of others is not the applicant's. */
const TOLD = [
  new RegExp(
    String.raw`\b(?:I|we|my|our)\b[^.;,]{0,40}\b(?<place>${RANK} (?:place|prize)|(?:honou?rable|special) mention)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:I|we|my \p{L}+|our \p{L}+) (?:came|finished|was|were|placed|ranked|came in) (?<place>${RANK})\b(?! (?:time|author|year))`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:awarded |received |took |won |got )?(?:the |an? )?(?<place>${RANK} (?:place|prize)|(?:honou?rable|special) mention)\b`,
    'iu',
  ),
  new RegExp(String.raw`^(?<place>${RANK}) (?:of|among|out of)\b`, 'iu'),
]
const BEST = /\bfirst (?:place|prize)\b|\b(?:I|we) (?:then |later |also )?won (?:it|the)\b|\bwinner\b/i

const IN_WORDS: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
}

function inFull(typed: string): string {
  const small = typed.toLowerCase().replace(/^\d\p{L}+/u, (rank) => IN_WORDS[rank] ?? rank)
  if (/^honou?rable|^special|medal$/.test(small))
    return `a${small.startsWith('h') ? 'n' : ''} ${small.replace('honour', 'honor')}`
  return / /.test(small) ? small : `${small} place`
}

const isTaken = (place: string): boolean => !/(?:prize|mention|medal)$/i.test(place)

const called = (contest: string): string => `the ${contest.replace(/^the /i, '')}`

/** The place in a contest that a paper is called by, or that its account alone tells. */
export function placingOf(item: Entry): Placing | undefined {
  const name = item.value('name')
  const { place, contest } = (BEFORE.exec(name) ?? BEHIND.exec(name))?.groups ?? {}
  if (place !== undefined && contest !== undefined)
    return { place: inFull(place), contest: called(contest), fields: ['name'], isTaken: isTaken(place) }
  const account = item.value('brief_introduction')
  // "Coach of the Third-Place Team" is what somebody was, and no contest.
  if (ROLE.test(name) || BEST.test(account) || !OF_CONTEST.test(`${name} ${item.value('category')}`)) return undefined
  const said = TOLD.flatMap((form) => form.exec(account)?.groups?.place ?? [])[0]
  return said === undefined
    ? undefined
    : { place: inFull(said), contest: called(name), fields: ['name', 'brief_introduction'], isTaken: isTaken(said) }
}

const OF_CONTEST = /\b(?:Achievement|prize|award|contest|challenge|competition|olympiad|medal|cup)\b/i
