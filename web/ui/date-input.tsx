import { t } from '@lingui/core/macro'
import { readDay, readMonth, showDay, showMonth, type Edge } from '#domain/month.ts'
import type { ComponentProps } from 'react'
import { useWords } from './use-words.ts'

/** One box for a date as people write it: a month and year, or a day. What it stands for is a day (ISO). */
export function DateInput({
  value,
  onChange,
  onBlur,
  edge,
  placeholder,
  autoComplete = 'off',
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Whether something begins or ends: a month alone is its first day or its last. Without it the day must be told. */
  edge?: Edge
}) {
  const words = useWords({
    value,
    read: (typed) => (edge === undefined ? readDay(typed) : readMonth(typed, edge)) ?? typed,
    show: (day) => (edge === undefined ? showDay(day) : showMonth(day, edge)),
    onChange,
    onBlur,
  })
  return (
    <input
      {...props}
      {...words}
      placeholder={placeholder ?? (edge === undefined ? t`Sep 15, 2026` : t`Sep 2019`)}
      autoComplete={autoComplete}
      type="text"
      className="input num"
    />
  )
}
