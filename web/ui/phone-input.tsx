import { readPhone, splitPhone } from '#domain/phone.ts'
import { Combobox } from './combobox.tsx'
import { PHONE_OPTIONS } from './country-options.ts'
import type { ControlIds } from './field.tsx'
import { useWords } from './use-words.ts'

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
  const words = useWords({
    value,
    read: (typed) => readPhone(typed, country_code) ?? joined(country_code, typed),
    show: (number) => splitPhone(number).digits,
    onChange,
    onBlur,
  })
  return (
    <div className="phone">
      <Combobox
        aria-label="Country code"
        options={PHONE_OPTIONS}
        value={country_code}
        disabled={disabled}
        placeholder="+"
        onChange={(code) => code !== '' && onChange(readPhone(digits, code) ?? joined(code, digits))}
      />
      <input
        {...control}
        {...words}
        className="input num"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        disabled={disabled}
      />
    </div>
  )
}
