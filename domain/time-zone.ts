/** The header by which a browser says in which time zone it is: an IANA name. */
export const TIME_ZONE_HEADER = 'Time-Zone'

const NAME = /^[A-Za-z][A-Za-z0-9+_/-]{0,63}$/

/** Whether this is a time zone that the runtime knows. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || !NAME.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The calendar day of an instant in a time zone, as ISO 8601. */
export function dayIn(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(at)
    .map(({ type, value }): [string, string] => [type, value])
  const { year = '', month = '', day = '' } = Object.fromEntries(parts)
  return `${year.padStart(4, '0')}-${month}-${day}`
}
