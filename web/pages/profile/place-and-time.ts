import { COUNTRY_OPTIONS, STATE_OPTIONS } from '../../ui/country-options.ts'
import type { FieldSpec, Values } from '../../forms/field-spec.ts'
import type { Option } from '../../ui/option.ts'

export const MONTH_HELP = 'Month and year are enough: Sep 2019, 09/2019.'

const NONE: readonly Option[] = []

/** Country, state and city, three in a row; the states of the United States are a list, all others are typed. */
export const place = (country: string, state: string, city: string): readonly FieldSpec[] => [
  { name: country, label: 'Country', kind: 'combobox', options: COUNTRY_OPTIONS, span: 2 },
  {
    name: state,
    label: 'State or region',
    kind: 'combobox',
    free: true,
    options: (entry: Values) => (entry[country] === 'United States' ? STATE_OPTIONS : NONE),
    span: 2,
  },
  { name: city, label: 'City', kind: 'text', span: 2 },
]

/** When it began and ended, by months, and whether it goes on, three in a row; what goes on has no end. */
export const period = (goesOn: string): readonly FieldSpec[] => [
  { name: 'start_date', label: 'Start date', kind: 'month', edge: 'start', span: 2, help: MONTH_HELP },
  {
    name: 'end_date',
    label: 'End date',
    kind: 'month',
    edge: 'end',
    span: 2,
    disabled: (entry) => entry.is_current === true,
  },
  { name: 'is_current', label: goesOn, kind: 'checkbox', span: 2 },
]
