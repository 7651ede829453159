import type { CaseIndex } from './case-index.ts'
import type { PartialDate } from './claim.ts'
import type { Figure } from './proposition.ts'

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44, year: 365.25 }
/** How far a span told in whole measures may lie from the exact one, in measures; "for eleven years" may have run nearly twelve. */
const LESS: Readonly<Record<string, number>> = { day: 0.5, week: 0.6, month: 0.6, year: 0.6 }
const MORE: Readonly<Record<string, number>> = { ...LESS, year: 0.98 }

interface Day {
  day: number
  /** Whether the day of the month is told. */
  isWhole: boolean
}

function dayOf({ year, month, day }: PartialDate): Day | null {
  if (year === undefined || month === undefined) return null
  return { day: Date.UTC(year, month - 1, day ?? 15) / 86_400_000, isWhole: day !== undefined }
}

const known = new WeakMap<CaseIndex, { entries: Day[][]; fields: Day[] }>()

/** The days that each entry tells with its papers, and those that are told in the fields of all, in order. */
function daysIn(index: CaseIndex): { entries: Day[][]; fields: Day[] } {
  const held = known.get(index)
  if (held !== undefined) return held
  const all = index.dated
    .filter(({ field, status }) => field !== 'entry' && status !== 'law')
    .flatMap(({ dates, entry, field }) =>
      dates.flatMap(({ date }) => {
        const found = dayOf(date)
        return found === null ? [] : [{ ...found, entry, field }]
      }),
    )
    .sort((a, b) => a.day - b.day)
  const found = {
    entries: [...Map.groupBy(all, ({ entry }) => entry).values()],
    fields: all.filter(({ field }) => field !== 'page'),
  }
  known.set(index, found)
  return found
}

/** Whether two of some days, which are in order, lie so far apart. */
function lieApart(days: readonly Day[], least: number, most: number): boolean {
  let to = 0
  for (const { day: from } of days) {
    while (to < days.length && (days[to]?.day ?? 0) < from + least) to++
    if ((days[to]?.day ?? Infinity) <= from + most) return true
  }
  return false
}

/** Words by which a writer sets two dates against each other. */
const APART = /\b(?:earlier|later|after|before|since|ago|between|past|last|within|from|until)\b/iu
const NEAR = 45

/** Whether a span of time lies between two dates of one entry; years and months between any two, where the sentence sets dates against each other. */
export function isSpanOfDates(
  { quantity: { unit, value }, start, end }: Figure,
  text: string,
  index: CaseIndex,
): boolean {
  const [long, less, more] = [DAYS[unit ?? ''], LESS[unit ?? ''], MORE[unit ?? '']]
  if (long === undefined || less === undefined || more === undefined) return false
  const [least, most] = [(value - less) * long, (value + more) * long]
  const { entries, fields } = daysIn(index)
  if (unit === 'week' || unit === 'day')
    return entries.some((days) =>
      lieApart(
        days.filter(({ isWhole }) => isWhole),
        least,
        most,
      ),
    )
  const isApart = APART.test(text.slice(Math.max(0, start - NEAR), end + NEAR))
  return (isApart && lieApart(fields, least, most)) || entries.some((days) => lieApart(days, least, most))
}
