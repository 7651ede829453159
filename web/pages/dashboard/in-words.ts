import { plural, t } from '@lingui/core/macro'

/** A span of time as the overview tells it: `1 h 45 min`, `20 min`. */
export function inWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return t`${rest} min`
  return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`
}

const DAY = 24 * 60 * 60 * 1000
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day of the visitor's own calendar, as dates are written on the wire. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The date that presses: the nearest that is still to come, or the last where all have passed. */
export function pressing(deadlines: readonly string[], from: string): string | null {
  const sorted = deadlines.toSorted()
  return sorted.find((day) => day >= from) ?? sorted.at(-1) ?? null
}

/** Days from one day to another; below zero where it comes before. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / DAY)

/** The day that is so many days later. */
export const shifted = (day: string, days: number): string => new Date(utc(day) + days * DAY).toISOString().slice(0, 10)

/** How far away a day is: `in 3 days`, `today`, `2 days ago`. */
export function awayInWords(day: string, from: string): string {
  const days = daysBetween(from, day)
  if (days === 0) return t`today`
  const count = Math.abs(days)
  return days > 0
    ? plural(count, { one: 'in # day', other: 'in # days' })
    : plural(count, { one: '# day ago', other: '# days ago' })
}
