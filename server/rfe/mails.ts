import { MAILING_DAYS } from '#domain/rfe.ts'
import { longDate } from '#drafting/builtin/dates.ts'
import { composeMail } from '../mail/compose.ts'
import type { Mail } from '../parts.ts'
import { shiftedDay } from '#domain/rfe-due.ts'

const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** What is left to be done by the mailing day, or at once where that has passed. */
const advice = (deadline: string, days: number): string =>
  days > MAILING_DAYS
    ? `Please mail it by ${longDate(shiftedDay(deadline, -MAILING_DAYS))} so that it arrives in time: what counts is the day on which it arrives.`
    : 'If it is not on its way yet, please send it today by the fastest carrier that tracks it: what counts is the day on which it arrives.'

export const deadlineMail = (
  to: { email: string; username: string },
  site: string,
  { id, deadline, days }: { id: number; deadline: string; days: number },
): Mail =>
  composeMail({
    to: to.email,
    subject: `Your RFE response is due ${inDays(days)}`,
    paragraphs: [
      `Hello ${to.username},`,
      `USCIS must receive your response to the Request for Evidence by ${longDate(deadline)}, which is ${inDays(days)}.`,
      advice(deadline, days),
      'There is one response, and the date is not extended: everything goes into one package. A partial answer is taken as a request to decide on it (USCIS Policy Alert PA-2026-05, August 5, 2026). What is still open in it you see here:',
      { link: `${site}/rfe-analysis?notice=${id}`, label: 'See what is still open' },
      'If it was sent already, there is nothing more to do. If you delete the notice in your profile, we no longer remind you of it.',
    ],
  })
