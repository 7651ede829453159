import { NO_PAPER_NAMED, type NoticeIssue } from '#domain/rfe.ts'
import { inBrief, namedIn } from './lacking.ts'
import { pointOf, unknownPoint } from './points/index.ts'

const LONGEST = 80
/** Headings that name the whole test, or only that something is asked. */
const GENERAL =
  /^(?:(?:the )?(?:first|second|third|1st|2nd|3rd) prong|prong (?:one|two|three|[123i]+)|national interest waiver|(?:request for )?evidence(?: (?:requested|required|needed))?|additional evidence.*|eb-?2.*classification|classification|matter of dhanasar|issues?|deficienc(?:y|ies)|discussion|analysis|conclusion|request|part [a-z0-9]+|section [a-z0-9]+)$/iu
const NUMBER =
  /^\s*(?:(?:first|second|third|fourth|fifth|sixth)\s*[:.–-]\s+|(?:issue|item|point|section|part)\s+\p{L}+\s*[:.–-]\s+|(?:(?:issue|item|point|section|part)\s+)?\(?(?:\d{1,2}(?:\.\d{1,2})*|[ivx]{1,5}|[a-z])[.):]\s+)/iu

/** A heading as a person reads it: without its number, and in small letters where it shouts. */
function spoken(heading: string): string {
  const text = heading
    .replace(/\s+/g, ' ')
    .replace(NUMBER, '')
    .trim()
    .replace(/[:.\s]+$/, '')
  const isLoud = /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)
  if (!isLoud) return text.charAt(0).toUpperCase() + text.slice(1)
  const small = text
    .toLowerCase()
    .replace(/\b(?:eb-\d\w?|i-140|u\.s\.|uscis|stem|eta|ii|iii)\b/gu, (word) => word.toUpperCase())
  return small.charAt(0).toUpperCase() + small.slice(1)
}

const isTelling = (heading: string): boolean => {
  const text = spoken(heading)
  return text.length > 3 && text.length <= LONGEST && !GENERAL.test(text)
}

/** What no known factor names is called by the officer's own words. */
function ofFactor(issue: NoticeIssue): string {
  const point = pointOf(issue)
  return point === unknownPoint ? inBrief(issue.quote, LONGEST) : point.title
}

/** What each issue is called: by its own heading where that tells something and no other issue has it, else by its factor; one that was added by its own words where another is called so. */
export function titlesOf(issues: readonly NoticeIssue[]): string[] {
  const named = issues.map((issue) => {
    const { heading } = issue
    const isShared = issues.filter((one) => one.heading === heading).length > 1
    return heading !== null && !isShared && isTelling(heading) ? spoken(heading) : ofFactor(issue)
  })
  return named.map((title, at) => {
    const before = named.slice(0, at).filter((one) => one === title).length
    if (before === 0) return title
    const { added, quote } = issues[at] ?? {}
    return added === true && quote !== undefined ? inBrief(quote, LONGEST) : `${title} (${before + 1})`
  })
}

/** What is asked for, in a line. */
export function requestedOf(issue: NoticeIssue): string {
  const named = namedIn(issue)
  const requests = named.length === 0 ? issue.requests : named
  if (requests.length === 0) return NO_PAPER_NAMED
  const said = requests.map(({ quote }) => inBrief(quote, requests.length === 1 ? 220 : 110))
  const shown = said.slice(0, 3).join('; ')
  return said.length > 3 ? `${shown}; and ${said.length - 3} more` : shown
}
