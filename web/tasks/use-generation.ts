import { GIVE_UP_AFTER_MS, isFinished, POLL_EVERY_MS, type Task } from '#domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, saysOf } from '../api/api-error.ts'
import { del, get, post } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { store, stored, type StoredKey } from '../api/stored.ts'

export interface Generation<R> {
  /** The running job as last seen; null where none runs. */
  task: Task<R> | null
  running: boolean
  /** When the job was first seen here, in milliseconds since 1970. */
  since: number | null
  /** Polling has gone on for so long that the person is told; the work goes on. */
  overdue: boolean
  /** How the last one ended where it brought nothing: why, and whether it had begun, so that a credit came back. */
  ended: { text: string; cancelled: boolean; begun: boolean } | null
  /** Answers `no_credits` where the server refuses for lack of them. */
  start: () => Promise<'no_credits' | void>
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
  const [over, setOver] = useState<string | null>(null)
  const [since, setSince] = useState<number | null>(null)
  const [overdue, setOverdue] = useState(false)
  const [ended, setEnded] = useState<Generation<R>['ended']>(null)
  const named = started ?? current ?? null
  const id = named === over ? null : named

  const follow = (task_id: string | null) => {
    setStarted(task_id)
    if (rememberAs !== undefined) store(rememberAs, task_id)
  }

  const { data, error } = useQuery({
    queryKey: ['task', id],
    enabled: id !== null,
    staleTime: 0,
    queryFn: () => get<Task<R>>(`/api/task-status/${id}/`),
    refetchInterval: ({ state }) => (state.data && isFinished(state.data.status) ? false : POLL_EVERY_MS),
    refetchIntervalInBackground: true,
  })
  const task = id === null ? null : (data ?? null)

  useEffect(() => {
    setOverdue(false)
    setSince(id === null ? null : Date.now())
    if (id === null) return
    const timer = setTimeout(() => setOverdue(true), GIVE_UP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id])

  const latest = useRef({ onSuccess, failed, follow })
  useEffect(() => {
    latest.current = { onSuccess, failed, follow }
  })
  const gone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (!gone) return
    setOver(id)
    latest.current.follow(null)
  }, [gone, id])
  useEffect(() => {
    if (!task || !isFinished(task.status)) return
    setOver(task.task_id)
    latest.current.follow(null)
    void queryClient.invalidateQueries({ queryKey: ['usage'] })
    void queryClient.invalidateQueries({ queryKey: ['progress'] })
    if (task.status === 'SUCCESS') latest.current.onSuccess(task.result)
    else {
      const cancelled = task.status === 'REVOKED'
      setEnded({ text: cancelled ? 'Cancelled.' : (task.error ?? latest.current.failed), cancelled, begun: true })
    }
  }, [task])

  const start = async () => {
    if (starting || id !== null) return
    setEnded(null)
    setStarting(true)
    try {
      follow((await post<{ task_id: string }>(url)).task_id)
    } catch (refusal) {
      const running = refusal instanceof ApiError && refusal.code === 'already_running'
      const running_id = running ? (refusal.body as { task_id?: string }).task_id : undefined
      if (running_id !== undefined) follow(running_id)
      else if (refusal instanceof ApiError && refusal.code === 'no_credits') return 'no_credits'
      else setEnded({ text: saysOf(refusal, failedToStart), cancelled: false, begun: false })
    } finally {
      setStarting(false)
    }
  }
  const cancel = async () => {
    if (id === null) return
    await del(`/api/task-status/${id}/`)
    await queryClient.invalidateQueries({ queryKey: ['task', id] })
  }
  const running = starting || id !== null
  return { task, running, since, overdue, ended, start, cancel, dismiss: () => setEnded(null) }
}
