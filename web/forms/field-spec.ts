import type { FileRule } from '#domain/file.ts'
import type { ReactNode } from 'react'
import type { Option } from '../ui/inputs.tsx'

export type FieldKind =
  | 'text'
  | 'email'
  | 'url'
  | 'tel'
  | 'number'
  | 'password'
  | 'passage'
  | 'date'
  | 'select'
  | 'combobox'
  | 'radio'
  | 'checkbox'
  | 'words'
  | 'phone'
  | 'file'

/** What a form holds, by field name. */
export type Values = Record<string, unknown>

/**
 * One field of a form as data. `name` is the wire's own; the functions are given the values of the form, or of the entry
 * the field stands in.
 */
export interface FieldSpec<V extends object = Values> {
  name: keyof V & string
  label: string
  /** Words beside a checkbox where they hold links; `label` still names it in messages. */
  words?: ReactNode
  kind: FieldKind
  help?: ReactNode
  /** Columns of six on wide screens; 6 unless told. */
  span?: 2 | 3 | 4 | 6
  /** Marked "optional": required is the rule. */
  optional?: boolean | ((values: V) => boolean)
  /** Of select, combobox and radio. */
  options?: readonly (string | Option)[] | ((values: V) => readonly (string | Option)[])
  /** Of a file field: the rule of the domain's section. */
  file?: FileRule
  placeholder?: string
  autoComplete?: string
  /** Lines of a passage; 4 unless told. */
  rows?: number
  disabled?: (values: V) => boolean
  hidden?: (values: V) => boolean
  /** Fields set back to empty when this one changes. */
  clears?: readonly (keyof V & string)[]
}

/** Fields under one small heading. */
export interface FieldGroup<V extends object = Values> {
  title?: string
  fields: readonly FieldSpec<V>[]
}
