import { useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../forms/drafts.ts'

/** An answer that is being typed, and its sentence where that was typed anew too. */
export interface TypedAnswer {
  answer: string
  sentence: string | null
}
const NOTHING: TypedAnswer = { answer: '', sentence: null }

const isAnswer = (values: unknown): values is TypedAnswer =>
  typeof values === 'object' && values !== null && typeof (values as TypedAnswer).answer === 'string'

/**
 * An answer that stays on this device over a reload, until it is saved. It is kept with each letter: what a page keeps only
 * as it is left may come too late.
 */
export function useAnswerDraft(key: string) {
  const [typed, setTyped] = useState(NOTHING)
  const isTyped = useRef(false)
  useEffect(() => {
    let mounted = true
    void readDraft(key).then((draft) => {
      if (mounted && !isTyped.current && isAnswer(draft?.values)) setTyped(draft.values)
    })
    return () => {
      mounted = false
    }
  }, [key])
  const type = (next: TypedAnswer) => {
    isTyped.current = true
    setTyped(next)
    void keepDraft(key, next)
  }
  const drop = () => {
    isTyped.current = false
    void dropDraft(key)
  }
  return { typed, type, drop }
}
