import { t } from '@lingui/core/macro'
import { GIVE_UP_AFTER_MS, POLL_EVERY_MS, POLL_TIMED_OUT_EVERY_MS, TASK_TIMEOUT_MS, type Task } from '#domain/task.ts'
import { ApiError } from '../api/api-error.ts'

/** What is known of a job: as the server showed it last, and why it gave no answer since. */
export interface Sight<R = unknown> {
  task: Task<R> | undefined
  error: Error | null
}

/** How a job stands for whoever waits for it. */
export type Tracked<R = unknown> =
  | { state: 'running'; late: boolean; timedOut: boolean; lost: boolean }
  | { state: 'done'; result: R | null }
  | { state: 'failed'; error: string }
  | { state: 'cancelled' }
  /** Another application's, or of a session before: there is nothing to wait for. */
  | { state: 'gone' }

export const TASK_FAILED = t`Task failed`
export const TASK_TIMED_OUT = t`Task timed out`

/** An id that is none, and one of nobody's job. */
const NO_SUCH_JOB: ReadonlySet<number> = new Set([400, 404])

/** Reads a job that was asked for `age` milliseconds ago. */
export function track<R>({ task, error }: Sight<R>, age: number): Tracked<R> {
  switch (task?.status) {
    case 'SUCCESS':
      return { state: 'done', result: task.result }
    case 'FAILURE':
      return { state: 'failed', error: task.error ?? TASK_FAILED }
    case 'REVOKED':
      return { state: 'cancelled' }
    case 'PENDING':
    case 'STARTED':
    case 'RETRY':
    case undefined:
  }
  if (error instanceof ApiError && NO_SUCH_JOB.has(error.status)) return { state: 'gone' }
  return {
    state: 'running',
    late: age >= GIVE_UP_AFTER_MS,
    // The server ends what takes so long; only what still waits for its turn is met here.
    timedOut: age >= TASK_TIMEOUT_MS,
    lost: error !== null,
  }
}

/** Milliseconds until it is asked for again; false where there is nothing more to learn. */
export function nextPoll(tracked: Tracked): number | false {
  if (tracked.state !== 'running') return false
  return tracked.timedOut ? POLL_TIMED_OUT_EVERY_MS : POLL_EVERY_MS
}
