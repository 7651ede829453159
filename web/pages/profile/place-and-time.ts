import { t } from '@lingui/core/macro'
import { US_STATES } from '#domain/us-states.ts'
import { COUNTRY_OPTIONS, STATE_OPTIONS } from '../../ui/country-options.ts'
import type { FieldSpec, Values } from '../../forms/field-spec.ts'
import type { Option } from '../../ui/option.ts'

export const MONTH_HELP = t`Month and year are enough: Sep 2019, 09/2019.`

const UNITED_STATES = 'United States'
const NONE: readonly Option[] = []

/** A state of the United States does not outlive a change to another country; what else was typed stays. */
export const isOfAnotherCountry = (country: unknown, state: unknown): boolean =>
  typeof country === 'string' &&
  country !== '' &&
  country !== UNITED_STATES &&
  typeof state === 'string' &&
  Object.hasOwn(US_STATES, state)

/** Country, state and city, three in a row; the states of the United States are a list, all others are typed. */
export const place = (country: string, state: string, city: string): readonly FieldSpec[] => [
  {
    name: country,
    label: t`Country`,
    kind: 'combobox',
    options: COUNTRY_OPTIONS,
    span: 2,
    clears: (entry: Values) => (isOfAnotherCountry(entry[country], entry[state]) ? [state] : []),
  },
  {
    name: state,
    label: t`State or region`,
    kind: 'combobox',
    free: true,
    options: (entry: Values) => (entry[country] === UNITED_STATES ? STATE_OPTIONS : NONE),
    span: 2,
    help: t`In full. For the United States a list opens.`,
  },
  { name: city, label: t`City`, kind: 'text', span: 2 },
]

/** When it began and ended, by months, and whether it goes on, three in a row; what goes on has no end. */
export const period = (goesOn: string): readonly FieldSpec[] => [
  { name: 'start_date', label: t`Start date`, kind: 'date', edge: 'start', span: 2, help: MONTH_HELP },
  {
    name: 'end_date',
    label: t`End date`,
    kind: 'date',
    edge: 'end',
    span: 2,
    disabled: (entry) => entry.is_current === true,
  },
  { name: 'is_current', label: goesOn, kind: 'checkbox', span: 2 },
]
