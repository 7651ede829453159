import { readFigure, type FigureUnit } from '#domain/figure.ts'
import type { ComponentProps } from 'react'
import { useWords } from './use-words.ts'

const asIs = (value: string) => value

/** A box for a figure as people write it: `85,000`, `$85k`, `40 h`. A number input would lose what it cannot read. */
export function FigureInput({
  value,
  onChange,
  onBlur,
  unit,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  unit: FigureUnit
}) {
  const read = (words: string) => readFigure(words, unit) ?? words
  const words = useWords({ value, read, show: asIs, onChange, onBlur })
  return <input {...props} {...words} type="text" inputMode="decimal" autoComplete="off" className="input num" />
}
