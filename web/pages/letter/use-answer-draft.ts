import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, keepDraftNow, readDraft } from '../../forms/drafts.ts'

/** An answer that is being typed, and its sentence where that was typed anew too. */
export interface TypedAnswer {
  answer: string
  sentence: string | null
}
const NOTHING: TypedAnswer = { answer: '', sentence: null }
const PAUSE = 300

const isAnswer = (values: unknown): values is TypedAnswer =>
  typeof values === 'object' && values !== null && typeof (values as TypedAnswer).answer === 'string'

/** An answer that stays on this device over a reload, until it is saved. */
export function useAnswerDraft(key: string) {
  const [typed, setTyped] = useState(NOTHING)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<TypedAnswer | null>(null)
  useEffect(() => {
    let mounted = true
    void readDraft(key).then((draft) => {
      if (mounted && pending.current === null && isAnswer(draft?.values)) setTyped(draft.values)
    })
    const flush = () => {
      clearTimeout(timer.current)
      if (pending.current !== null) keepDraftNow(key, pending.current)
    }
    window.addEventListener('pagehide', flush)
    return () => {
      mounted = false
      flush()
      window.removeEventListener('pagehide', flush)
    }
  }, [key])
  const type = (next: TypedAnswer) => {
    setTyped(next)
    pending.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keepDraft(key, next), PAUSE)
  }
  const drop = () => {
    clearTimeout(timer.current)
    pending.current = null
    void dropDraft(key)
  }
  return { typed, type, drop }
}
