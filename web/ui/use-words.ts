import { useEffect, useRef, useState } from 'react'

/**
 * A box whose value is what it understood, and until then the words themselves, so that nothing half typed is lost; on
 * leaving it shows what it understood.
 */
export function useWords({
  value,
  read,
  show,
  onChange,
  onBlur,
  again,
}: {
  value: string
  /** What the words mean, or the words where they mean nothing yet. */
  read: (words: string) => string
  show: (value: string) => string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Runs what it is given once the words can be read better than now, if ever. */
  again?: (run: () => void) => void
}) {
  const [typed, setTyped] = useState<{ words: string; value: string } | null>(null)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return {
    // Words typed for another value are of the past: the form was set anew.
    value: typed?.value === value ? typed.words : show(value),
    onChange: ({ target: { value: words } }: { target: { value: string } }) => {
      const meant = read(words)
      setTyped({ words, value: meant })
      onChange(meant)
      again?.(() => {
        const better = read(words)
        if (better === meant || latest.current !== meant) return
        setTyped((now) => now && { words, value: better })
        onChange(better)
      })
    },
    onBlur: () => {
      setTyped(null)
      onBlur?.()
    },
  }
}
