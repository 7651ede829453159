import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { meQuery } from '../api/session.ts'
import { draftKey, dropDraft, keepDraft, keepDraftNow, readDraft } from './drafts.ts'

const PAUSE = 400

export interface DraftState {
  /** When the draft that was put back had been typed; null where there was none. */
  restoredAt: Date | null
  /** When what was typed was last kept on this device. */
  keptAt: Date | null
  /** Forgets the draft and goes back to what the server has. */
  discard: () => void
  /** To be called after a save. */
  drop: () => Promise<unknown>
  /** What the form held before it was typed in, also where that was before a reload. */
  base: () => unknown
}

/** Keeps what is typed as it is typed, and puts it back after a reload or a lost session. No `form` name, no draft. */
export function useDraft<T extends FieldValues>(form: string | undefined, methods: UseFormReturn<T>): DraftState {
  const { data: me } = useQuery({ ...meQuery, enabled: form !== undefined })
  const userId = me?.id
  const key = form === undefined || userId === undefined ? null : draftKey(userId, form)
  const [restoredAt, setRestoredAt] = useState<Date | null>(null)
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const waiting = useRef<(() => void) | null>(null)
  const before = useRef<unknown>(undefined)
  const base = useCallback(() => before.current ?? methods.formState.defaultValues, [methods])

  useEffect(() => {
    if (key === null) return
    let mounted = true
    void readDraft(key).then((draft) => {
      if (!mounted || draft === null || methods.formState.isDirty) return
      methods.reset(draft.values as T, { keepDefaultValues: true })
      before.current = draft.base
      setRestoredAt(new Date(draft.at))
    })
    return () => {
      mounted = false
    }
  }, [key, methods])

  useEffect(() => {
    if (key === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      waiting.current = null
      void keepDraft(key, methods.getValues(), base()).then(() => setKeptAt(new Date()))
    }
    const stop = methods.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // Without a name the whole form was set from stored values: nothing was typed.
        if (name === undefined) return
        clearTimeout(timer)
        waiting.current = keep
        timer = setTimeout(() => waiting.current?.(), PAUSE)
      },
    })
    const flush = () => waiting.current?.()
    const flushNow = () => {
      if (waiting.current === null) return
      clearTimeout(timer)
      waiting.current = null
      keepDraftNow(key, methods.getValues(), base())
    }
    window.addEventListener('pagehide', flushNow)
    document.addEventListener('visibilitychange', flush)
    return () => {
      stop()
      flush()
      window.removeEventListener('pagehide', flushNow)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [key, methods, base])

  const forget = useCallback(
    async (saved: boolean) => {
      waiting.current = null
      before.current = undefined
      setRestoredAt(null)
      setKeptAt(null)
      if (key !== null) await dropDraft(key, { saved })
    },
    [key],
  )
  const drop = useCallback(() => forget(true), [forget])
  const discard = useCallback(() => {
    methods.reset()
    void forget(false)
  }, [methods, forget])
  return { restoredAt, keptAt, discard, drop, base }
}
