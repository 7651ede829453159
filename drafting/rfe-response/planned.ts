import {
  isToAnswer,
  type AnalysedIssue,
  type Factor,
  type IssueWork,
  type Quoted,
  type RfeAnalysis,
  type WrongStandard,
} from '#domain/rfe.ts'
import { isBeyond } from '#domain/rfe-beyond.ts'
import { overlap } from '../builtin/passages.ts'
import { isOfPronoun } from '../rfe-analysis/errors.ts'
import { changeIn } from './alleged-change.ts'
import { headed } from './answered.ts'
import { isSame, placesIn } from '../rfe-notice/places.ts'

/** An issue with all that its answer takes up: what the applicant did about it, and where the notice is to be corrected. */
export interface PlannedIssue {
  /** Its number in the list of issues: it keeps it when one before it is put aside, or one is added. */
  number: number
  id: string
  issue: AnalysedIssue
  work: IssueWork | undefined
  heading: string
  /** The notice's heading where several issues stand under it: it is printed once, before the first of them. */
  group: { id: string; heading: string } | undefined
  law: (Quoted & { why: WrongStandard })[]
  errors: RfeAnalysis['errors']
  beyond: RfeAnalysis['beyond']
  /** Nothing of it belongs to this petition: the law is its answer. */
  isBeyond: boolean
  /** The officer's words that the endeavor was changed: what the record holds on the endeavor is no answer to them. */
  alleged: Quoted | undefined
  /** The issue before it that is about the same factor: what was shown there is not shown twice. */
  before: PlannedIssue | undefined
}

/** How much of its words a quotation shares with another that says the same. */
const SAME = 0.8

const quotesOf = ({ quote, further, requests }: AnalysedIssue): string[] => [
  quote,
  ...[...further, ...requests].map((one) => one.quote),
]

/** Which issue holds a quotation as its own; else the last that begins before it in the notice. */
function issueOf(
  issues: readonly AnalysedIssue[],
  { placeOf, begins, order }: ReturnType<typeof placesIn>,
): (one: Quoted) => { index: number; isOwn: boolean } {
  return (one) => {
    const { quote } = one
    const own = issues.findIndex((issue) =>
      quotesOf(issue).some((words) => words.includes(quote) || quote.includes(words) || overlap(words, quote) > SAME),
    )
    if (own !== -1) return { index: own, isOwn: true }
    const place = placeOf(one)
    const last = order.findLast((index) => (begins[index] ?? 0) <= place)
    return { index: last ?? order[0] ?? 0, isOwn: false }
  }
}

/** Factors that one and the same evidence answers. */
const RELATED: Readonly<Partial<Record<Factor, Factor>>> = {
  plan: 'progress',
  progress: 'plan',
  advanced_degree: 'five_years',
  five_years: 'advanced_degree',
}

/** What tells of the law or of another case says nothing of this one that could be mistaken. */
const ON_LAW = /\b(?:Dhanasar|Chawathe|AAO|In (?:that|the) (?:case|decision))\b/u

/** The section that answers an issue. */
export const sectionOf = (index: number): string => `issue-${index + 1}`

/**
 * The answers that a response gives, one for each issue of the notice that was not put aside. The words of one that was go
 * with it; what stands beside them is taken up by an answer under the same heading.
 */
export function plannedIssues(
  { issues, reading, errors, beyond }: RfeAnalysis,
  work: readonly IssueWork[],
  pages: readonly string[],
): PlannedIssue[] {
  const places = placesIn(issues, pages)
  const holds = issueOf(issues, places)
  const answered = places.order.flatMap((index): [number, AnalysedIssue][] => {
    const issue = issues[index]
    return issue !== undefined && isToAnswer(work[index]) ? [[index, issue]] : []
  })
  const takenUpBy = (one: Quoted): number | undefined => {
    const { index, isOwn } = holds(one)
    if (isOwn || isToAnswer(work[index])) return index
    const kin = answered.filter(([, { heading }]) => isSame(heading, issues[index]?.heading ?? null))
    const rank = (other: number) => places.order.indexOf(other)
    return (kin.findLast(([other]) => rank(other) < rank(index)) ?? kin[0])?.[0]
  }
  const at = <T extends Quoted>(all: readonly T[], index: number): T[] => all.filter((one) => takenUpBy(one) === index)
  const planned: PlannedIssue[] = []
  const byFactor = new Map<Factor, PlannedIssue>()
  for (const [rank, [index, issue]] of answered.entries()) {
    const shares = isSame(issue.heading, answered[rank - 1]?.[1].heading ?? null)
    const isShared = shares || isSame(issue.heading, answered[rank + 1]?.[1].heading ?? null)
    const before = planned.at(-1)
    const alleged = changeIn(issue)
    const one: PlannedIssue = {
      number: index + 1,
      id: sectionOf(index),
      issue,
      work: work[index],
      heading: issue.heading === null || isShared ? headed(issue) : issue.heading,
      alleged,
      group:
        issue.heading === null || !isShared
          ? undefined
          : shares
            ? before?.group
            : { id: `heading-${index + 1}`, heading: issue.heading },
      law: at(reading.wrong_standard, index),
      errors: at(errors, index).filter((error) => !ON_LAW.test(error.quote) && !isOfPronoun(error)),
      beyond: at(beyond, index),
      isBeyond: isBeyond(issue, beyond),
      before:
        issue.factor === 'other' || alleged !== undefined
          ? undefined
          : (byFactor.get(issue.factor) ?? byFactor.get(RELATED[issue.factor] ?? issue.factor)),
    }
    planned.push(one)
    if (!byFactor.has(issue.factor) && alleged === undefined) byFactor.set(issue.factor, one)
  }
  return planned
}
