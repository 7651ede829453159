import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { PHONE_CODES } from './options.ts'
import { phoneProblem } from './phone.ts'

/** The country whose numbering plan stands for a country code. */
function countryAt(code: string): CountryCode | null {
  const country = PHONE_CODES.find((entry) => entry.code === code)?.country
  return country !== undefined && isSupportedCountry(country) ? country : null
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
