import { COUNTRY_NAMES, type Country } from '#domain/country-names.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { PHONE_CODES } from '#domain/options.ts'
import { US_STATE_NAMES, US_STATES } from '#domain/us-states.ts'
import { listed } from '../language/lists.ts'
import { LOCALE } from '../language/locale.ts'
import { translated } from '../language/translated.ts'
import { flagOf } from './flags.ts'
import type { Option } from './option.ts'

const inEnglish = LOCALE === 'en-US'
const called = new Intl.DisplayNames(LOCALE, { type: 'region' })

/** What a country is called; in English as the domain calls it. */
const nameOf = (country: Country): string => (inEnglish ? country : (called.of(COUNTRY_NAMES[country][0]) ?? country))

/** The domain's lists are in the order of the English names. */
const inOrder = (options: readonly Option[]): readonly Option[] =>
  inEnglish ? options : options.toSorted((a, b) => a.label.localeCompare(b.label, LOCALE))

/** Countries with their flags and all that people type for them. */
export const COUNTRY_OPTIONS: readonly Option[] = inOrder(
  COUNTRIES.map((country) => {
    const names = COUNTRY_NAMES[country]
    return { value: country, label: nameOf(country), flag: flagOf(names[0]), names: [...names, country] }
  }),
)

export const STATE_OPTIONS: readonly Option[] = inOrder(
  Object.entries(US_STATES).map(([state, abbreviation]) => ({
    value: state,
    label: inEnglish ? state : translated(`US-${abbreviation}`),
    names: [abbreviation, state, ...(US_STATE_NAMES[state] ?? [])],
  })),
)

const isCountry = (name: string): name is Country => Object.hasOwn(COUNTRY_NAMES, name)
const nameIn = (name: string): string => (isCountry(name) ? nameOf(name) : name)

const namesAt = (code: string): readonly string[] =>
  Object.entries(COUNTRY_NAMES).flatMap(([country, names]) => (names[0] === code ? [country as Country, ...names] : []))

/** Country codes of phone numbers, found by the code, the country or what people call it. */
export const PHONE_OPTIONS: readonly Option[] = PHONE_CODES.map(({ code, country, name }) => {
  const countries = name.split(', ')
  const names = countries.map(nameIn)
  return {
    value: code,
    label: listed(names),
    aside: code,
    short: code,
    flag: flagOf(country),
    names: [code.slice(1), ...countries, ...names, ...namesAt(country)],
  }
})
