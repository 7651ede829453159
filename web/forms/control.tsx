import type { FileRef } from '#domain/file.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { Chips } from '../ui/chips.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { DateInput } from '../ui/date-input.tsx'
import { labelId, type ControlIds } from '../ui/field.tsx'
import { FigureInput } from '../ui/figure-input.tsx'
import { FileField } from '../ui/file-field.tsx'
import { PasswordInput, RadioGroup, Select, TextArea, TextInput } from '../ui/inputs.tsx'
import type { Option } from '../ui/option.ts'
import type { FieldSpec } from './field-spec.ts'
import { translated } from '../language/translated.ts'

/** Apart, since the numbering plans of the world are of no use to whoever logs in. */
const PhoneInput = lazy(async () => ({ default: (await import('../ui/phone-input.tsx')).PhoneInput }))
const PhoneInTwo = lazy(async () => ({ default: (await import('./phone-in-two.tsx')).PhoneInTwo }))

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

/** The control of a field by its kind. */
export function Control({ field, path, ids, value, onChange, onBlur, disabled, options }: ControlProps): ReactNode {
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
    case 'date':
      return <DateInput {...typed} onChange={onChange} edge={field.edge} />
    case 'number':
      return field.unit ? (
        <FigureInput {...typed} onChange={onChange} unit={field.unit} />
      ) : (
        <TextInput {...typed} inputMode="decimal" />
      )
    case 'password':
      return <PasswordInput {...typed} />
    case 'select':
      return <Select {...typed} options={options} />
    case 'combobox':
      return (
        <Combobox
          {...ids}
          value={text}
          options={options}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          placeholder={placeholder}
          free={field.free}
        />
      )
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
    case 'phone':
      return (
        <Suspense fallback={<span className="input" aria-hidden="true" />}>
          {field.code ? (
            <PhoneInTwo
              {...ids}
              codePath={path.slice(0, path.length - field.name.length) + field.code.name}
              codes={field.code.of}
              value={text}
              onChange={onChange}
              onBlur={onBlur}
              disabled={disabled}
              autoComplete={autoComplete}
            />
          ) : (
            <PhoneInput
              {...ids}
              value={text}
              onChange={onChange}
              onBlur={onBlur}
              disabled={disabled}
              autoComplete={autoComplete}
            />
          )}
        </Suspense>
      )
    case 'words':
      return (
        <Chips
          {...ids}
          value={Array.isArray(value) ? value.map(String) : []}
          placeholder={placeholder}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
        />
      )
    case 'file':
      if (!field.file) throw new Error(`The file field ${field.name} has no rule`)
      return (
        <FileField
          {...ids}
          name={path}
          rule={field.file}
          label={translated(field.label)}
          value={(value ?? null) as FileRef | null}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
        />
      )
    default:
      return <TextInput {...typed} {...INPUTS[kind]} />
  }
}
