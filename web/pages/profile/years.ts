/** A span of days as a card's subtitle tells it: `2014 to 2019`, `since 2019`. */
export function years(start: unknown, end: unknown, current: unknown = false): string {
  const year = (day: unknown) => (typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day.slice(0, 4) : '')
  if (year(start) === '') return ''
  if (current === true) return `since ${year(start)}`
  return year(end) === '' || year(end) === year(start) ? year(start) : `${year(start)} to ${year(end)}`
}

/** A day in full: `September 1, 2026`; empty where there is none. */
export const inFull = (day: unknown): string =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    : ''

/** The parts that are there, with commas between. */
export const joined = (...parts: unknown[]): string =>
  parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ')
