import { type Hit, hitsOf } from './printed.ts'

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const NAME = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const DAY = String.raw`(\d{1,2}|[lI]\d|\d[lIO])(?:st|nd|rd|th)?`
const YEAR = String.raw`((?:19|20)\d{2})`
const PATTERN = new RegExp(
  [
    String.raw`\b(${NAME})\.?\s*${DAY}\s*[,.]?\s*${YEAR}\b`,
    String.raw`\b${DAY}(?:\s+day)?(?:\s+of)?[\s-]+(${NAME})\.?,?[\s-]*${YEAR}\b`,
    String.raw`(?<![\d/.-])(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?${YEAR}(?!\d)`,
    String.raw`(?<![\d/.-])${YEAR}-(\d{2})-(\d{2})(?!\d)`,
    String.raw`(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/(\d{2})(?![\d/])`,
  ].join('|'),
  'gi',
)

const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1
const numberOf = (text: string): number => Number(text.replace(/[lI]/g, '1').replace(/O/g, '0'))

function isoOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null
  return at.toISOString().slice(0, 10)
}

function valueOf(match: RegExpExecArray): string | null {
  const [, name, day, year, day2, name2, year2, month3, day3, year3, year4, month4, day4, month5, day5, year5] = match
  if (name !== undefined) return isoOf(Number(year), monthOf(name), numberOf(day ?? ''))
  if (name2 !== undefined) return isoOf(Number(year2), monthOf(name2), numberOf(day2 ?? ''))
  // As printed in the United States: the month first, unless there is no such month.
  if (year3 !== undefined)
    return isoOf(Number(year3), Number(month3), Number(day3)) ?? isoOf(Number(year3), Number(day3), Number(month3))
  if (year4 !== undefined) return isoOf(Number(year4), Number(month4), Number(day4))
  return isoOf(2000 + Number(year5), Number(month5), Number(day5))
}

/** Every date that is printed, in order. */
export const datesIn = (pages: readonly string[]): Hit[] => hitsOf(pages, PATTERN, valueOf)
