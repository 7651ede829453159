import { t } from '@lingui/core/macro'
import { splitPhone } from '#domain/phone.ts'
import { useEffect, useMemo, useRef } from 'react'
import { Combobox } from './combobox.tsx'
import { OWN_PHONE_CODES, phoneOptions } from './country-options.ts'
import type { ControlIds } from './field.tsx'
import { fetchReading, numbersRead, readPhone, whenReadable } from './phone-reading.ts'
import { useWords } from './use-words.ts'

/** A number pasted whole, with its own `+`, takes the place of the chosen code where its own is offered. */
function joined(code: string, typed: string, codes: readonly string[]): string {
  const whole = typed.trim()
  if (whole.startsWith('+') && (codes === OWN_PHONE_CODES || codes.some((offered) => whole.startsWith(offered))))
    return whole
  return typed === '' && code === '+1' ? '' : code + typed
}

/** A whole number, `+` country code and digits, shown in its two parts. */
export function PhoneInput({
  value,
  codes = OWN_PHONE_CODES,
  autoComplete = 'tel-national',
  onChange,
  onBlur,
  disabled,
  ...control
}: ControlIds & {
  value: string
  /** The country codes that may be chosen. */
  codes?: readonly string[] | undefined
  /** Whose number it is, as the browser knows it; the person's own unless told. */
  autoComplete?: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
}) {
  const options = useMemo(() => phoneOptions(codes), [codes])
  const { country_code, digits } = splitPhone(value)
  const read = (typed: string, code: string): string => {
    const number = readPhone(typed, code)
    return number !== null && codes.includes(splitPhone(number).country_code) ? number : joined(code, typed, codes)
  }
  const words = useWords({
    value,
    read: (typed) => read(typed, country_code),
    show: (number) => splitPhone(number).digits,
    onChange,
    // A number that is still to be read is not wrong yet.
    onBlur: () => void numbersRead().then(onBlur),
    again: whenReadable,
  })
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const choose = (code: string) => {
    if (code === '') return
    const joined = read(digits, code)
    onChange(joined)
    whenReadable(() => latest.current === joined && onChange(read(digits, code)))
  }
  return (
    <div className="phone" onFocus={() => void fetchReading()}>
      <Combobox
        aria-label={t`Country code`}
        options={options}
        value={country_code}
        disabled={disabled}
        placeholder="+"
        onChange={choose}
      />
      <input
        {...control}
        {...words}
        className="input num"
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        disabled={disabled}
      />
    </div>
  )
}
