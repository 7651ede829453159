import { COUNTRY_NAMES, type Country } from '#domain/country-names.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { PHONE_CODES } from '#domain/options.ts'
import { EVERY_PHONE_CODE } from '#domain/phone-codes.ts'
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
/** Of a place that is in no list of countries. */
const territory = (code: string): string => called.of(code) ?? code
const nameIn = (name: string): string => (isCountry(name) ? nameOf(name) : name)

const namesAt = (code: string): readonly string[] =>
  Object.entries(COUNTRY_NAMES).flatMap(([country, names]) => (names[0] === code ? [country as Country, ...names] : []))

/** Country codes of phone numbers, found by the code, the country or what people call it. */
const PHONE_OPTIONS: ReadonlyMap<string, Option> = new Map(
  EVERY_PHONE_CODE.map(({ code, country, name }) => [code, optionOf(code, country, name.split(', '))]),
)

export const phoneOptions = (codes: readonly string[]): Option[] =>
  codes.flatMap((code) => PHONE_OPTIONS.get(code) ?? [])

/** The codes of the applicant's own phone. */
export const OWN_PHONE_CODES: readonly string[] = PHONE_CODES.map(({ code }) => code)

function optionOf(code: string, country: string, countries: readonly string[]): Option {
  const names = countries.length === 1 && !isCountry(countries[0] ?? '') ? [territory(country)] : countries.map(nameIn)
  return {
    value: code,
    label: listed(names),
    aside: code,
    short: code,
    flag: flagOf(country),
    names: [code.slice(1), ...countries, ...names, ...namesAt(country)],
  }
}
