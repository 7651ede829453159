import { memo, use } from 'react'
import { useWatch } from 'react-hook-form'
import { Field, FieldError } from '../ui/field.tsx'
import { Checkbox } from '../ui/inputs.tsx'
import { Control } from './control.tsx'
import type { FieldGroup, FieldSpec, Values } from './field-spec.ts'
import { aboutId, Guidance } from './guidance.tsx'
import { controlId } from './messages.ts'
import { FormReach } from './reach.ts'
import { useBound } from './use-bound.ts'
import { translated } from '../language/translated.ts'

/** Kinds whose words can be wrong in themselves. */
const READ_ON_LEAVING: ReadonlySet<FieldSpec['kind']> = new Set(['date', 'number', 'phone', 'email', 'url', 'tel'])

const NO_VALUES: Values = {}
/** The values that a field is shown by: none where nothing of it hangs on the others, so that their keys leave it alone. */
const neededBy = ({ disabled, options, optional }: FieldSpec, values: Values): Values =>
  [disabled, options, optional].some((part) => typeof part === 'function') ? values : NO_VALUES

/** One described field, tied to the form around it. `prefix` is the entry it stands in: `entries.0.`. */
export const FormField = memo(function FormField({
  field,
  prefix = '',
  values,
}: {
  field: FieldSpec
  prefix?: string
  values: Values
}) {
  const path = prefix + field.name
  const reach = use(FormReach)
  const bound = useBound(path)
  const id = controlId(path)
  const label = translated(field.label)
  const disabled = field.disabled?.(values) ?? false
  const options = typeof field.options === 'function' ? field.options(values) : (field.options ?? [])
  const optional = typeof field.optional === 'function' ? field.optional(values) : field.optional
  const error = disabled ? undefined : bound.error
  const onChange = (value: unknown) => {
    bound.onChange(value)
    const { clears = [] } = field
    const names = typeof clears === 'function' ? clears(reach.valuesAt(prefix)) : clears
    for (const name of names) reach.set(prefix + name, '')
  }
  const onBlur = () => {
    bound.onBlur()
    const filled = field.fills?.(reach.valuesAt(prefix)) ?? {}
    for (const [name, value] of Object.entries(filled)) reach.set(prefix + name, value)
    if (READ_ON_LEAVING.has(field.kind)) reach.look?.(path)
  }

  if (field.kind === 'checkbox')
    return (
      <div className={`c${field.span ?? 6} still`}>
        <Checkbox
          id={id}
          name={path}
          label={field.words ?? label}
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
  const Hints = field.hints
  const value: unknown = disabled && field.kind === 'date' ? '' : bound.value
  const text = typeof value === 'string' ? value : ''
  return (
    <Field
      id={id}
      label={label}
      help={field.help}
      error={error}
      span={field.span}
      optional={optional}
      below={
        Hints ? (
          <Hints id={`${id}-hints`} controlId={id} text={text} />
        ) : (
          (field.example ?? field.length) && (
            <Guidance id={id} label={label} example={field.example} length={field.length} text={text} />
          )
        )
      }
      belowId={Hints ? `${id}-hints` : field.length && aboutId(id)}
      as={field.kind === 'file' || field.kind === 'radio' ? 'group' : 'field'}
    >
      {(ids) => (
        <Control
          field={field}
          path={path}
          ids={ids}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
          options={options}
        />
      )}
    </Field>
  )
})

/** Described fields in groups, on the six-column grid. */
export function FormFields<V extends object>(props: { groups: readonly FieldGroup<V>[]; prefix?: string }) {
  return <Fields {...(props as { groups: readonly FieldGroup[] })} />
}

const Fields = memo(function Fields({ groups, prefix = '' }: { groups: readonly FieldGroup[]; prefix?: string }) {
  const values = useValuesAt(prefix)
  // The entry's own title is a second-level heading.
  const Heading = prefix === '' ? 'h2' : 'h3'
  return groups.map(({ title, above: Above, fields }, index) => {
    const seen = fields.filter((field) => !field.hidden?.(values))
    if (seen.length === 0) return null
    return (
      <div key={title ?? index} className="fields">
        {title !== undefined && <Heading className="sec">{translated(title)}</Heading>}
        {Above && <Above />}
        <div className="grid-f">
          {seen.map((field) => (
            <FormField key={field.name} field={field} prefix={prefix} values={neededBy(field, values)} />
          ))}
        </div>
      </div>
    )
  })
})

/** What the form holds, or the entry at a prefix such as `entries.0.`. */
function useValuesAt(prefix: string): Values {
  // Without a name the whole form is watched, which the types know by another overload.
  const name = prefix === '' ? undefined : prefix.slice(0, -1)
  return useWatch<Record<string, Values>>({ name: name as string }) ?? {}
}
