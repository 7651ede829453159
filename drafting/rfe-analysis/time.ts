import { MAILING_DAYS, type NoticeReading } from '#domain/rfe.ts'
import type { RfeCase } from '../rfe.ts'

const DAY_MS = 86_400_000
const at = (iso: string): number => Date.parse(`${iso}T00:00:00Z`)
const isDay = (iso: string): boolean => /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(at(iso))

/** By when the response has to be there, and who says so. */
export interface Due {
  /** ISO; null where neither the notice nor the applicant tells. */
  date: string | null
  by: 'notice' | 'applicant' | null
  page: number | null
  /** The applicant's own date, where it differs from the printed one. */
  entered: string | null
  /** To be mailed by then. */
  post: string | null
  /** Days from today until it has to be mailed; below zero where that is past. */
  daysLeft: number | null
}

const shifted = (iso: string, days: number): string => new Date(at(iso) + days * DAY_MS).toISOString().slice(0, 10)

/** The printed date governs; the entered one stands in only where none is printed. */
export function dueOf({ response_date }: NoticeReading, { notice }: RfeCase, today: string): Due {
  const entered = isDay(notice.deadline) ? notice.deadline : null
  const printed = response_date !== null && isDay(response_date.value) ? response_date : null
  const date = printed?.value ?? entered
  if (date === null) return { date: null, by: null, page: null, entered: null, post: null, daysLeft: null }
  const post = shifted(date, -MAILING_DAYS)
  return {
    date,
    by: printed === null ? 'applicant' : 'notice',
    page: printed?.page ?? null,
    entered: printed !== null && entered !== null && entered !== printed.value ? entered : null,
    post,
    daysLeft: isDay(today) ? Math.round((at(post) - at(today)) / DAY_MS) : null,
  }
}
