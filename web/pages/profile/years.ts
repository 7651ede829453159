/** A span of days as a card's subtitle tells it: `2014 to 2019`, `since 2019`. */
export function years(start: unknown, end: unknown, current: unknown = false): string {
  const year = (day: unknown) => (typeof day === 'string' ? day.slice(0, 4) : '')
  if (year(start) === '') return ''
  if (current === true) return `since ${year(start)}`
  return year(end) === '' || year(end) === year(start) ? year(start) : `${year(start)} to ${year(end)}`
}

/** The parts that are there, with commas between. */
export const joined = (...parts: unknown[]): string =>
  parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ')
