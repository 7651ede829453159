import { prongOf } from '../rfe-notice/factor-of.ts'
import { type Factor, isNotice, type NoticeReading, type Prong, type RfeAnalysis } from '#domain/rfe.ts'
import type { RfeCase } from '../rfe.ts'
import { OTHER_CATEGORIES } from './standards.ts'

/** How a petition says that it asks for the waiver. */
const ASKS = /\bnational interest waivers?\b|\bwaiver of the (?:job offer|labor certification)\b|\b203\(b\)\(2\)/iu

const asksForWaiver = ({ filed }: Pick<RfeCase, 'filed'>): boolean =>
  filed.some(
    ({ kind, pages, isLater }) =>
      kind === 'petition_letter' && isLater !== true && pages.some((page) => ASKS.test(page.replace(/\s+/gu, ' '))),
  )

/**
 * The classification that a notice is about where nobody can say that the petition asks for the waiver: then no document says
 * what it asks for, and none holds the waiver's tests against the notice. Undefined where the filed petition asks for it.
 */
export function otherClassification(
  { category }: Pick<NoticeReading, 'category'>,
  rfe: Pick<RfeCase, 'filed'>,
): string | undefined {
  const other = OTHER_CATEGORIES[category]
  return other === undefined || asksForWaiver(rfe) ? undefined : other
}

/** What is asked of every filing stays what it is; all else is none of the waiver's tests. */
const unplaced = <T extends { prong: Prong; factor: Factor }>(one: T): T =>
  prongOf(one.factor) === 'filing' ? one : { ...one, prong: 'other', factor: 'other' }

/** A reading without the waiver's tests, where the notice is about something else; of what no officer wrote, nothing is granted. */
export const readingOf = (reading: NoticeReading, rfe: Pick<RfeCase, 'filed'>): NoticeReading =>
  !isNotice(reading)
    ? { ...reading, conceded: [] }
    : otherClassification(reading, rfe) === undefined
      ? reading
      : {
          ...reading,
          issues: reading.issues.map(unplaced),
          conceded: reading.conceded.map(unplaced),
          wrong_standard: [],
        }

/** The same of an analysis. */
export const withoutOtherTests = (analysis: RfeAnalysis, rfe: Pick<RfeCase, 'filed'>): RfeAnalysis =>
  otherClassification(analysis.reading, rfe) === undefined
    ? analysis
    : { ...analysis, reading: readingOf(analysis.reading, rfe), issues: analysis.issues.map(unplaced), beyond: [] }
