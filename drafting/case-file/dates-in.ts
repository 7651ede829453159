import { isWholeMonth, type Edge } from '#domain/month.ts'

/** A date as far as a text tells it. */
export interface WrittenDate {
  year: number
  month?: number
  day?: number
  /** Where it stands in the text. */
  start: number
  end: number
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH =
  '(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
const YEAR = '(?<year>(?:19|20)\\d{2})'
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?'

/** The most telling form first: what one has taken, the next does not see. */
const FORMS: readonly RegExp[] = [
  /(?<!\d)(?<year>(?:19|20)\d{2})[-/.](?<number>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/gu,
  /(?<!\d)(?<number>\d{1,2})\/(?<day>\d{1,2})\/(?<year>(?:19|20)\d{2})(?!\d)/gu,
  /(?<year>(?:19|20)\d{2}) ?年 ?(?<number>\d{1,2}) ?月(?: ?(?<day>\d{1,2}) ?日)?/gu,
  new RegExp(`\\b${MONTH} ${DAY},? ${YEAR}\\b`, 'giu'),
  new RegExp(`\\b(?:the )?${DAY} (?:day of |of )?${MONTH},? ${YEAR}\\b`, 'giu'),
  new RegExp(`\\b${MONTH},? (?:of )?${YEAR}\\b`, 'giu'),
  /(?<![\d.,$€£#/-])(?<year>(?:19|20)\d{2})(?![\d%/]|[.,]\d)/gu,
]

const monthOf = ({ month, number }: Record<string, string | undefined>): number | undefined =>
  number !== undefined
    ? Number(number)
    : month === undefined
      ? undefined
      : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1

const exists = (groups: Record<string, string | undefined>): boolean => {
  const [month, day] = [monthOf(groups) ?? 1, Number(groups.day ?? 1)]
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

/** The text with blanks in the places of matches; in one pass, since a paper may hold dates without end. */
function without(text: string, matches: readonly RegExpExecArray[]): string {
  if (matches.length === 0) return text
  const parts: string[] = []
  let at = 0
  for (const { index, 0: match } of matches) {
    parts.push(text.slice(at, index), ' '.repeat(match.length))
    at = index + match.length
  }
  return parts.join('') + text.slice(at)
}

/** The dates of a text in the order in which they stand; a year alone is one. */
export function datesIn(text: string): WrittenDate[] {
  let unread = text
  const found: WrittenDate[] = []
  for (const form of FORMS) {
    const matches = [...unread.matchAll(form)].filter(({ groups }) => exists(groups ?? {}))
    for (const { groups = {}, index, 0: match } of matches)
      found.push({
        year: Number(groups.year),
        month: monthOf(groups),
        day: groups.day === undefined ? undefined : Number(groups.day),
        start: index,
        end: index + match.length,
      })
    unread = without(unread, matches)
  }
  return found.sort((a, b) => a.start - b.start)
}

/** True where a written date tells at least the month, and nothing else than the day (ISO) says. */
export function tells(written: WrittenDate, iso: string): boolean {
  const [year, month, day] = iso.split('-').map(Number)
  return written.year === year && written.month === month && (written.day === undefined || written.day === day)
}

/** How many days lie between a written date and a day at the least, whatever it leaves open. */
export function daysApart(written: WrittenDate, iso: string): number {
  const day = Date.parse(`${iso}T00:00:00Z`)
  const [first, last] = boundsOf(written)
  const gap = day < first ? first - day : day > last ? day - last : 0
  return Math.round(gap / 86_400_000)
}

function boundsOf({ year, month, day }: WrittenDate): [number, number] {
  if (month === undefined) return [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)]
  if (day === undefined) return [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)]
  const exact = Date.UTC(year, month - 1, day)
  return [exact, exact]
}

const NAMES = 'January February March April May June July August September October November December'.split(' ')

/** `May 17, 2019`. */
export function inWords(iso: string): string {
  const [year, month = 1, day] = iso.split('-').map(Number)
  return `${NAMES[month - 1]} ${day}, ${year}`
}

const toldAs = (iso: string, edge: Edge): WrittenDate => {
  const [year = 0, month, day] = iso.split('-').map(Number)
  return { year, month, day: isWholeMonth(iso, edge) ? undefined : day, start: 0, end: 0 }
}

/** The day on which an entry begins or ends, as far as the applicant told it: `May 2019` of a month alone. */
export const edgeInWords = (iso: string, edge: Edge): string => written(toldAs(iso, edge))

/** The same in a sentence: `in May 2019`, `on May 17, 2019`. */
export const atEdge = (iso: string, edge: Edge): string =>
  `${isWholeMonth(iso, edge) ? 'in' : 'on'} ${edgeInWords(iso, edge)}`

/** The same of a date as far as it was written. */
export const written = ({ year, month, day }: WrittenDate): string =>
  month === undefined
    ? String(year)
    : day === undefined
      ? `${NAMES[month - 1]} ${year}`
      : `${NAMES[month - 1]} ${day}, ${year}`
