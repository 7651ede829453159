import { isIsoDate } from './field.ts'

/**
 * A date where the day does not matter, as people write it. The wire carries days; a month alone is its first day where
 * something begins and its last where something ends.
 */
export type Edge = 'start' | 'end'

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const NAME =
  '(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const YEAR = '(?<year>(?:19|20|21)\\d{2})'
const SHORT_YEAR = "['’]?(?<short>\\d{2})"
const MONTH = '(?<month>0?[1-9]|1[0-2])'
const DAY = '(?<day>0?[1-9]|[12]\\d|3[01])'
const TH = '(?:st|nd|rd|th)?'

/**
 * Where a date in figures can be read in two ways, slashes are read as in the United States and points as in Europe. Years
 * of two figures stand last: "19/09/15" may begin with its day or its year, and "Sep 19" end with either.
 */
const FORMS: readonly RegExp[] = [
  `${NAME}[ ,/-]*(?:of )?${YEAR}`,
  `${NAME}(?: ?[/–-] ?['’]?| ?['’])(?<short>\\d{2})`,
  `${NAME} ?${DAY}${TH},? ${YEAR}`,
  `${DAY}${TH}\\.?[ -]?(?:of )?${NAME}[ ,-]*${YEAR}`,
  `${DAY}-${NAME}-${SHORT_YEAR}`,
  `${YEAR}[ ,/.-]*${NAME}(?:[ -]${DAY})?`,
  `${MONTH} ?[/.-] ?${YEAR}`,
  `${MONTH} ?[/.-] ?${SHORT_YEAR}`,
  `${MONTH} ?[/-] ?${DAY} ?[/-] ?${YEAR}`,
  `${MONTH}/${DAY}/${SHORT_YEAR}`,
  `${DAY} ?[/.-] ?${MONTH} ?[/.-] ?${YEAR}`,
  `${DAY}\\. ?${MONTH}\\. ?${SHORT_YEAR}`,
  `${YEAR} ?[/.-] ?${MONTH}(?: ?[/.-] ?${DAY}\\.?)?`,
  `${YEAR}${'(?<month>0[1-9]|1[0-2])'}`,
  `${YEAR} ?[年년] ?${MONTH} ?[月월](?: ?${DAY} ?[日일号號]?)?`,
].map((form) => new RegExp(`^${form}$`, 'iu'))

const two = (figure: number): string => String(figure).padStart(2, '0')
const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A working life reaches further back than ahead. */
const inFull = (short: string): string => (Number(short) < 50 ? `20${short}` : `19${short}`)

function read(words: string, edge: Edge | null): string | null {
  const text = words.normalize('NFKC').trim().replace(/\s+/g, ' ')
  for (const form of FORMS) {
    const { name, year: long, short, month: figure, day } = form.exec(text)?.groups ?? {}
    const year = short === undefined ? long : inFull(short)
    if (year === undefined || (day === undefined && edge === null)) continue
    const month = name === undefined ? Number(figure) : SHORT.indexOf(capital(name.slice(0, 3))) + 1
    const given = day === undefined ? (edge === 'start' ? 1 : lastDayOf(Number(year), month)) : Number(day)
    const iso = `${year}-${two(month)}-${two(given)}`
    if (isIsoDate(iso)) return iso
  }
  return null
}

/** The day (ISO) that was meant, or null where the words are no date. */
export const readMonth = (words: string, edge: Edge): string | null => read(words, edge)

/** The same where the day itself matters: a month alone is no date. */
export const readDay = (words: string): string | null => read(words, null)

const capital = (word: string): string => (word[0] ?? '').toUpperCase() + word.slice(1).toLowerCase()

/** True where a day stands for its month alone. */
export function isWholeMonth(iso: string, edge: Edge): boolean {
  const [year = 0, month = 0, day] = iso.split('-').map(Number)
  return day === (edge === 'start' ? 1 : lastDayOf(year, month))
}

/** `Sep 15, 2019`; words that are no date as they are. */
export function showDay(value: string): string {
  if (!isIsoDate(value)) return value
  const [year, month = 1, day] = value.split('-').map(Number)
  return `${SHORT[month - 1]} ${day}, ${year}`
}

/** `Sep 2019` of a month alone, otherwise the day. */
export function showMonth(value: string, edge: Edge): string {
  if (!isIsoDate(value) || !isWholeMonth(value, edge)) return showDay(value)
  const [year, month = 1] = value.split('-').map(Number)
  return `${SHORT[month - 1]} ${year}`
}
