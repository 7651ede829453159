import type { FileRule } from '#domain/file.ts'
import type { FigureUnit } from '#domain/figure.ts'
import type { Edge } from '#domain/month.ts'
import type { ComponentType, ReactNode } from 'react'
import type { Option } from '../ui/option.ts'

export type FieldKind =
  | 'text'
  /** A line that may be long. */
  | 'line'
  | 'email'
  | 'url'
  | 'tel'
  | 'number'
  | 'password'
  | 'code'
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

/** One good answer to a field. It is looked at, never put in. */
export interface Example {
  /** Whose answer it is: "hospital pharmacist". */
  by: string
  text: string
}

/** How many words of a passage read well in a letter. A hint: more or fewer are taken as well. */
export interface Length {
  from: number
  to: number
}

/** What the hints of a field are given: the id by which they describe it, the control's own, and what is typed. */
export interface FieldHints {
  id: string
  controlId: string
  text: string
}

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
  /** Fetched when somebody wants to see it. */
  example?: () => Promise<Example>
  length?: Length
  /** What follows the typing, under the control. */
  hints?: ComponentType<FieldHints>
  /** Columns of six on wide screens; 6 unless told. */
  span?: 2 | 3 | 4 | 6
  /** Marked "optional": required is the rule. */
  optional?: boolean | ((values: V) => boolean)
  /** Of select, combobox and radio. */
  options?: readonly (string | Option)[] | ((values: V) => readonly (string | Option)[])
  /** Of a combobox: words that are no option are kept. Without options it is a box for text. */
  free?: boolean
  /** Of a date whose day does not matter: whether something begins or ends with it. Without it the day is asked for. */
  edge?: Edge
  /** Of a number: what it counts, so that it may be typed as people write it. */
  unit?: FigureUnit
  /** Of a phone whose country code is a field of its own: that field, and the codes it may hold. */
  code?: { name: keyof V & string; of: readonly string[] }
  /** Of a file field: the rule of the domain's section. */
  file?: FileRule
  /** Of a file field: what is to say of the file that is there, which has this address; the field's path in the form. */
  about?: ComponentType<{ url: string; path: string }>
  placeholder?: string
  autoComplete?: string
  /** Lines of a passage; 4 unless told. */
  rows?: number
  disabled?: (values: V) => boolean
  hidden?: (values: V) => boolean
  /** Fields set back to empty when this one changes; a function is given the values with the change in them. */
  clears?: readonly (keyof V & string)[] | ((values: V) => readonly (keyof V & string)[])
  /** What other fields become when this one is left, where it answers them too. */
  fills?: (values: V) => Partial<V>
}

/** Fields under one small heading. */
export interface FieldGroup<V extends object = Values> {
  title?: string
  /** Shown between the heading and the fields. */
  above?: ComponentType
  fields: readonly FieldSpec<V>[]
}
