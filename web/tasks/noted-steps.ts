import { isFinished, type Task } from '#domain/task.ts'
import { stepsAfter, type JobStep } from './job-steps.ts'

const KEY = 'jobSteps'

type Noted = Record<string, readonly JobStep[]>

function noted(): Noted {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Noted
  } catch {
    return {}
  }
}

/** Notes which step a job is at, so that a page that is left or reloaded still shows those that passed. */
export function noteStep({ task_id, status, progress, age_ms }: Task): void {
  const all = noted()
  const before = all[task_id] ?? []
  const after = isFinished(status) ? undefined : stepsAfter(before, progress.label, age_ms)
  if (after === before) return
  const { [task_id]: _, ...others } = all
  sessionStorage.setItem(KEY, JSON.stringify(after === undefined ? others : { ...others, [task_id]: after }))
}

/** The steps of a job as they were seen to pass; each began at an age of the job. */
export const stepsOf = ({ task_id, progress, age_ms }: Task): readonly JobStep[] =>
  stepsAfter(noted()[task_id] ?? [], progress.label, age_ms)
