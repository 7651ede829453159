import { isIsoDate } from '#domain/field.ts'

/** A date of a file, read. */
export interface ReadDate {
  /** The day, where the file gives one that exists. */
  day: string | null
  /** As far as it can be compared: `2019`, `2019-09` or a day; empty where no year was understood. */
  known: string
  /** As it is told to a person: "2019", "September 2019", or the file's own words. */
  said: string
  /** The file says that it goes on. */
  goesOn: boolean
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
])
const monthOf = (word: string): number =>
  word.length < 3 ? 0 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase().slice(0, 4))) + 1

const GOES_ON = /^(present|current|currently|now|today|ongoing|to date|till date)\.?$/i

/** Year, month and day of the ways in which people write dates; what could be either day or month is left alone. */
function partsOf(text: string): (number | undefined)[] | null {
  const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(text)
  if (iso) return iso.slice(1).map((part) => (part === undefined ? undefined : Number(part)))
  const monthFirst = /^(\d{1,2})[-/.](\d{4})$/.exec(text)
  if (monthFirst) return [Number(monthFirst[2]), Number(monthFirst[1])]
  const named = /^(?:(\d{1,2})\.? )?(\p{L}{3,9})\.?(?: (\d{1,2}))?,? (\d{4})$/u.exec(text)
  const month = monthOf(named?.[2] ?? '')
  if (!named || month === 0) return null
  const day = named[1] ?? named[3]
  return [Number(named[4]), month, day === undefined ? undefined : Number(day)]
}

const two = (number: number) => String(number).padStart(2, '0')

export function readDate(text: string): ReadDate {
  const nothing = { day: null, known: '', said: text, goesOn: GOES_ON.test(text) }
  const [year, month, day] = partsOf(text) ?? []
  if (year === undefined || year < 1900 || year >= 2200 || (month !== undefined && (month < 1 || month > 12)))
    return nothing
  if (month === undefined) return { ...nothing, known: String(year), said: String(year) }
  const known = `${year}-${two(month)}`
  if (day === undefined) return { ...nothing, known, said: `${MONTHS[month - 1]} ${year}` }
  const whole = `${known}-${two(day)}`
  return isIsoDate(whole) ? { ...nothing, day: whole, known: whole, said: whole } : nothing
}
