import type { Task } from '#domain/task.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { get } from '../api/client.ts'
import { noteStep } from './noted-steps.ts'
import { nextPoll, track, type Tracked } from './track.ts'

/** When a job was last seen, by this device's clock: what has passed since is added to its age. */
const ageOf = (task: Task | undefined, seenAt: number): number =>
  task === undefined ? 0 : task.age_ms + Date.now() - seenAt

interface Seen {
  data: Task | undefined
  error: Error | null
  dataUpdatedAt: number
}
const pauseAfter = ({ data, error, dataUpdatedAt }: Seen): number | false =>
  nextPoll(track({ task: data, error }, ageOf(data, dataUpdatedAt)))

/** Follows a job by polling until it ends. Whoever else follows it shares the answers. */
export function useTask<R = unknown>(
  id: string | null,
): { task: Task<R> | null; tracked: Tracked<R> | null; seenAt: number } {
  const { data, error, dataUpdatedAt, fetchStatus } = useQuery({
    queryKey: ['task', id],
    enabled: id !== null,
    staleTime: 0,
    queryFn: () => get<Task<R>>(`/api/task-status/${id}/`),
    refetchInterval: ({ state }) => pauseAfter(state),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: ({ state }) => pauseAfter(state) !== false,
  })
  useEffect(() => {
    if (data !== undefined) noteStep(data)
  }, [data])
  if (id === null) return { task: null, tracked: null, seenAt: 0 }
  const tracked = track({ task: data, error }, ageOf(data, dataUpdatedAt))
  // A device that knows that it is offline does not even ask.
  const lost = tracked.state === 'running' && (tracked.lost || fetchStatus === 'paused')
  return {
    task: data ?? null,
    tracked: tracked.state === 'running' ? { ...tracked, lost } : tracked,
    seenAt: dataUpdatedAt,
  }
}
