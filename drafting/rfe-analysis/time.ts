import { dueByNotice, daysFrom, isDay, shiftedDay } from '#domain/rfe-due.ts'
import { MAILING_DAYS, type NoticeReading } from '#domain/rfe.ts'
import type { RfeCase } from '../rfe.ts'

/** By when the response has to be there, and who says so. */
export interface Due {
  /** ISO; null where neither the notice nor the applicant tells. */
  date: string | null
  /** `count`: the notice prints its date and the days, and no date by which they end. */
  by: 'notice' | 'count' | 'applicant' | null
  page: number | null
  /** How many days were counted, from which date. */
  counted: { days: number; from: string } | null
  /** The applicant's own date, where it differs from the notice's. */
  entered: string | null
  /** To be mailed by then. */
  post: string | null
  /** Days from today until it has to be mailed; below zero where that is past. */
  daysLeft: number | null
}

/** The notice's date governs, printed or counted; the entered one stands in only where it tells none. */
export function dueOf(reading: NoticeReading, { notice }: RfeCase, today: string): Due {
  const entered = isDay(notice.deadline) ? notice.deadline : null
  const told = dueByNotice(reading)
  const date = told?.date ?? entered
  if (date === null)
    return { date: null, by: null, page: null, counted: null, entered: null, post: null, daysLeft: null }
  const post = shiftedDay(date, -MAILING_DAYS)
  return {
    date,
    by: told === null ? 'applicant' : told.counted === null ? 'notice' : 'count',
    page: told?.page ?? null,
    counted: told?.counted ? { days: told.counted.days, from: told.counted.from.value } : null,
    entered: told !== null && entered !== told.date ? entered : null,
    post,
    daysLeft: isDay(today) ? daysFrom(today, post) : null,
  }
}
