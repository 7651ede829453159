import { useCallback, useState, type ReactNode } from 'react'
import { later } from '../ui/later.tsx'
import type { Question } from './clash-dialog.tsx'
import type { Choices, EntryClash } from './entry-clashes.ts'

const ClashDialog = later(async () => (await import('./clash-dialog.tsx')).ClashDialog)

/** Asks which of two saved states is to stay. `ask` resolves to what was chosen, or to null where it was cancelled. */
export function useClashQuestion(labels: Map<string, string>) {
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = useCallback(
    (asked: readonly EntryClash[], titleAt: (at: number) => string) =>
      new Promise<Choices | null>((resolve) => {
        const answer = (choices: Choices | null) => {
          setQuestion(null)
          resolve(choices)
        }
        setQuestion({ asked, titleAt, answer })
      }),
    [],
  )
  const dialog: ReactNode = question && <ClashDialog {...question} labels={labels} />
  return { ask, dialog }
}
