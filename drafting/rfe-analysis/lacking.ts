import type { AnalysedIssue, NoticeIssue } from '#domain/rfe.ts'
import { contentWords, overlap } from '../builtin/passages.ts'
import type { Holdings } from './holdings.ts'
import { lowered } from './lowered.ts'
import type { Passage } from './passage.ts'
import { pointOf, type Need } from './points/index.ts'

/** How much of what a request names has to stand in the record for it to be there. */
const ANSWERED = 0.6
const LONGEST = 220

/** Words of requests, cut where a checklist would become a page. */
export function inBrief(words: string, most = LONGEST): string {
  const text = words
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:[•▪●◦‣*–—-]|\(?(?:\d{1,2}|[a-z])[.)])\s+/iu, '')
    .trim()
    .replace(/(?:[;,:]?\s+(?:and|or|such as|including|if any|for example|e\.g))?[\s.;:,]*$/u, '')
  if (text.length <= most) return text
  return `${text.slice(0, text.lastIndexOf(' ', most))} …`
}

/** How a request begins. */
const ASKING = /^\s*(?:please |you (?:may|must|should) (?:also |wish to )?)?(?:submit|provide|send|furnish) (?:us )?/iu

/** What the applicant is to say is no paper until it is one. */
const SAYING =
  /^\s*(?:(?:please|kindly),? |you (?:may|must|should|are asked to) )*(explain|describe|clarify|state|identify|specify|indicate|discuss)(?: in (?:more )?detail)? (?=\S)/iu
const asPaper = (words: string): string =>
  words.replace(SAYING, (_, verb: string) => `A statement that ${verb.toLowerCase().replace(/y$/u, 'ie')}s `)
/** So alike, a request names a paper that is on the list. */
const SAME = 0.55

const isHeld = ({ papers, isHeld: held }: Need, holdings: Holdings): boolean =>
  held?.(holdings) === true || (papers !== undefined && holdings.hasPaper(papers))

const isUsual = ({ usual = false }: Need, holdings: Holdings): boolean =>
  typeof usual === 'boolean' ? usual : usual(holdings)

function stands(request: string, have: readonly Passage[]): boolean {
  const asked = [...new Set(contentWords(request))]
  if (asked.length === 0) return false
  return have.some(({ text }) => {
    const words = new Set(contentWords(text))
    return asked.filter((word) => words.has(word)).length >= ANSWERED * asked.length
  })
}

export interface Lacking {
  /** What is asked for, or belongs to an answer, and is not in the record. */
  missing: string[]
  /** Of these, the needs that are known, with how they are got. */
  needs: Need[]
  /** True where something that the notice itself asks for is among them. */
  isAsked: boolean
}

/** A request that only leads to others, or asks for whatever there is: nothing that could be ticked off. */
const LEADS = /:\s*$/u
const ON_THE_POINT =
  /^\s*(?:please |you may )?(?:submit |send |provide |furnish )?(?:evidence|documentation|documents) (?:on|of|for|about|regarding|concerning) (?:this|that|these|each|every|the above) (?:\w+ )?(?:points?|matters?|issues?|questions?|factors?|elements?|prongs?|requirements?)\b.{0,40}$/iu
const ANYTHING =
  /^\s*(?:please |you may )?(?:submit |send |provide )?(?:any|such|other|further|additional|this|that) (?:other |further |such )*(?:evidence|documentation|information)\b.{0,70}$/iu

const NEEDED =
  /\bevidence (?:is|was) (?:therefore )?(?:needed|required|requested|necessary)\b.{0,60}$|\bneed (?:more|further|additional) evidence\b/iu
/** An item of a list whose lead says of what it is told. */
const TELLS = /^(?:will|has|have|is|are|can|may|would|impacts?|shows?)\b/iu

/** What is to be gathered, of all that is asked for. */
export const namedIn = ({ requests }: NoticeIssue): NoticeIssue['requests'] =>
  requests.filter(
    ({ quote }) =>
      !(LEADS.test(quote) && requests.length > 1) &&
      !ANYTHING.test(quote) &&
      !ON_THE_POINT.test(quote) &&
      !NEEDED.test(quote),
  )

/** What is asked, or typically needed on this factor, and not in the record; a demand of another test is not gathered for. */
export function lackingOn(
  issue: NoticeIssue,
  have: readonly Passage[],
  holdings: Holdings,
  refused: ReadonlySet<string>,
): Lacking {
  const { needs } = pointOf(issue)
  const asking = [issue.quote, ...issue.requests.map(({ quote }) => quote)]
  const isWanted = (need: Need) => asking.some((words) => need.asked.test(words))
  const isNamed = needs.some((need) => need.general !== true && isWanted(need))
  const apt = needs.filter(({ general }) => general !== true || !isNamed)
  const open = apt.filter((need) => (isWanted(need) || isUsual(need, holdings)) && !isHeld(need, holdings))
  // Where the finding itself applies another test, what no need of the right one knows is evidence for that test.
  const named = refused.has(issue.quote) ? [] : namedIn(issue)
  const unknown = named
    .map(({ quote }) => quote)
    .filter((words) => !refused.has(words) && !needs.some((need) => need.asked.test(words)) && !stands(words, have))
    .map((words) => inBrief(asPaper(words.replace(ASKING, ''))))
    .filter((words) => open.every(({ what }) => overlap(what, words) < SAME))
    .map((words) => (TELLS.test(words) ? `evidence that it ${lowered(words)}` : words))
    .map((words) => words.charAt(0).toUpperCase() + words.slice(1))
  return {
    missing: [...new Set([...open.map(({ what }) => what), ...unknown])],
    needs: open,
    isAsked: unknown.length > 0 || open.some(isWanted),
  }
}

/** Of these, what can be there in time; where no day is known nobody can say that it is too late. */
export function obtainable(
  needs: readonly Need[],
  daysLeft: number | null,
): { inTime: AnalysedIssue['obtainable']; late: Need[] } {
  // Where the day has passed nothing is in time, which is said once, and the list still tells what belongs to an answer.
  const isLate = ({ days }: Need) => days !== null && daysLeft !== null && daysLeft >= 0 && days > daysLeft
  return {
    inTime: needs.filter((need) => !isLate(need)).map(({ what, get = what, days }) => ({ what: get, days })),
    late: needs.filter(isLate),
  }
}
