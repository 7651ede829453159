import { datesIn } from '../../case-file/dates-in.ts'
import type { Found, Rule } from '../finding.ts'
import { named, type Reading } from '../reading.ts'

const EARLIER = /^(?:Earlier|Before that|Previously|Prior to that)\b/u
const LATER = /^(?:Later|After that|Afterwards|Subsequently|Thereafter)\b/u

/** A month as a number that grows with time; a year alone tells too little. */
const firstMonth = (text: string): number | undefined => {
  if (!/\d{4}/u.test(text)) return undefined
  const [date] = datesIn(text).filter(({ month }) => month !== undefined)
  return date?.month === undefined ? undefined : date.year * 12 + date.month
}

/** What is told as earlier is earlier than what stands before it. */
function* find({ paragraphs }: Reading): Generator<Found> {
  for (const [block, lines] of paragraphs) {
    let before: number | undefined
    for (const { outer } of lines) {
      const month = firstMonth(outer)
      const isWrong =
        month !== undefined &&
        before !== undefined &&
        ((EARLIER.test(outer) && month > before) || (LATER.test(outer) && month < before))
      if (isWrong) yield { block, text: `The dates run the other way than the words: “${named(outer)}”` }
      before = month ?? before
    }
  }
}

export const orderOfTime: Rule = { id: 'order-of-time', severity: 'must', find }
