import { MAILING_DAYS, REMIND_AT } from '#domain/rfe.ts'
import { shiftedDay } from '#domain/rfe-due.ts'

const CRLF = '\r\n'
/** RFC 5545, section 3.1: no line is longer than this, without its break. */
const OCTETS = 75
/** People are reminded in the morning; the day of an event begins at midnight. */
const REMIND_AT_HOUR = 9

/** A line as RFC 5545 folds it: what goes on stands behind a space. Never within a character. */
export function folded(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > OCTETS) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join(CRLF)
}

/** TEXT, section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const asDate = (iso: string): string => iso.replaceAll('-', '')

interface Day {
  uid: string
  date: string
  summary: string
  description: string
  /** Days before it on which it reminds. */
  alarms: readonly number[]
}

/** On the morning so many days before; of the day itself on that morning. */
const trigger = (days: number): string =>
  days === 0 ? `PT${REMIND_AT_HOUR}H` : `-P${days - 1}DT${24 - REMIND_AT_HOUR}H`

const alarm = (summary: string, days: number): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:${trigger(days)}`,
  'END:VALARM',
]

const event = ({ uid, date, summary, description, alarms }: Day, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${asDate(date)}`,
  `DTEND;VALUE=DATE:${asDate(shiftedDay(date, 1))}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  'TRANSP:TRANSPARENT',
  ...alarms.flatMap((days) => alarm(summary, days)),
  'END:VEVENT',
]

interface Dates {
  notice_id: number
  deadline: string
  /** Null where it is not known. */
  receipt_number: string | null
  now: Date
}

/** The dates of a notice for a calendar: when to post the response, and when it has to be there. Read again, it changes what it added. */
export function calendarOf({ notice_id, deadline, receipt_number, now }: Dates): string {
  const today = now.toISOString().slice(0, 10)
  // Some calendars show every alarm of a past day at once when an event is added.
  const ahead = (date: string, alarms: readonly number[]) => alarms.filter((days) => shiftedDay(date, -days) >= today)
  const receipt = receipt_number === null ? '' : ` (${receipt_number})`
  const mailing = shiftedDay(deadline, -MAILING_DAYS)
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const of = (what: string) => `rfe-notice-${notice_id}-${what}@waiverly`
  const days: Day[] = [
    {
      uid: of('mail'),
      date: mailing,
      summary: `Mail the response to the RFE${receipt}`,
      description: `USCIS must receive it ${MAILING_DAYS} days from now. Send everything in one package, by a carrier that tracks it.`,
      alarms: ahead(mailing, [0]),
    },
    {
      uid: of('due'),
      date: deadline,
      summary: `The response to the RFE is due at USCIS${receipt}`,
      description: 'USCIS must receive it by this day. There is one response, and the date is not extended.',
      alarms: ahead(deadline, [...REMIND_AT, 0]),
    },
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waiverly//RFE dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => event(day, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => folded(line) + CRLF).join('')
}
