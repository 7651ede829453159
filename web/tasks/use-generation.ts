import { t } from '@lingui/core/macro'
import type { Task } from '#domain/task.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { del, post } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { follow, followedOf } from './followed.ts'
import { refetchAfter } from './job-kinds.ts'
import type { Tracked } from './track.ts'
import { useTask } from './use-task.ts'
import { useWatching } from './watched.ts'
import { translated } from '../language/translated.ts'

export interface Generation<R> {
  /** The job as last seen; null where there is none. */
  task: Task<R> | null
  /** When that was, by this device's clock. */
  seenAt: number
  running: boolean
  /** The server gives no answer just now. */
  lost: boolean
  /**
   * How the last one ended where it brought nothing: what failed, why where the server tells, and whether it had begun,
   * so that a credit came back.
   */
  ended: { text: string; why: string | null; cancelled: boolean; begun: boolean } | null
  /** Answers why nothing was begun: `no_credits` where the server refuses for lack of them. */
  start: (body?: unknown) => Promise<'no_credits' | 'refused' | void>
  cancel: () => Promise<void>
  dismiss: () => void
}

/**
 * Starts a job, follows it and tells how it ends. `current` is the job that the server names as running, so that a
 * reloaded page, another tab and another device go on with it.
 */
export function useGeneration<R = unknown>({
  url,
  current,
  failedToStart,
  failed,
  onSuccess,
}: {
  /** Call that starts the job. */
  url: string
  current: string | null | undefined
  failedToStart: string
  failed: string
  onSuccess: (result: R | null) => void
}): Generation<R> {
  const [id, setId] = useState(() => current ?? followedOf(url)?.task_id ?? null)
  const [named, setNamed] = useState(current)
  const [starting, setStarting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [dismissed, setDismissed] = useState<string | null>(null)
  // Once the server names none any more, the one that just ended is still this page's to tell of.
  if (current !== named) {
    setNamed(current)
    if (current) setId(current)
  }

  const { task, tracked, seenAt } = useTask<R>(id)
  useWatching(id)
  const running = starting || tracked?.state === 'running'
  const isOver = tracked !== null && tracked.state !== 'running'

  const latest = useRef(onSuccess)
  useEffect(() => {
    latest.current = onSuccess
  })
  useEffect(() => {
    if (task === null) return
    // One that was found to have ended already was told when it did.
    if (!isOver) return follow(task.task_id, url)
    refetchAfter(task)
    if (task.status === 'SUCCESS') latest.current(task.result)
  }, [isOver, task, url])

  const begun = (task_id: string) => {
    follow(task_id, url)
    setId(task_id)
  }
  // A second press comes before the page is drawn anew.
  const busy = useRef(false)
  const start = async (body?: unknown) => {
    if (running || busy.current) return
    busy.current = true
    setRefusal(null)
    setDismissed(task?.task_id ?? null)
    setStarting(true)
    try {
      begun((await post<{ task_id: string }>(url, body)).task_id)
    } catch (refused) {
      const { code, body: answer, status } = refused instanceof ApiError ? refused : { code: '', body: null, status: 0 }
      if (code === 'no_credits') return 'no_credits'
      if (code === 'already_running') begun((answer as { task_id: string }).task_id)
      else {
        // The shell tells of a session that ended.
        if (status !== 403) setRefusal(reasonOf(refused) ?? failedToStart)
        return 'refused'
      }
    } finally {
      busy.current = false
      setStarting(false)
    }
  }
  const cancel = async () => {
    if (id === null) return
    await del(`/api/task-status/${id}/`)
    await queryClient.invalidateQueries({ queryKey: ['task', id] })
  }
  const dismiss = () => {
    setRefusal(null)
    setDismissed(id)
  }
  const ended =
    refusal !== null
      ? { text: refusal, why: null, cancelled: false, begun: false }
      : task === null || task.task_id === dismissed
        ? null
        : endOf(tracked, task, failed)
  const lost = tracked?.state === 'running' && tracked.lost
  return { task, seenAt, running, lost, ended, start, cancel, dismiss }
}

/** The server's words where it refuses what was asked; a server that fails has none for whoever asked. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.says('') || null : null

function endOf(tracked: Tracked | null, task: Task, failed: string): Generation<unknown>['ended'] {
  if (tracked?.state === 'cancelled') return { text: t`Cancelled.`, why: null, cancelled: true, begun: true }
  if (tracked?.state !== 'failed') return null
  return { text: failed, why: task.error && translated(task.error), cancelled: false, begun: true }
}
