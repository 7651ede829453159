import { GIVE_UP_AFTER_MS, isFinished, POLL_EVERY_MS, type Task } from '#domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, saysOf } from '../api/api-error.ts'
import { del, get, post } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'

export interface Generation<R> {
  /** The running job as last seen; null where none runs. */
  task: Task<R> | null
  running: boolean
  /** When the job was first seen here, in milliseconds since 1970. */
  since: number | null
  /** Polling has gone on for so long that the person is told; the work goes on. */
  overdue: boolean
  /** Why the last one failed or did not start. */
  error: string | null
  start: () => Promise<void>
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
  onSuccess,
}: {
  /** Call that starts the job. */
  url: string
  current: string | null | undefined
  failedToStart: string
  failed: string
  onSuccess: (result: R | null) => void
}): Generation<R> {
  const [started, setStarted] = useState<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const [since, setSince] = useState<number | null>(null)
  const [overdue, setOverdue] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const named = started ?? current ?? null
  const id = named === ended ? null : named

  const { data } = useQuery({
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

  const latest = useRef({ onSuccess, failed })
  latest.current = { onSuccess, failed }
  useEffect(() => {
    if (!task || !isFinished(task.status)) return
    setEnded(task.task_id)
    setStarted(null)
    void queryClient.invalidateQueries({ queryKey: ['usage'] })
    void queryClient.invalidateQueries({ queryKey: ['progress'] })
    if (task.status === 'SUCCESS') latest.current.onSuccess(task.result)
    else if (task.status === 'FAILURE') setError(task.error ?? latest.current.failed)
  }, [task])

  const start = async () => {
    setError(null)
    try {
      setStarted((await post<{ task_id: string }>(url)).task_id)
    } catch (refusal) {
      const running = refusal instanceof ApiError && refusal.code === 'already_running'
      const running_id = running ? (refusal.body as { task_id?: string }).task_id : undefined
      if (running_id !== undefined) setStarted(running_id)
      else setError(saysOf(refusal, failedToStart))
    }
  }
  const cancel = async () => {
    if (id === null) return
    await del(`/api/task-status/${id}/`)
    await queryClient.invalidateQueries({ queryKey: ['task', id] })
  }
  return { task, running: id !== null, since, overdue, error, start, cancel, dismiss: () => setError(null) }
}
