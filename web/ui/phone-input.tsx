import { PHONE_CODES } from '#domain/options.ts'
import { splitPhone } from '#domain/phone.ts'
import { ChevronDown } from 'lucide-react'
import type { ControlIds } from './field.tsx'
import { Icon } from './icon.tsx'

/** A number pasted whole, with its own `+`, takes the place of the chosen code. */
function joined(code: string, typed: string): string {
  if (typed.trim().startsWith('+')) return typed.trim()
  return typed === '' && code === '+1' ? '' : code + typed
}

/** A whole number, `+` country code and digits, shown in its two parts. */
export function PhoneInput({
  value,
  onChange,
  onBlur,
  disabled,
  ...control
}: ControlIds & { value: string; onChange: (value: string) => void; onBlur?: () => void; disabled?: boolean }) {
  const { country_code, digits } = splitPhone(value)
  return (
    <div className="phone">
      <span className="input code">
        <span aria-hidden="true">{country_code}</span>
        <Icon of={ChevronDown} size="s" />
        <select
          aria-label="Country code"
          value={country_code}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value + digits)}
        >
          {PHONE_CODES.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} {name}
            </option>
          ))}
        </select>
      </span>
      <input
        {...control}
        className="input num"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        disabled={disabled}
        value={digits}
        onChange={(event) => onChange(joined(country_code, event.target.value))}
        onBlur={onBlur}
      />
    </div>
  )
}
