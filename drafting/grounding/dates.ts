import type { Claim, PartialDate, Unread } from './claim.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const NAMES = 'January|February|March|April|May|June|July|August|September|October|November|December'
const SHORT = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec'
const MONTH = `(?<month>${NAMES}|(?:${SHORT})\\b\\.?)`
const YEAR = '(?<year>(?:19|20|21)\\d{2})'
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?'

export const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1

/** Each form in which a date is written, the most telling first. */
const FORMS: readonly RegExp[] = [
  /(?<![\d-])(?<year>(?:19|20|21)\d{2})-(?<monthNumber>\d{2})-(?<day>\d{2})(?![\d-])/gu,
  /(?<![\d/])(?<monthNumber>\d{1,2})\/(?<day>\d{1,2})\/(?<year>(?:19|20|21)\d{2})(?![\d/])/gu,
  new RegExp(`\\b${MONTH} ${DAY},? ${YEAR}\\b`, 'giu'),
  new RegExp(`\\b${DAY} (?:of )?${MONTH},? ${YEAR}\\b`, 'giu'),
  new RegExp(`\\b${MONTH},? (?:of )?${YEAR}\\b`, 'giu'),
  new RegExp(`\\b${MONTH} ${DAY}\\b(?!,?\\d)`, 'gu'),
  // "May" at a sentence's head, or as a verb, is no month.
  new RegExp(
    `(?<=\\b(?:in|of|since|until|by|from|to|early|late|mid|last|next|between|and|before|after|during|through) |mid-)(?<month>${NAMES})\\b`,
    'gu',
  ),
  new RegExp(`(?<month>${NAMES.replace('March|', '').replace('May|', '')})\\b`, 'gu'),
]

/** `2019`, `2019–2021`, `2015-16`, `the 1990s`. */
const YEARS =
  /(?<![\d.,$€£#]|[A-Za-z]-)\b(?<year>(?:19|20|21)\d{2})(?:s\b)?(?:[-–](?<to>(?:19|20|21)?\d{2})\b)?(?![\d%]|[.,]\d|-[A-Za-z])/gu

/** The months that a season or a part of the year may mean, with those beside it that a writer would still count. */
const PARTS: readonly [RegExp, readonly number[]][] = [
  [/\bspring (?:of |term (?:of )?)?$/iu, [2, 3, 4, 5, 6]],
  [/\bsummer (?:of )?$/iu, [5, 6, 7, 8, 9]],
  [/\b(?:fall|autumn) (?:of |term (?:of )?)?$/iu, [8, 9, 10, 11, 12]],
  [/\bwinter (?:of )?$/iu, [11, 12, 1, 2, 3]],
  [/\b(?:early(?: in)?|the (?:start|beginning) of) $/iu, [1, 2, 3, 4]],
  [/\b(?:late(?: in)?|the (?:end|close) of) $/iu, [9, 10, 11, 12]],
  [/\b(?:mid-|the middle of )$/iu, [4, 5, 6, 7, 8]],
]

/** No longer is what stands before a date. */
const HEAD = 40
const AS_OF = /\b(?:as of|today,|dated)\s+$/iu

const dateOf = (groups: Record<string, string | undefined>): PartialDate => ({
  ...(groups.year === undefined ? {} : { year: Number(groups.year) }),
  ...(groups.month === undefined ? {} : { month: monthNumber(groups.month) }),
  ...(groups.monthNumber === undefined ? {} : { month: Number(groups.monthNumber) }),
  ...(groups.day === undefined ? {} : { day: Number(groups.day) }),
})

const exists = ({ month, day }: PartialDate): boolean =>
  (month ?? 1) >= 1 && (month ?? 1) <= 12 && (day ?? 1) >= 1 && (day ?? 1) <= 31

const DATED = new RegExp(`\\d{4}|${NAMES}|${SHORT}|\\d/\\d`, 'iu')

export function* readDates(unread: Unread): Generator<Claim> {
  if (!DATED.test(unread.text)) return
  const before = unread.text
  const asOf = (start: number) => AS_OF.test(before.slice(Math.max(0, start - HEAD), start))
  for (const form of FORMS)
    for (const { match, place } of unread.take(form, (found) => exists(dateOf(found.groups ?? {}))))
      yield { kind: 'date', ...place, date: dateOf(match.groups ?? {}), asOf: asOf(place.start) }
  for (const { match, place } of unread.take(YEARS)) {
    const { year = '', to } = match.groups ?? {}
    const months = PARTS.find(([form]) => form.test(before.slice(Math.max(0, place.start - HEAD), place.start)))?.[1]
    const date = { year: Number(year), ...(months === undefined || to !== undefined ? {} : { months }) }
    yield { kind: 'date', ...place, date, asOf: asOf(place.start) }
    if (to !== undefined)
      yield {
        kind: 'date',
        ...place,
        date: { year: Number(to.length === 2 ? year.slice(0, 2) + to : to) },
        asOf: false,
      }
  }
}

/** True where everything that the claim tells of a date, the source tells too. */
export const agrees = (claim: PartialDate, source: PartialDate): boolean =>
  (claim.year === undefined || claim.year === source.year) &&
  (claim.month === undefined || claim.month === source.month || source.months?.includes(claim.month) === true) &&
  (claim.day === undefined || claim.day === source.day) &&
  (claim.months === undefined || source.month === undefined || claim.months.includes(source.month)) &&
  // A source that tells a season, too.
  (claim.months === undefined ||
    source.months === undefined ||
    claim.months.some((month) => source.months?.includes(month)))
