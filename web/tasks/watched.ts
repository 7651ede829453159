import { useEffect } from 'react'

const watched = new Map<string, number>()

/** True while a page of this tab shows the job, and with it how it ends. */
export const isWatched = (task_id: string): boolean => watched.has(task_id)

/** Says that this page shows the job. */
export function useWatching(task_id: string | null): void {
  useEffect(() => {
    if (task_id === null) return
    watched.set(task_id, (watched.get(task_id) ?? 0) + 1)
    return () => {
      const left = (watched.get(task_id) ?? 1) - 1
      if (left === 0) watched.delete(task_id)
      else watched.set(task_id, left)
    }
  }, [task_id])
}
