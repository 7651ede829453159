import { COUNTRY_NAMES, type Country } from '#domain/country-names.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { PHONE_CODES } from '#domain/options.ts'
import { US_STATE_NAMES, US_STATES } from '#domain/us-states.ts'
import { flagOf } from './flags.ts'
import type { Option } from './option.ts'

/** Countries with their flags and all that people type for them. */
export const COUNTRY_OPTIONS: readonly Option[] = COUNTRIES.map((country) => {
  const names = COUNTRY_NAMES[country]
  return { value: country, label: country, flag: flagOf(names[0]), names }
})

export const STATE_OPTIONS: readonly Option[] = Object.entries(US_STATES).map(([state, abbreviation]) => ({
  value: state,
  label: state,
  names: [abbreviation, ...(US_STATE_NAMES[state] ?? [])],
}))

const namesAt = (code: string): readonly string[] =>
  Object.entries(COUNTRY_NAMES).flatMap(([country, names]) => (names[0] === code ? [country as Country, ...names] : []))

/** Country codes of phone numbers, found by the code, the country or what people call it. */
export const PHONE_OPTIONS: readonly Option[] = PHONE_CODES.map(({ code, country, name }) => ({
  value: code,
  label: name,
  aside: code,
  short: code,
  flag: flagOf(country),
  names: [code.slice(1), ...name.split(', '), ...namesAt(country)],
}))
