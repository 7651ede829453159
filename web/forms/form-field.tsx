import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Field, FieldError } from '../ui/field.tsx'
import { Checkbox } from '../ui/inputs.tsx'
import { Control } from './control.tsx'
import type { FieldGroup, FieldSpec, Values } from './field-spec.ts'
import { controlId, messageOf } from './messages.ts'

/** One described field, tied to the form around it. `prefix` is the entry it stands in: `entries.0.`. */
export function FormField({ field, prefix = '', values }: { field: FieldSpec; prefix?: string; values: Values }) {
  const path = prefix + field.name
  const { setValue } = useFormContext()
  const { field: bound, fieldState } = useController({ name: path })
  const id = controlId(path)
  const disabled = field.disabled?.(values) ?? false
  const options = typeof field.options === 'function' ? field.options(values) : (field.options ?? [])
  const optional = typeof field.optional === 'function' ? field.optional(values) : field.optional
  const error = disabled ? undefined : messageOf(fieldState.error)
  const onChange = (value: unknown) => {
    bound.onChange(value)
    for (const name of field.clears ?? []) setValue(prefix + name, '', { shouldDirty: true })
  }

  if (field.kind === 'checkbox')
    return (
      <div className={`c${field.span ?? 6} still`}>
        <Checkbox
          id={id}
          name={path}
          label={field.words ?? field.label}
          help={field.help}
          checked={bound.value === true}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={bound.onBlur}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    )
  return (
    <Field
      id={id}
      label={field.label}
      help={field.help}
      error={error}
      span={field.span}
      optional={optional}
      as={field.kind === 'file' || field.kind === 'radio' ? 'group' : 'field'}
    >
      {(ids) => (
        <Control
          field={field}
          path={path}
          ids={ids}
          value={disabled && field.kind === 'date' ? '' : bound.value}
          onChange={onChange}
          onBlur={bound.onBlur}
          disabled={disabled}
          options={options}
        />
      )}
    </Field>
  )
}

/** Described fields in groups, on the six-column grid. */
export function FormFields<V extends object>({
  groups,
  prefix = '',
}: {
  groups: readonly FieldGroup<V>[]
  prefix?: string
}) {
  const { control } = useFormContext()
  const all = useWatch({ control })
  const values = (prefix === '' ? all : at(all, prefix)) as Values
  return (groups as readonly FieldGroup[]).map(({ title, fields }, index) => {
    const seen = fields.filter((field) => !field.hidden?.(values))
    if (seen.length === 0) return null
    return (
      <div key={title ?? index} className="fields">
        {title !== undefined && <h3 className="sec">{title}</h3>}
        <div className="grid-f">
          {seen.map((field) => (
            <FormField key={field.name} field={field} prefix={prefix} values={values} />
          ))}
        </div>
      </div>
    )
  })
}

/** The value at a dotted prefix such as `entries.0.`. */
const at = (values: unknown, prefix: string): unknown =>
  prefix
    .split('.')
    .filter((part) => part !== '')
    .reduce<unknown>((value, part) => (value as Values | undefined)?.[part], values) ?? {}
