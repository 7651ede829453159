export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const parts = (iso: string) => ({
  year: iso.slice(0, 4),
  month: Number(iso.slice(5, 7)),
  day: Number(iso.slice(8, 10)),
})

/** "September 14, 2021" */
export function longDate(iso: string): string {
  const { year, month, day } = parts(iso)
  return `${MONTHS[month - 1]} ${day}, ${year}`
}

/** "September 2021" */
export function monthOf(iso: string): string {
  const { year, month } = parts(iso)
  return `${MONTHS[month - 1]} ${year}`
}

/** "from September 2018 to June 2022"; "since September 2018" where it goes on. */
export function span(start: string, end: string | null | undefined, current = false): string {
  if (current || end === null || end === undefined || end === '') return `since ${monthOf(start)}`
  return start.slice(0, 7) === end.slice(0, 7) ? `in ${monthOf(start)}` : `from ${monthOf(start)} to ${monthOf(end)}`
}

/** "$185,000" of the wire's "185000.00"; cents only where there are some. */
export function dollars(amount: string | number): string {
  const [whole = '0', cents = '00'] = Number(amount).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === '00' ? `$${grouped}` : `$${grouped}.${cents}`
}

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count as prose writes it: in words up to twelve. */
export const inWords = (count: number): string => WORDS[count] ?? String(count)

/** "four years", "more than nine years", "almost four years": as people round a time. */
export const roundedYears = (value: string): string => {
  const known = Number(value)
  const whole = Math.floor(known)
  const rest = known - whole
  if (rest < 0.05) return whole === 1 ? 'one year' : `${inWords(whole)} years`
  if (Math.abs(rest - 0.5) < 0.05) return whole === 0 ? 'half a year' : `${inWords(whole)} and a half years`
  if (rest > 0.5) return whole === 0 ? 'almost a year' : `almost ${inWords(whole + 1)} years`
  if (whole === 0) return 'some months'
  return whole === 1 ? 'more than a year' : `more than ${inWords(whole)} years`
}
