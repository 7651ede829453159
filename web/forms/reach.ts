import { createContext } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Values } from './field-spec.ts'

/**
 * What a field may do beyond its own value. Not `useFormContext`, which renders every field anew whenever anything about
 * the form changes: with fifty entries that is felt at each key.
 */
export interface Reach {
  /** Undefined where a field stands in no form. */
  methods?: UseFormReturn<FieldValues>
  /** What the form holds, or the entry at a prefix such as `entries.0.`. */
  valuesAt: (prefix: string) => Values
  set: (path: string, value: unknown) => void
  /** Looks at what was typed in a field that is left; undefined where a form is looked at only when it is sent. */
  look?: (path: string) => void
}

export const FormReach = createContext<Reach>({ valuesAt: () => ({}), set: () => undefined })
