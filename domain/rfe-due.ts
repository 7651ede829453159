import type { NoticeReading, Placed } from './rfe.ts'

const DAY_MS = 86_400_000
const at = (iso: string): number => Date.parse(`${iso}T00:00:00Z`)

/** Whether it is a day of the calendar, in ISO. */
export const isDay = (iso: string): boolean => /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(at(iso))

export const daysFrom = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY_MS)
export const shiftedDay = (iso: string, days: number): string =>
  new Date(at(iso) + days * DAY_MS).toISOString().slice(0, 10)

/** The day by which a notice itself has the response there. */
export interface NoticeDue {
  /** ISO. */
  date: string
  page: number
  /** Where no date is printed: the printed days, and the date of the notice from which they were counted. */
  counted: { days: number; from: Placed } | null
}

/**
 * The printed date governs. Where only the days are printed they run from the date of the notice, since service by mail is
 * complete upon mailing; days for the mail are in them where the notice counts them (8 CFR 103.2(b)(8)(iv), 103.8(b)).
 */
export function dueByNotice({
  response_date,
  response_days,
  notice_date,
}: Pick<NoticeReading, 'response_date' | 'response_days' | 'notice_date'>): NoticeDue | null {
  if (response_date !== null && isDay(response_date.value))
    return { date: response_date.value, page: response_date.page, counted: null }
  if (response_days === null || notice_date === null || !isDay(notice_date.value)) return null
  const { value: days, page } = response_days
  return { date: shiftedDay(notice_date.value, days), page, counted: { days, from: notice_date } }
}
