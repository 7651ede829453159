import type { Factor, NoticeIssue, NoticeReading, Prong, Quoted } from '#domain/rfe.ts'
import { factorOf, prongOf, wordsFor } from './factor-of.ts'
import { STANDARDS } from './lexicon/standards.ts'
import { withoutBullet } from './page/headings.ts'
import type { Point } from './point.ts'
import { pointsIn } from './points.ts'
import type { Told } from './told.ts'

const quotedOf = (told: Told): Quoted => ({ quote: withoutBullet(told.text).trim(), page: told.page })

const CONCLUDES = /\b(?:therefore|accordingly|in sum|thus|as such|consequently)\b/
const DECIDES =
  /\b(?:has|have|does|do|did|is|are|cannot|can) ?(?:not )?(?:\w+ )?(?:establish|shown?|demonstrat|determin|conclud)/

/** A conclusion says a point best, and one with several complaints better than one with a single. */
const weightOf = (told: Told): number =>
  (told.role === 'finding' ? 2 : 0) +
  Math.min(told.strength, 3) +
  (DECIDES.test(told.own) ? 2 : 0) +
  (CONCLUDES.test(told.own) ? 1 : 0) -
  // The test that it applies may be no test at all.
  (STANDARDS.some(([, pattern]) => pattern.test(told.own)) ? 2 : 0)

/** Less sure than this of its factor, a point may be on what is asked for. */
const GUESSED = 2
const ASKED_FOR = 4

/** What a finding under a prong is on where neither it nor its heading says more. */
const OF_PRONG: Partial<Record<Prong, Factor>> = { prong_1: 'national_importance', prong_3: 'balance' }

/** In other classifications the criteria are none of the waiver's factors. */
const SHARED = new Set(['final_merits', 'translation'])

function issueOf(point: Point, category: NoticeReading['category']): NoticeIssue | null {
  // Of equals the last: an officer comes to the point at the end.
  const [best] = point.findings.toReversed().toSorted((a, b) => weightOf(b) - weightOf(a))
  const quoted = best ?? point.requests[0]
  if (quoted === undefined) return null
  const words = [...wordsFor(quoted.own)].sort((a, b) => b[1] - a[1])[0]?.[0]
  const asked = factorOf(point.requests.map(({ own }) => own).join(' '), quoted.under)
  // What is asked for tells more than a guess.
  const guessed = point.factor === null || point.sure < GUESSED
  const told = guessed && asked !== null && asked.sure >= ASKED_FOR ? asked.factor : point.factor
  const read = told ?? words ?? asked?.factor ?? (point.prong === null ? undefined : OF_PRONG[point.prong]) ?? 'other'
  const stays = /\bcontinue (?:to )?work/i.test([point.heading, ...point.findings.map(({ own }) => own)].join(' '))
  const shared = stays ? 'plan' : SHARED.has(read) ? read : 'other'
  const factor = category === 'niw' || category === 'unknown' ? read : shared
  const prong = category === 'niw' ? (point.prong ?? 'other') : 'other'
  return {
    heading: point.heading,
    prong: factor === 'other' ? prong : prongOf(factor),
    factor,
    ...quotedOf(quoted),
    further: point.findings.filter((one) => one !== quoted).map(quotedOf),
    // "You may submit:" asks for nothing itself.
    requests: point.requests
      .filter((one) => (one !== quoted || best === undefined) && one.leads !== true)
      .map(quotedOf),
  }
}

export const issuesOf = (told: readonly Told[], category: NoticeReading['category']): NoticeIssue[] =>
  pointsIn(told, category.startsWith('eb1')).flatMap((point) => issueOf(point, category) ?? [])
