import { t } from '@lingui/core/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../ui/toast.tsx'
import { claim, type Followed } from './followed.ts'
import { kindOf, refetchAfter } from './job-kinds.ts'
import { useTask } from './use-task.ts'
import { isWatched } from './watched.ts'

const onSeen = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isSeen = () => document.visibilityState === 'visible'

/** Follows one job to its end, and tells it. */
export function FollowJob({ job }: { job: Followed }) {
  const { task, tracked } = useTask(job.task_id)
  const seen = useSyncExternalStore(onSeen, isSeen)
  const navigate = useNavigate()
  const { task_id, path } = job
  useEffect(() => {
    if (tracked === null || tracked.state === 'running') return
    if (task !== null) refetchAfter(task)
    // A toast in a tab that nobody looks at would be gone before anybody does.
    if (!seen) return
    void claim(task_id).then((mine) => {
      if (!mine || task === null || tracked.state === 'gone') return
      const kind = kindOf(task)
      const inPlace = isWatched(task_id)
      if (tracked.state !== 'done') {
        // Its page says why, and what became of the credit.
        if (inPlace) return
        const text = tracked.state === 'cancelled' ? t`The generation was cancelled.` : kind.failed
        toast({ text, tone: 'error', stays: true, action: { label: t`Open`, run: () => void navigate(path) } })
      } else if (!(inPlace && kind.toldInPlace)) {
        const to = kind.place?.(tracked.result) ?? path
        const isThere = new URL(to, window.location.href).pathname === window.location.pathname
        const action = { label: kind.open, run: () => void navigate(to) }
        toast({ text: kind.done(tracked.result), tone: 'done', ...(!isThere && { action }) })
      }
    })
    // oxlint-disable-next-line react/exhaustive-deps -- `tracked` is made anew at each look; what it says hangs on the task
  }, [task_id, path, task, tracked?.state, seen])
  return null
}
