import type { ComponentType, ReactNode } from 'react'
import { labelId, type ControlIds } from '../ui/field.tsx'
import { LongLine, PasswordInput, RadioGroup, Select, TextArea, TextInput } from '../ui/inputs.tsx'
import type { Option } from '../ui/option.ts'
import type { FieldSpec } from './field-spec.ts'

export interface ControlProps {
  field: FieldSpec
  /** Path of the field in the form. */
  path: string
  ids: ControlIds
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  disabled: boolean
  options: readonly (string | Option)[]
}

const INPUTS: Partial<Record<FieldSpec['kind'], { type: string; inputMode?: 'url' | 'tel' | 'email' | 'numeric' }>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  code: { type: 'text', inputMode: 'numeric' },
  url: { type: 'text', inputMode: 'url' },
  tel: { type: 'tel', inputMode: 'tel' },
}

let More: ComponentType<ControlProps> | undefined

/** Adds the controls of further kinds: most forms, such as the login, do without them. */
export const addControls = (controls: ComponentType<ControlProps>): void => {
  More = controls
}

/** The control of a field by its kind. */
export function Control(props: ControlProps): ReactNode {
  const { field, path, ids, value, onChange, onBlur, disabled, options } = props
  const { kind, placeholder, autoComplete, rows } = field
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const typed = {
    ...ids,
    name: path,
    value: text,
    disabled,
    placeholder,
    autoComplete,
    onBlur,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (kind) {
    case 'passage':
      return <TextArea {...typed} rows={rows} />
    case 'line':
      return <LongLine {...typed} onChange={onChange} />
    case 'password':
      return <PasswordInput {...typed} />
    case 'select':
      return <Select {...typed} options={options} />
    case 'radio':
      return (
        <RadioGroup
          {...ids}
          labelledBy={labelId(ids.id)}
          options={options}
          value={text}
          onChange={onChange}
          optional={field.optional === true}
        />
      )
    default:
      if (kind in INPUTS) return <TextInput {...typed} {...INPUTS[kind]} />
      if (More === undefined) throw new Error(`A form with a field of the kind ${kind} imports record-controls.tsx`)
      return <More {...props} />
  }
}
