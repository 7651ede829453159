import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number grouped as its country writes it for callers from abroad: "+1 217 555 0177". */
export function phoneNumber(countryCode: string, national: string): string {
  const typed = `${countryCode} ${national}`.trim()
  return parsePhoneNumberFromString(typed)?.formatInternational() ?? typed
}
