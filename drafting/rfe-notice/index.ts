import type { NoticeReading } from '#domain/rfe.ts'
import { coverageOf, raisedIn } from './coverage.ts'
import { concededIn, wrongStandardsIn } from './grants.ts'
import { issuesOf } from './issues.ts'
import { bodiesOf, readBlocks } from './page/read-blocks.ts'
import { addressIn, letterheadIn } from './particulars/address.ts'
import { categoryIn, formIn, kindIn, serviceCentreIn } from './particulars/named-once.ts'
import { noticeDatesIn } from './particulars/notice-dates.ts'
import { receiptNumberIn } from './particulars/receipt-number.ts'
import { responseDaysIn } from './particulars/response-days.ts'
import { withRows } from './rows.ts'
import { withStandings } from './standings.ts'
import { tell } from './told.ts'
import { withoutStandingList } from './standing-list.ts'
import { isVerbatim } from './verbatim.ts'
import { reweighed } from './weighing/weigh.ts'

export { noticesIn } from './notices-in-file.ts'
export { isVerbatim } from './verbatim.ts'

/** What a notice says, from the words of its pages; whatever is quoted stands on its page word for word. */
export function readNotice(pages: readonly string[]): NoticeReading {
  const bodies = bodiesOf(pages)
  const blocks = readBlocks(bodies)
  const told = withoutStandingList(withRows(withStandings(reweighed(tell(blocks)))))
  const form = formIn(pages)
  const category = categoryIn(pages, form?.value)
  const address = addressIn(
    pages,
    bodies.map((lines) => lines.map(({ text }) => text).join('\n')),
  )
  const letterhead = letterheadIn(pages)
  const stands = ({ quote, page }: { quote: string; page: number }): boolean => isVerbatim(quote, page, pages)
  const kind = kindIn(pages)
  const issues = issuesOf(told, category).filter(stands)
  // What a notice of intent to deny raises is a ground of denial, and its only point is what a notice was sent for.
  const isRemarkPossible = kind !== 'noid' && issues.length > 1
  const conceded = concededIn(told).filter(stands)
  const wrong_standard = category === 'niw' || category === 'unknown' ? wrongStandardsIn(told).filter(stands) : []
  const raised = raisedIn(coverageOf(blocks, told, { issues, conceded, wrong_standard })).filter(stands)
  return {
    kind,
    category,
    receipt_number: receiptNumberIn(pages),
    form,
    service_center: serviceCentreIn(pages),
    ...noticeDatesIn(pages),
    response_days: responseDaysIn(pages),
    address,
    ...(address === null && letterhead !== undefined ? { letterhead } : {}),
    pages: pages.length,
    unread: pages.flatMap((text, index) => (/\p{L}{3}/u.test(text) ? [] : [index + 1])),
    issues: issues.map(({ unsure, ...issue }) => ({
      ...issue,
      further: issue.further.filter(stands),
      requests: issue.requests.filter(stands),
      ...(unsure === true && isRemarkPossible && { unsure }),
    })),
    conceded,
    wrong_standard,
    raised,
  }
}
