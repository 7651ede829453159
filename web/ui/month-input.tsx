import { readMonth, showMonth, type Edge } from '#domain/month.ts'
import { useState, type ComponentProps } from 'react'

/**
 * One box for a month and year, or a day, as people write them. Its value is the day it understood, and until then the
 * words themselves, so that nothing half typed is lost; on leaving it shows what it understood.
 */
export function MonthInput({
  value,
  onChange,
  onBlur,
  edge,
  placeholder = 'Sep 2019',
  autoComplete = 'off',
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Whether something begins or ends: a month alone is its first day or its last. */
  edge: Edge
}) {
  const [typed, setTyped] = useState<{ words: string; value: string } | null>(null)
  return (
    <input
      {...props}
      placeholder={placeholder}
      autoComplete={autoComplete}
      type="text"
      className="input num"
      // Words typed for another value are of the past: the form was set anew.
      value={typed?.value === value ? typed.words : showMonth(value, edge)}
      onChange={(event) => {
        const words = event.target.value
        const meant = readMonth(words, edge) ?? words
        setTyped({ words, value: meant })
        onChange(meant)
      }}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
    />
  )
}
