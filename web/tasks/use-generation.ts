import { isFinished, POLL_EVERY_MS, type Task } from '#domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, saysOf } from '../api/api-error.ts'
import { del, get, post } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { store, stored, type StoredKey } from '../api/stored.ts'

export interface Generation<R> {
  /** The job as last seen; null where there is none. */
  task: Task<R> | null
  running: boolean
  /** How the last one ended where it brought nothing: why, and whether it had begun, so that a credit came back. */
  ended: { text: string; cancelled: boolean; begun: boolean } | null
  /** Answers why nothing was begun: `no_credits` where the server refuses for lack of them. */
  start: (body?: unknown) => Promise<'no_credits' | 'refused' | void>
  cancel: () => Promise<void>
  dismiss: () => void
}

/**
 * Starts a job, follows it by polling and tells how it ends. `current` is the job that the server names as running, so
 * that a reloaded page goes on with it.
 */
export function useGeneration<R = unknown>({
  url,
  current,
  failedToStart,
  failed,
  rememberAs,
  onSuccess,
}: {
  /** Call that starts the job. */
  url: string
  current: string | null | undefined
  failedToStart: string
  failed: string
  /** Where the job is kept in mind over a reload, for calls whose list names no running one. */
  rememberAs?: StoredKey
  onSuccess: (result: R | null) => void
}): Generation<R> {
  const [started, setStarted] = useState(() => (rememberAs === undefined ? null : stored(rememberAs)))
  const [starting, setStarting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [dismissed, setDismissed] = useState<string | null>(null)
  const id = started ?? current ?? null

  const { data, error } = useQuery({
    queryKey: ['task', id],
    enabled: id !== null,
    staleTime: 0,
    queryFn: () => get<Task<R>>(`/api/task-status/${id}/`),
    refetchInterval: ({ state }) => (isOver(state.data, state.error) ? false : POLL_EVERY_MS),
    refetchIntervalInBackground: true,
  })
  const task = data ?? null
  const over = isOver(data, error)
  const running = starting || (id !== null && !over)

  const latest = useRef(onSuccess)
  useEffect(() => {
    latest.current = onSuccess
  })
  useEffect(() => {
    if (!over) return
    if (rememberAs !== undefined) store(rememberAs, null)
    void queryClient.invalidateQueries({ queryKey: ['usage'] })
    void queryClient.invalidateQueries({ queryKey: ['progress'] })
    if (task?.status === 'SUCCESS') latest.current(task.result)
  }, [over, task, rememberAs])

  const follow = (task_id: string) => {
    setStarted(task_id)
    if (rememberAs !== undefined) store(rememberAs, task_id)
  }
  const start = async (body?: unknown) => {
    if (running) return
    setRefusal(null)
    setDismissed(task?.task_id ?? null)
    setStarting(true)
    try {
      follow((await post<{ task_id: string }>(url, body)).task_id)
    } catch (refused) {
      const { code, body } = refused instanceof ApiError ? refused : { code: '', body: null }
      if (code === 'no_credits') return 'no_credits'
      if (code === 'already_running') follow((body as { task_id: string }).task_id)
      else {
        setRefusal(saysOf(refused, failedToStart))
        return 'refused'
      }
    } finally {
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
    refusal === null
      ? task !== null && task.task_id !== dismissed
        ? endOf(task, failed)
        : null
      : { text: refusal, cancelled: false, begun: false }
  return { task, running, ended, start, cancel, dismiss }
}

/** Over, or never there: another application's, or of a session before. */
const isOver = (task: Task | undefined, error: Error | null): boolean =>
  task === undefined ? error instanceof ApiError && error.status === 404 : isFinished(task.status)

function endOf(task: Task, failed: string): Generation<unknown>['ended'] {
  if (task.status === 'REVOKED') return { text: 'Cancelled.', cancelled: true, begun: true }
  return task.status === 'FAILURE' ? { text: task.error ?? failed, cancelled: false, begun: true } : null
}
