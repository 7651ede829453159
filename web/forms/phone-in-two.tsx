import { splitPhone } from '#domain/phone.ts'
import type { ControlIds } from '../ui/field.tsx'
import { PhoneInput } from '../ui/phone-input.tsx'
import { useBound } from './use-bound.ts'

/** A number whose country code is a field of its own, as the one control that it is to who types it. */
export function PhoneInTwo({
  codePath,
  codes,
  value,
  onChange,
  ...control
}: ControlIds & {
  codePath: string
  codes: readonly string[]
  /** The digits. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  disabled: boolean
  autoComplete: string | undefined
}) {
  const code = useBound(codePath)
  const chosen = String(code.value)
  return (
    <PhoneInput
      {...control}
      codes={codes}
      value={value === '' && chosen === '+1' ? '' : chosen + value}
      onChange={(whole) => {
        const { country_code, digits } = splitPhone(whole)
        if (country_code !== chosen) code.onChange(country_code)
        onChange(digits)
      }}
    />
  )
}
