import { isSupportedCountry, Metadata, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { PHONE_CODES } from './options.ts'

/** Drops what people put between digits; the leading `+` stays. */
export const tidyPhone = (given: string): string => (given.trim().startsWith('+') ? '+' : '') + given.replace(/\D/g, '')

/** The country whose numbering plan stands for a country code. */
function countryAt(code: string): CountryCode | null {
  const country = PHONE_CODES.find((entry) => entry.code === code)?.country
  return country !== undefined && isSupportedCountry(country) ? country : null
}

/** The lengths of a national number under a country code, by the numbering plans; null where no plan is known. */
function nationalLengths(code: string): number[] | null {
  const country = countryAt(code)
  if (country === null) return null
  const plan = new Metadata()
  plan.selectNumberingPlan(country)
  return plan.numberingPlan?.possibleLengths() ?? null
}

/** What is wrong with the digits of a number under a country code (`+44`), or null. */
export function nationalNumberProblem(code: string, digits: string): string | null {
  if (code === '+1') return digits.length === 10 ? null : 'Please enter a valid 10-digit phone number'
  const lengths = nationalLengths(code)
  const fits = lengths === null ? digits.length >= 4 && digits.length <= 14 : lengths.includes(digits.length)
  return fits ? null : 'Please enter a valid phone number for this country code'
}

const MISSING = 'Phone Number is required'

/** What is wrong with a whole number (`+12025550143`), or null. */
export function phoneProblem(given: string): string | null {
  if (/[^\d\s()+./-]/.test(given) || given.indexOf('+', 1) > 0) return 'Phone number must contain only numbers'
  const number = tidyPhone(given)
  if (!number.startsWith('+')) return number === '' ? MISSING : 'Please choose a country code'
  const known = [...new Set(PHONE_CODES.map((entry) => entry.code))].sort((a, b) => b.length - a.length)
  const code = known.find((candidate) => number.startsWith(candidate))
  if (code === undefined) return 'Please choose a country code'
  const digits = number.slice(code.length)
  return digits === '' ? MISSING : nationalNumberProblem(code, digits)
}

/** A whole number in its two parts, as the form shows it. */
export function splitPhone(number: string): { country_code: string; digits: string } {
  const known = [...new Set(PHONE_CODES.map((entry) => entry.code))].sort((a, b) => b.length - a.length)
  const code = known.find((candidate) => number.startsWith(candidate)) ?? '+1'
  return { country_code: code, digits: number.startsWith(code) ? number.slice(code.length) : number.replace(/\D/g, '') }
}

/** What one dials to leave a country: most of the world, the United States, Australia, South Korea, Japan. */
const WAYS_OUT = ['00', '011', '0011', '001', '010']

/**
 * The whole number that was meant by what was typed beside a country code, however it was written: with the way out of a
 * country or a trunk zero before it, marks between, an extension behind. Null where it is no number, or could be several.
 */
export function readPhone(typed: string, code: string): string | null {
  const country = countryAt(code)
  const read = (words: string): string | null => {
    const found = parsePhoneNumberFromString(words, { extract: false, ...(country && { defaultCountry: country }) })
    return found?.isValid() === true && phoneProblem(found.number) === null ? found.number : null
  }
  const words = typed.normalize('NFKC').trim()
  if (words.startsWith('+')) return read(words)
  const national = read(words)
  if (national?.startsWith(code) === true) return national
  const digits = words.replace(/^[\s(]*/, '')
  const abroad = WAYS_OUT.filter((way) => digits.startsWith(way)).map((way) => read(`+${digits.slice(way.length)}`))
  const readings = new Set([national, ...abroad].filter((one) => one !== null))
  const [one = null] = readings
  return readings.size === 1 ? one : null
}
