import type { Inline } from '#domain/document.ts'
import type { NoticeReading } from '#domain/rfe.ts'
import { isUnnumbered } from '#domain/exhibit-number.ts'
import { MAILING_DAYS } from '#domain/rfe.ts'
import { longDate } from '../../builtin/dates.ts'
import { capital } from '../../builtin/person.ts'
import { guided } from '../guidance.ts'
import { fullName } from '../../case-file/names.ts'
import type { Weighed } from '../analyse.ts'
import { otherClassification } from '../other-classification.ts'
import { OTHER_CATEGORIES } from '../standards.ts'
import type { Due } from '../time.ts'
import { someoneElse } from '../whose-notice.ts'
import type { Pages } from './blocks.ts'

const text = (said: string): Inline[] => [{ kind: 'text', text: said }]
const absent = (what: string): Inline[] => [{ kind: 'missing', what }]

type Placed = { value: string; page: number } | null

const printed = (placed: Placed, name: string, as = (value: string) => value): Inline[] =>
  placed === null
    ? absent(`${name} is not printed on the notice, or could not be read; look it up on the original`)
    : text(`${as(placed.value)} (page ${placed.page})`)

const KINDS: Readonly<Record<NoticeReading['kind'], string>> = {
  rfe: 'Request for Evidence',
  noid: 'Notice of Intent to Deny',
  other: 'Notice',
}
export const kindName = ({ kind }: NoticeReading): string => KINDS[kind]

function about({ category }: NoticeReading): Inline[] {
  if (category === 'niw') return text('National interest waiver')
  const other = OTHER_CATEGORIES[category]
  return other === undefined
    ? absent('the notice does not say, as far as it could be read, which classification it is about')
    : text(`${capital(other)}, not a national interest waiver`)
}

/** The day, who says so, and what else was entered. */
function dueWords(date: string, { by, page, counted, entered }: Due): string {
  const said =
    counted !== null
      ? `computed: ${counted.days} days (page ${page}) from ${longDate(counted.from)}; the notice prints no date`
      : by === 'notice'
        ? `page ${page}`
        : 'as you entered it'
  return `${longDate(date)} (${said})${entered === null ? '' : `; you entered ${longDate(entered)}`}`
}

/** Why an address of the letterhead is marked. */
export const FROM_LETTERHEAD = {
  reason: 'it stands at the head of the notice, and nothing was read there that says where the response goes',
} as const

/** What stands in the letterhead alone is offered, and marked. */
function goesTo({ address, letterhead }: NoticeReading): Inline[] {
  if (address !== null) return text(`${address.lines.join(', ')} (page ${address.page})`)
  if (letterhead === undefined)
    return absent('the address is not printed on the notice, or could not be read; look it up on the original')
  return [
    {
      kind: 'verify',
      text: letterhead.lines.join(', '),
      ...FROM_LETTERHEAD,
    },
    { kind: 'text', text: ` (page ${letterhead.page})` },
  ]
}

/** The facts of the notice, each with its page, or marked where it is absent. */
export function caption(reading: NoticeReading, due: Due, pages: Pages): void {
  const { receipt_number, form, service_center, notice_date, filed_date } = reading
  pages.particulars([
    {
      label: 'Notice',
      value: text(`${kindName(reading)}, ${reading.pages} ${reading.pages === 1 ? 'page' : 'pages'}`),
    },
    { label: 'Is about', value: about(reading) },
    { label: 'Receipt number', value: printed(receipt_number, 'the receipt number') },
    { label: 'Form', value: printed(form, 'the form') },
    { label: 'Service center', value: printed(service_center, 'the service center') },
    { label: 'Date of the notice', value: printed(notice_date, 'the date of the notice', longDate) },
    ...(filed_date === null
      ? []
      : [{ label: 'Petition filed', value: printed(filed_date, 'the day of filing', longDate) }]),
    {
      label: 'Response must arrive by',
      value:
        due.date === null
          ? absent('no date is printed on the notice, or it could not be read, and none was entered')
          : text(dueWords(due.date, due)),
    },
    ...(due.post === null ? [] : [{ label: 'Mail by', value: text(longDate(due.post)) }]),
    {
      label: 'Response goes to',
      value: goesTo(reading),
    },
  ])
}

/** What has to be known before anything else: another petition, pages that nobody could read, dates that do not agree. */
export function warnings(reading: NoticeReading, { due, caseFile }: Weighed, pages: Pages): void {
  const own = fullName(caseFile.profile.application)
  const named = someoneElse(caseFile.rfe?.rfe.notice.pages ?? [], own)
  if (named !== undefined)
    pages.say(
      `The notice names ${named.value} (page ${named.page}), and your profile ${own}. Make sure that it is the notice on your own petition before you answer it.`,
    )
  if (caseFile.rfe?.rfe.filed.some(({ isLater }) => isLater))
    pages.say(
      'The petition letter that was drafted here was saved after the filing, so that it cannot be the one that was filed. Add the letter as you filed it, and analyze the notice again.',
    )
  if (caseFile.exhibits.some(({ number }) => isUnnumbered(number)))
    pages.say(
      'Papers that USCIS has and whose number in the filing is not known are called Ex. F1, F2 and so on here, and by their titles in the response.',
    )
  const other = OTHER_CATEGORIES[reading.category]
  const isStrange = otherClassification(reading, caseFile.rfe?.rfe ?? { filed: [] }) !== undefined
  if (other !== undefined)
    pages.say(
      `This notice is about ${other}, and not about a national interest waiver.`,
      ...(isStrange
        ? [
            'No paper that was given here says which classification your petition asks for, and what is prepared here is for a national interest waiver alone: none of its tests is held against this notice. If your petition is of the other kind, prepare the answer elsewhere, or with an attorney.',
          ]
        : []),
      'Compare the classification on your Form I-140 with the one that the notice names before you answer. If the officer has taken your petition for another one, say so on the first page of the response.',
      'The points of the notice are listed below all the same.',
    )
  if (reading.category === 'unknown')
    pages.say(
      'The notice does not say, as far as it could be read, which classification it is about. Compare it with your Form I-140.',
    )
  if (reading.unread.length > 0)
    pages.say(
      `${reading.unread.length === 1 ? `Page ${reading.unread[0]} of the file could not be read` : `Pages ${reading.unread.join(', ')} of the file could not be read`}, and nothing of it is in this analysis.`,
      'Read it yourself, or add a sharper scan and analyze the notice again.',
    )
  if (reading.kind === 'noid')
    pages.say(
      guided(
        'This is a notice of intent to deny: it gives at most thirty days ({cfr-103-2-b-8-iv}), and an answer to it is the last chance before a denial. Consider an attorney now.',
      ),
    )
  dates(reading, due, pages)
}

function dates({ response_days }: NoticeReading, due: Due, pages: Pages): void {
  const { date, by, counted, entered, page, daysLeft, post } = due
  if (date === null)
    return pages.say(
      ...(response_days === null
        ? [
            'No date could be read by which the response has to be there. Find it on the original today, since no more time is given.',
          ]
        : [
            `The notice gives ${response_days.value} days (page ${response_days.page}) and prints no date that could be read. Count from the date on the original.`,
          ]),
    )
  if (counted !== null)
    pages.say(
      guided(
        `The notice prints no date by which the response has to be there. It gives ${counted.days} days (page ${page}); counted from its own date, ${longDate(counted.from)}, they end on ${longDate(date)}. Service by mail adds three days ({cfr-103-8-b}), and an address abroad adds none ({pa-2026-05}). To be safe, count the three days only where the notice itself counts them.`,
      ),
      ...(entered === null
        ? []
        : [
            `You entered ${longDate(entered)}. The notice’s own count governs. Please correct your entry, or find on the original what bears it out.`,
          ]),
    )
  else if (entered !== null && page !== null)
    pages.say(
      `The notice prints ${longDate(date)} (page ${page}); you entered ${longDate(entered)}. The printed date governs. Please correct your entry.`,
    )
  if (by === 'applicant')
    pages.say(
      response_days === null
        ? 'No date could be read on the notice, so that the one that you entered stands here. Compare it with the original: the printed date governs.'
        : `The notice gives ${response_days.value} days (page ${response_days.page}), and no date could be read on it from which to count them, so that the one that you entered stands here. Compare it with the original: what is printed governs.`,
    )
  if (daysLeft === null || post === null) return
  if (daysLeft < -MAILING_DAYS)
    pages.say(
      guided(
        `This date has passed. More time may not be granted ({cfr-103-2-b-8-iv}), and a petition that was not answered may be denied as abandoned ({cfr-103-2-b-13}). Speak with an attorney today.`,
      ),
    )
  else if (daysLeft < 0)
    pages.say(
      `The last safe day for ordinary mail, ${MAILING_DAYS} days before the due date, has passed. Use a courier that confirms delivery, and send what you have.`,
    )
  else
    pages.say(
      guided(
        `USCIS must receive the response by that day; a postmark is not enough. Allowing ${MAILING_DAYS} days for delivery, mail it by ${longDate(post)}. More time may not be granted ({cfr-103-2-b-8-iv}).`,
      ),
    )
}
