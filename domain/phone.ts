import { PHONE_CODES } from './options.ts'
import { EVERY_PHONE_CODE } from './phone-codes.ts'
import { NATIONAL_LENGTHS } from './phone-lengths.ts'

/** Drops what people put between digits; the leading `+` stays. */
export const tidyPhone = (given: string): string => (given.trim().startsWith('+') ? '+' : '') + given.replace(/\D/g, '')

/** What is wrong with the digits of a number under a country code (`+44`), or null. */
export function nationalNumberProblem(code: string, digits: string): string | null {
  if (code === '+1') return digits.length === 10 ? null : 'Please enter a valid 10-digit phone number'
  const fits = NATIONAL_LENGTHS[code]?.includes(digits.length) ?? (digits.length >= 4 && digits.length <= 14)
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
  const code = EVERY_PHONE_CODE.find((known) => number.startsWith(known.code))?.code ?? '+1'
  return { country_code: code, digits: number.startsWith(code) ? number.slice(code.length) : number.replace(/\D/g, '') }
}
