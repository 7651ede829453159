import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { labelId } from './field.tsx'
import { Icon } from './icon.tsx'
import { inOneLine } from './in-one-line.ts'
import { asOption, type Option } from './option.ts'

export function TextInput(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className="input" />
}

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...props} className="input" />
}

/** A line however long, read whole: it wraps and grows. It holds no breaks, and Enter sends the form as from any other line. */
export function LongLine({
  onChange,
  ...props
}: Omit<ComponentProps<'textarea'>, 'onChange'> & { onChange: (text: string) => void }) {
  return (
    <textarea
      // For browsers that do not size a box by its words.
      rows={2}
      {...props}
      className="input long-line"
      onChange={(event) => onChange(inOneLine(event.target.value))}
      onKeyDown={(event) => {
        // While words are being composed Enter chooses among them.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}

/** A short list, up to a dozen; longer ones are a Combobox. */
export function Select({
  options,
  placeholder = t`Select…`,
  ...props
}: { options: readonly (string | Option)[]; placeholder?: string } & ComponentProps<'select'>) {
  return (
    <span className="select">
      <select {...props} className="input">
        <option value="">{placeholder}</option>
        {options.map(asOption).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </span>
  )
}

export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="with-end">
      <input autoCapitalize="none" spellCheck={false} {...props} type={shown ? 'text' : 'password'} className="input" />
      <button
        type="button"
        className="end"
        aria-label={shown ? t`Hide password` : t`Show password`}
        // Which one, where there are several.
        aria-describedby={props.id === undefined ? undefined : labelId(props.id)}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </span>
  )
}

/** A box and its words. The error of a box that must be ticked stands under it. */
export function Checkbox({ label, help, ...props }: { label: ReactNode; help?: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className="check">
      <input {...props} type="checkbox" />
      <span>
        {label}
        {help !== undefined && <span className="help block">{help}</span>}
      </span>
    </label>
  )
}

/** Two to five choices that are all worth seeing. Give it inside a `Field as="group"`. */
export function RadioGroup({
  id,
  labelledBy,
  options,
  value,
  onChange,
  optional = false,
  ...described
}: {
  id: string
  labelledBy: string
  options: readonly (string | Option)[]
  value: string
  onChange: (value: string) => void
  /** An answer can be taken back. The choices stand in a row, since they are a yes and a no. */
  optional?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}) {
  return (
    <div className={optional ? 'radios' : undefined}>
      <div role="radiogroup" aria-labelledby={labelledBy} {...described}>
        {options.map(asOption).map((option, index) => (
          <label className="check" key={option.value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.help !== undefined && <span className="help block">{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
      {optional && value !== '' && (
        <button
          type="button"
          className="clear"
          aria-describedby={labelledBy}
          onClick={() => {
            onChange('')
            document.getElementById(id)?.focus()
          }}
        >
          <Trans>Clear</Trans>
        </button>
      )}
    </div>
  )
}
