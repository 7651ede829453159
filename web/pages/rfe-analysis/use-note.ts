import { t } from '@lingui/core/macro'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { saveIssue } from '../../api/rfe.ts'
import { useMe } from '../../api/session.ts'
import { draftKey, dropDraft, keepDraft, keepDraftNow, readDraft } from '../../forms/drafts.ts'
import { areClashing } from './both-notes.ts'
import { reasonOf } from './change-work.ts'

/** Time without a key until what was typed goes to the server. */
const PAUSE = 800

/** How often a note is sent anew that may take the place of the one which it met. */
const MOST_TRIES = 3

/** How the note stands. Of a clash, `theirs` is what was saved elsewhere: nothing more is saved until one has chosen. */
export type NoteState =
  | { is: 'still' }
  | { is: 'typing' }
  | { is: 'saved'; at: Date }
  /** Not saved, or, where its issue has gone, not to be saved at all. */
  | { is: 'kept'; why: string; for?: 'good' }
  | { is: 'clash'; theirs: string }

const KEPT = t`The server did not answer. What you typed is safe on this device.`

const ISSUE_GONE = t`This issue is no longer there: its notice was deleted or analysed anew. Copy what you typed before you leave.`

/** The note that stands instead of the one that was seen, where a save was refused for it. */
function savedElsewhere(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'changed_elsewhere') return null
  const { note } = error.body as { note?: unknown }
  return typeof note === 'string' ? note : null
}

/** A note that is saved as it is typed. Until the server has it, it is kept on this device. */
export function useNote({ id, note: stored }: Pick<WorkedIssue, 'id' | 'note'>) {
  const me = useMe()
  const key = me === null ? null : draftKey(me.id, `rfe-issue-${id}`)
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<NoteState>({ is: 'still' })
  const latest = useRef<string | null>(null)
  /** The note that was typed in: what is typed may take the place of this one alone. */
  const base = useRef(stored)
  /** What was sent since; of a save without an answer one does not know whether it was stored. */
  const sentBefore = useRef(new Set<string>())
  const isClash = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const mounted = useRef(true)

  const clash = useCallback((theirs: string) => {
    isClash.current = true
    if (mounted.current) setState({ is: 'clash', theirs })
  }, [])

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    const sent = latest.current
    if (sent === null || key === null || isClash.current) return
    const earlier = new Set(sentBefore.current)
    sentBefore.current.add(sent)
    const send = async (again = MOST_TRIES): Promise<void> => {
      try {
        const { note } = await saveIssue(id, () => ({ note: sent, seen_note: base.current }))
        base.current = note
      } catch (error) {
        const theirs = savedElsewhere(error)
        if (theirs === null || again === 0) throw error
        if (areClashing(base.current, theirs, sent) && !earlier.has(theirs)) throw error
        base.current = theirs
        await send(again - 1)
      }
    }
    try {
      await send()
      if (latest.current !== sent) return
      latest.current = null
      sentBefore.current.clear()
      await dropDraft(key, { saved: true })
      if (!mounted.current) return
      setTyped((now) => (now === sent ? null : now))
      setState({ is: 'saved', at: new Date() })
    } catch (error) {
      const theirs = savedElsewhere(error)
      if (theirs !== null) clash(theirs)
      else if (!mounted.current) return
      else if (error instanceof ApiError && error.status === 404) setState({ is: 'kept', why: ISSUE_GONE, for: 'good' })
      else setState({ is: 'kept', why: reasonOf(error, KEPT) })
    }
  }, [id, key, clash])

  const type = useCallback(
    (text: string, on = stored) => {
      if (latest.current === null) base.current = on
      latest.current = text
      setTyped(text)
      if (key !== null) void keepDraft(key, text, base.current)
      clearTimeout(timer.current)
      if (isClash.current) return
      setState({ is: 'typing' })
      timer.current = setTimeout(() => void save(), PAUSE)
    },
    [key, save, stored],
  )

  /** Ends a clash: `text` takes the place of what was saved elsewhere, or, where there is none, that stays. */
  const settle = (theirs: string, text: string | null) => {
    isClash.current = false
    base.current = theirs
    if (text !== null) {
      type(text)
      void save()
      return
    }
    latest.current = null
    sentBefore.current.clear()
    setTyped(null)
    setState({ is: 'still' })
    if (key !== null) void dropDraft(key)
  }

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
        const began = typeof draft.base === 'string' ? draft.base : before.current
        type(draft.values, began)
        if (areClashing(began, before.current, draft.values)) clash(before.current)
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

  return { text: typed ?? stored, state, type: (text: string) => type(text), save: () => void save(), settle }
}
