import type { Placed } from '#domain/rfe.ts'
import { isOfAnother, receiptNumbersIn } from './particulars/receipt-number.ts'

/** At the head of a notice, and not in a sentence that mentions a petition. */
const LABEL = /(?<!\()\b(?:Receipt|RECEIPT|Case|CASE)(?:\s*(?:Number|NUMBER|No|NO|#))?[\s:#.–-]*$/u

interface Stretch extends Placed {
  last: number
}

/**
 * The receipt number at the head of each notice, where a file holds more than one. Notices stand one behind the other, so
 * that numbers whose pages run into each other are those of one notice, or one that a scanner misread.
 */
export function noticesIn(pages: readonly string[]): Placed[] {
  const stretches = new Map<string, Stretch>()
  for (const { value, page, before, alone } of receiptNumbersIn(pages)) {
    if ((!alone && !LABEL.test(before)) || isOfAnother(before)) continue
    const known = stretches.get(value)
    stretches.set(value, { value, page: known?.page ?? page, last: page })
  }
  const found = [...stretches.values()]
  const apart = found.filter((one) => found.every((two) => one === two || one.last < two.page || two.last < one.page))
  return apart.length > 1 ? apart.map(({ value, page }) => ({ value, page })) : []
}
