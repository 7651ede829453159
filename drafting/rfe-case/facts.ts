import { isToAnswer, type IssueWork, type NoticeIssue, type NoticeReading } from '#domain/rfe.ts'
import type { Fact } from '../case-file.ts'
import { numbersIn } from '../rfe-notice/places.ts'
import type { RfeCase } from '../rfe.ts'

type Unnumbered = Omit<Fact, 'id'>

/** What is printed on a notice, by the words a person would look for. */
const PRINTED = {
  receipt_number: 'Receipt number',
  form: 'Form',
  service_center: 'Service center',
  notice_date: 'Notice date',
  response_date: 'Response date',
  filed_date: 'Filing date',
} as const

/** What the notice prints, and what the applicant noted on each issue that is to be answered: facts like any other of the case. */
export function noticeFacts(
  { notice }: RfeCase,
  reading: NoticeReading,
  issues: readonly NoticeIssue[] = [],
  work: readonly IssueWork[] = [],
): Unnumbered[] {
  const fact = (field: string, label: string, value: string): Unnumbered => ({
    kind: 'notice',
    section: 'rfenotice',
    entry: notice.id,
    field,
    place: `RFE notice, ${label}`,
    value,
    exhibits: [],
    pages: [],
  })
  const { response_days, address } = reading
  const printed = Object.entries(PRINTED).flatMap(([field, label]) => {
    const found = reading[field as keyof typeof PRINTED]
    return found === null ? [] : [fact(field, label, found.value)]
  })
  if (reading.notice_date === null && notice.sent_date !== '')
    printed.push(fact('notice_date', 'Date sent', notice.sent_date))
  // What was typed is no word of the notice: only what is printed is its date of response.
  if (notice.deadline !== '') printed.push(fact('deadline', 'Deadline', notice.deadline))
  if (response_days !== null) printed.push(fact('response_days', 'Days to respond', `${response_days.value} days`))
  if (address !== null) printed.push(fact('address', 'Address', address.lines.join(', ')))
  const numbers = numbersIn(issues, notice.pages)
  const notes = work.flatMap(({ note, state }, at): Unnumbered[] =>
    note.trim() === '' || !isToAnswer({ state })
      ? []
      : [
          {
            ...fact('note', '', note.trim()),
            section: 'rfe_issues',
            entry: at + 1,
            place: `RFE issue ${numbers[at] ?? at + 1}, Note`,
          },
        ],
  )
  return [...printed, ...notes]
}
