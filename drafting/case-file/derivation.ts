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
