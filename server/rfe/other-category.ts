import { AppError } from '#domain/errors.ts'
import { otherClassification } from '#drafting/rfe-analysis/index.ts'
import type { RfeCase } from '#drafting/rfe.ts'
import type { ReadNotice } from './notice-reading.ts'

/** The field that confirms that a notice of another category is to be worked on all the same. */
export const CONFIRMATION = 'confirm_category'
export const isConfirmed = (sent: unknown): boolean => sent === true || sent === 'true'

/**
 * Refuses a notice that is about another benefit than the waiver, unless the applicant confirmed it or the filed petition asks
 * for the waiver: an analysis or a response of it uses a credit and can do little.
 */
export function requireWaiver({ reading }: Pick<ReadNotice, 'reading'>, rfe: Pick<RfeCase, 'filed'>): void {
  const other = reading === null ? undefined : otherClassification(reading, rfe)
  if (other === undefined) return
  throw new AppError(
    'other_category',
    `This notice is about ${other}, not a national interest waiver. No credit was used. Please check that it is the right notice, or confirm that you want to go on with it.`,
  )
}
