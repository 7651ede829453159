/** A stretch of time, both days included, as ISO dates. */
export interface Span {
  start: string
  end: string
}

const dayAfter = (iso: string): string => {
  const day = new Date(`${iso}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Whole months from the first to the last day of a span, both included. */
const monthsIn = ({ start, end }: Span): number => monthsSince(start, dayAfter(end))

/** Whole months that have gone by since a day; 0 of a day still to come. */
export function monthsSince(day: string, today: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = day.split('-').map(Number)
  const [y2 = 0, m2 = 0, d2 = 0] = today.split('-').map(Number)
  return Math.max(0, (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0))
}

/** Spans that touch or overlap made one, in order. */
export function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of [...spans]
    .filter(({ start, end }) => start !== '' && start <= end)
    .sort((a, b) => a.start.localeCompare(b.start))) {
    const last = found.at(-1)
    if (last !== undefined && span.start <= dayAfter(last.end)) last.end = span.end > last.end ? span.end : last.end
    else found.push({ ...span })
  }
  return found
}

/** Whole months covered by the spans; time covered twice counts once. */
export const monthsCovered = (spans: readonly Span[]): number =>
  merged(spans).reduce((sum, span) => sum + monthsIn(span), 0)

const count = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`

/** `9 years and 7 months`. */
export function inYears(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (years === 0) return count(rest, 'month')
  return rest === 0 ? count(years, 'year') : `${count(years, 'year')} and ${count(rest, 'month')}`
}
