import { useCallback, useEffect, useRef, useState } from 'react'
import { dropDraft, keepDraft, keepDraftNow, readDraft } from '../../forms/drafts.ts'

const PAUSE = 300

/** A paragraph as it is being typed. */
export interface TypedParagraph {
  block: string
  text: string
  /** How the paragraph read when one began to type; absent in what was kept before this was. */
  base?: string
}

const isTyped = (values: unknown): values is TypedParagraph =>
  typeof values === 'object' &&
  values !== null &&
  typeof (values as TypedParagraph).block === 'string' &&
  typeof (values as TypedParagraph).text === 'string' &&
  ['string', 'undefined'].includes(typeof (values as TypedParagraph).base)

export interface ParagraphDraft {
  /** What is kept, also from before a reload or a lost session; null where nothing is, undefined while it is looked up. */
  kept: (TypedParagraph & { at: Date }) | null | undefined
  keep: (typed: TypedParagraph) => void
  drop: () => void
}

/**
 * Keeps the paragraph that is being typed on this device, one for each key, which names the document and who types; of
 * several windows that of the one left last. Without a key nothing is kept yet.
 */
export function useParagraphDraft(key: string | null): ParagraphDraft {
  const [kept, setKept] = useState<ParagraphDraft['kept']>(undefined)
  /** What was typed in this window, until it is saved or given up. */
  const own = useRef<TypedParagraph | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (key === null) return
    let mounted = true
    void readDraft(key).then((draft) => {
      if (!mounted) return
      const typed = draft !== null && isTyped(draft.values) ? draft.values : null
      setKept(typed === null ? null : { ...typed, at: new Date(draft?.at ?? 0) })
    })
    return () => {
      mounted = false
    }
  }, [key])

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const typed = own.current
    if (key === null || typed === null) return
    void keepDraft(key, typed).then(() => {
      if (own.current === typed) setKept({ ...typed, at: new Date() })
    })
  }, [key])
  useEffect(() => {
    const flushNow = () => {
      if (key !== null && own.current !== null) keepDraftNow(key, own.current)
    }
    window.addEventListener('pagehide', flushNow)
    window.document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      window.removeEventListener('pagehide', flushNow)
      window.document.removeEventListener('visibilitychange', flush)
    }
  }, [key, flush])

  const keep = useCallback(
    (typed: TypedParagraph) => {
      own.current = typed
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, PAUSE)
    },
    [flush],
  )
  const drop = useCallback(() => {
    clearTimeout(timer.current)
    own.current = null
    setKept(null)
    if (key !== null) void dropDraft(key)
  }, [key])
  return { kept, keep, drop }
}
