/** A fact to be computed: where it stands, its result in words, and the fields that it was computed from. */
export interface Derivation {
  section: string
  entry: number
  field: string
  label: string
  value: string
  from: { section: string; entry: number; fields: string[] }[]
}

/** Facts about the whole profile stand under this section, entry 0. */
export const DERIVED = 'derived'

export type From = Derivation['from'][number]

/** Fields that tell when something was. */
export const DATES = ['start_date', 'end_date', 'is_current']

/** A fact about the whole profile. */
export const whole = (field: string, label: string, value: string, ...from: From[]): Derivation => ({
  section: DERIVED,
  entry: 0,
  field,
  label,
  value,
  from,
})
