import { t } from '@lingui/core/macro'
import { readDay, readMonth, showDay, showMonth, type Edge, isWholeMonth } from '#domain/month.ts'
import type { ComponentProps } from 'react'
import { useWords } from './use-words.ts'
import { isIsoDate } from '#domain/field.ts'
import { LOCALE } from '../language/locale.ts'

/** As it can be read again: `Sep 2019`, `2019年9月`. */
function inWords(value: string, edge: Edge | undefined): string {
  if (LOCALE === 'en-US' || !isIsoDate(value)) return edge === undefined ? showDay(value) : showMonth(value, edge)
  const day = edge !== undefined && isWholeMonth(value, edge) ? undefined : 'numeric'
  return new Date(value).toLocaleDateString(LOCALE, { year: 'numeric', month: 'long', day, timeZone: 'UTC' })
}

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
    show: (day) => inWords(day, edge),
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
