import { giveOut } from './list-at-end.ts'
import { isPlainDenial } from './lexicon/plain-denials.ts'
import { STANDARDS } from './lexicon/standards.ts'
import type { Point } from './point.ts'
import { PointReader } from './point-reader.ts'
import { isGeneric, SLIGHT } from './roles.ts'
import { shareRequests } from './shared-requests.ts'
import type { Told } from './told.ts'

/** A prong's own introduction says once more what is said under its headings. */
const isIntroduction = (point: Point, points: readonly Point[]): boolean =>
  point.whole &&
  point.factor !== 'endeavor' &&
  point.findings.length <= 1 &&
  point.requests.length === 0 &&
  points.some(
    (other) =>
      other.section > point.section &&
      other.prong === point.prong &&
      !other.whole &&
      (point.factor === null || other.factor === point.factor),
  )

/** Before the first heading of a point a notice that has such headings only announces them. */
function isOpening(point: Point, points: readonly Point[], told: readonly Told[]): boolean {
  const first = told.find(({ heading }) => heading?.kind === 'point')
  if (first === undefined || point.section >= first.section || point.requests.length > 0) return false
  const headed = points.filter(({ section }) => section >= first.section)
  if (new Set(headed.map(({ section }) => section)).size < 3) return false
  return point.factor === null || headed.some(({ factor }) => factor === point.factor)
}

/** So likely a complaint, few words are one. */
const PLAINLY_FOUND = 0.8

/** Slight negatives that nothing is asked for, unless the words are those of a complaint. */
const isSlight = ({ findings, requests }: Point): boolean =>
  requests.length === 0 && findings.every(({ strength, finds }) => strength <= SLIGHT && (finds ?? 0) < PLAINLY_FOUND)

/** "If a document is in another language, ...": asked of whoever has such. */
const isConditional = ({ findings, requests }: Point): boolean =>
  findings.length === 0 && requests.every(({ own }) => /^\W*(?:if|where|when)\b/.test(own))

/** Of a whole prong, or of all criteria, and of nothing else. */
const OF_THE_WHOLE =
  /\b(?:(?:establish|show|demonstrate)\w* (?:that )?(?:you|he|she|(?:the )?(?:self-)?(?:petitioner|beneficiary)) (?:is|are|meets?|satisf(?:y|ies)|qualif(?:y|ies)) (?:(?:well[- ]positioned|eligible|at least (?:one|two|three)|the (?:first|second|third)|any|all)\b|(?:for )?the (?:classification|waiver|criteria))|bears? on this prong|(?:met|carried|discharged) (?:your|his|her|the|their) burden|(?:prong|test|framework|criteria) (?:has|have) not been (?:met|satisfied)|eligib(?:le|ility) for (?:the|this|a) (?:classification|waiver|benefit|visa))\b/

/** It says once more, or beforehand, what its prong's other points say. */
const isOfTheWhole = (point: Point, points: readonly Point[]): boolean =>
  point.requests.every(({ own }) => isGeneric(own)) &&
  point.findings.some(({ role }) => role === 'finding') &&
  point.findings
    .filter(({ role }) => role === 'finding')
    .every(({ own }) => OF_THE_WHOLE.test(own) && !isPlainDenial(own)) &&
  points.some((other) => other !== point && other.findings.length > 0)

/** What nobody claims need not be shown. */
const isUnclaimed = ({ heading, findings, requests }: Point): boolean =>
  findings.some(({ own }) => NOT_CLAIMED.test(own)) ||
  (requests.length === 0 &&
    (/\bnot claimed\b/i.test(heading ?? '') ||
      (findings.some(({ role }) => role === 'finding') &&
        findings.every(({ role, own }) => role !== 'finding' || NOT_FILED.test(own)))))
const NOT_CLAIMED =
  /^(?:you|the (?:self-)?petitioner|he|she) (?:has|have|did|does|do) not claim(?:ed)? (?:this|that|it|to (?:meet|have|be|qualify)|an?|any)\b|\band no (?:such )?claim (?:was|is|has been) made\b/
const NOT_FILED =
  /^(?:\W*(?:you|the (?:self-)?petitioner|he|she) (?:did|does|do|has|have) not (?:submit|provide|file|offer|claim)\w* (?:any )?(?:evidence|documentation|anything)|no (?:evidence|documentation) (?:was|has been) (?:submitted|provided|filed|offered)) (?:for|of|under|on|in support of|toward) (?:it|this|that|this criterion|that criterion|this category)\b(?: criterion)?\W*$/

/** A remark by a standard of another classification, on what is granted all the same. */
const isBeside = ({ findings, requests, section }: Point, told: readonly Told[]): boolean =>
  requests.length === 0 &&
  findings.filter(({ role }) => role === 'finding').length === 1 &&
  findings
    .filter(({ role }) => role === 'finding')
    .every(({ own }) => STANDARDS.some(([, pattern]) => pattern.test(own))) &&
  told.some((one) => one.section === section && one.role === 'concession')

/** What follows a point's requests and asks for nothing itself goes on with it. */
function withoutAfterthoughts(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    const goesOn = last !== undefined && last.section === point.section && last.requests.length > 0
    if (
      goesOn &&
      point.apart !== true &&
      point.requests.length === 0 &&
      (point.factor === last.factor || point.factor === null)
    )
      last.findings.push(...point.findings)
    else kept.push(point)
  }
  return kept
}

/** "(c) Submit a translation. The letter is in French.": an item that begins with what it asks for asks for it on its own point. */
function takeHeads(points: readonly Point[]): void {
  for (const point of points)
    point.requests = point.requests.filter((one) => {
      const own = points.find(({ findings }) => findings.some(({ block }) => block === one.block))
      const isHead = one.at === 0 && one.bullet && own !== undefined && own !== point
      if (!isHead || point.findings.some(({ block }) => block === one.block)) return true
      own.requests.unshift(one)
      return false
    })
}

/** Less likely than this to complain, one sentence before a complaint of its paragraph only leads to it. */
const LEADS_ON = 0.9

const leadsTo = ({ findings: [one, ...more], requests }: Point, next: Point): boolean =>
  one !== undefined &&
  more.length === 0 &&
  requests.length === 0 &&
  (one.finds ?? 1) < LEADS_ON &&
  one.block === next.findings[0]?.block

/** What only leads to the point behind it is quoted with it. */
function withoutSteps(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (last !== undefined && leadsTo(last, point)) point.findings.unshift(...(kept.pop()?.findings ?? []))
    kept.push(point)
  }
  return kept
}

/** It counts things that only the sentence before it has named. */
const OF_THOSE =
  /^(?:(?:only|just|at least|the other|the remaining) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|some|most|several|both|half|others?|none|neither)(?: of (?:them|these|those))?(?: other)? (?:is|are|was|were|has|have|had|do|does|did|comes?|came|says?|states?|bears?|lacks?|fails?|gives?|names?|mentions?|concerns?|dates?|predates?|postdates?|cannot)\b/
const TELLS: ReadonlySet<Told['role']> = new Set(['summary', 'weak', 'other'])
const QUOTES = /^\W*\[quoted\]/

/** The sentence without which nobody knows what "two of them" are is quoted with it. */
function takeNames(points: readonly Point[], told: readonly Told[]): void {
  for (const point of points)
    point.findings = point.findings.flatMap((one) => {
      const prior = OF_THOSE.test(one.own) ? told[told.indexOf(one) - 1] : undefined
      const isNamed =
        prior !== undefined &&
        prior.block === one.block &&
        TELLS.has(prior.role) &&
        !QUOTES.test(prior.own) &&
        points.every(({ findings }) => !findings.includes(prior))
      return isNamed ? [{ ...prior, names: true as const }, one] : [one]
    })
}

export function pointsIn(told: readonly Told[], criteria: boolean): Point[] {
  const reader = new PointReader(criteria)
  for (const one of told) reader.read(one)
  reader.turn(-1)
  takeHeads(reader.points)
  takeNames(reader.points, told)
  const points = withoutAfterthoughts(reader.points)
  const raised = withoutSteps(
    points.filter(
      (point) =>
        !isIntroduction(point, points) &&
        !isOpening(point, points, told) &&
        !isBeside(point, told) &&
        !isSlight(point) &&
        !isConditional(point) &&
        !isOfTheWhole(point, points) &&
        !isUnclaimed(point),
    ),
  )
  giveOut(told, raised)
  shareRequests(raised)
  return raised
}
