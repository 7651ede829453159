import type { FileRef } from '#domain/file.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSameBefore } from '../api/same-files.ts'
import { translated } from '../language/translated.ts'
import type { Chips } from '../ui/chips.tsx'
import { Combobox } from '../ui/combobox.tsx'
import { DateInput } from '../ui/date-input.tsx'
import { FigureInput } from '../ui/figure-input.tsx'
import { FileField } from '../ui/file-field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { addControls, type ControlProps } from './control.tsx'

/** Apart, since the numbering plans of the world are of no use to whoever logs in. */
const PhoneInput = lazy(async () => ({ default: (await import('../ui/phone-input.tsx')).PhoneInput }))
const PhoneInTwo = lazy(async () => ({ default: (await import('./phone-in-two.tsx')).PhoneInTwo }))
/** Seldom is a file chosen twice. */
const SameFile = lazy(() =>
  import('./same-file.tsx').then(
    ({ SameFile: it }) => ({ default: it }),
    // A hint that cannot be fetched takes no form away.
    () => ({ default: () => null }),
  ),
)

let Words: typeof Chips | undefined

/** Adds the control of a list of words, which one form alone has. */
export const addWords = (control: typeof Chips): void => {
  Words = control
}

function AboutFile({ url }: { url: string }) {
  const before = useSameBefore(url)
  return (
    before.length > 0 && (
      <Suspense fallback={null}>
        <SameFile as={before} />
      </Suspense>
    )
  )
}

/** What a record is told by: dates, figures, lists that are searched, words, papers, phones. */
function RecordControl({ field, path, ids, value, onChange, onBlur, disabled, options }: ControlProps): ReactNode {
  const { kind, placeholder, autoComplete } = field
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const typed = { ...ids, name: path, value: text, disabled, placeholder, autoComplete, onBlur }
  switch (kind) {
    case 'date':
      return <DateInput {...typed} onChange={onChange} edge={field.edge} />
    case 'number':
      return field.unit ? (
        <FigureInput {...typed} onChange={onChange} unit={field.unit} />
      ) : (
        <TextInput {...typed} onChange={(event) => onChange(event.target.value)} inputMode="decimal" />
      )
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
      if (Words === undefined) throw new Error(`The form of ${field.name} adds the control of a list of words`)
      return (
        <Words
          {...ids}
          value={Array.isArray(value) ? value.map(String) : []}
          placeholder={placeholder}
          onChange={onChange}
          onBlur={onBlur}
          disabled={disabled}
        />
      )
    case 'file':
      const { about: About } = field
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
          about={({ url }) => (
            <>
              <AboutFile url={url} />
              {About && <About url={url} path={path} />}
            </>
          )}
        />
      )
    default:
      throw new Error(`There is no control of the kind ${kind}`)
  }
}

addControls(RecordControl)
