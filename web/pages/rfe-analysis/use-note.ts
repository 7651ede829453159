import { t } from '@lingui/core/macro'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveIssue } from '../../api/rfe.ts'
import { useMe } from '../../api/session.ts'
import { draftKey, dropDraft, keepDraft, keepDraftNow, readDraft } from '../../forms/drafts.ts'
import { bothNotes } from './both-notes.ts'
import { reasonOf } from './change-work.ts'

/** Time without a key until what was typed goes to the server. */
const PAUSE = 800

/** How the note stands. */
export type NoteState = { is: 'still' } | { is: 'typing' } | { is: 'saved'; at: Date } | { is: 'kept'; why: string }

const KEPT = t`The server did not answer. What you typed is safe on this device.`

/** A note that is saved as it is typed. Until the server has it, it is kept on this device. */
export function useNote({ id, note: stored }: Pick<WorkedIssue, 'id' | 'note'>) {
  const me = useMe()
  const key = me === null ? null : draftKey(me.id, `rfe-issue-${id}`)
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<NoteState>({ is: 'still' })
  const latest = useRef<string | null>(null)
  const base = useRef(stored)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const mounted = useRef(true)

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const sent = latest.current
    if (sent === null || key === null) return
    try {
      await saveIssue(id, () => ({ note: sent }))
      if (latest.current !== sent) return
      latest.current = null
      await dropDraft(key, { saved: true })
      if (!mounted.current) return
      setTyped((now) => (now === sent ? null : now))
      setState({ is: 'saved', at: new Date() })
    } catch (error) {
      if (mounted.current) setState({ is: 'kept', why: reasonOf(error, KEPT) })
    }
  }, [id, key])

  const type = useCallback(
    (text: string) => {
      if (latest.current === null) base.current = stored
      latest.current = text
      setTyped(text)
      setState({ is: 'typing' })
      if (key !== null) void keepDraft(key, text, base.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), PAUSE)
    },
    [key, save, stored],
  )

  // What was typed before a reload, or while the server gave no answer.
  const before = useRef(stored)
  useEffect(() => {
    before.current = stored
  }, [stored])
  useEffect(() => {
    mounted.current = true
    if (key !== null)
      void readDraft(key).then((draft) => {
        if (!mounted.current || latest.current !== null || typeof draft?.values !== 'string') return
        const isAsBefore = draft.base === before.current
        type(isAsBefore ? draft.values : bothNotes(before.current, draft.values))
      })
    return () => {
      mounted.current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each note: `type` changes with what is stored
  }, [key])

  useEffect(() => {
    const again = () => void save()
    const flush = () => {
      if (latest.current !== null && key !== null) keepDraftNow(key, latest.current, base.current)
    }
    window.addEventListener('online', again)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('pagehide', flush)
      again()
    }
  }, [key, save])

  return { text: typed ?? stored, state, type, save: () => void save() }
}
