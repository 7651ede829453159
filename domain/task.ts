export const TASK_STATUSES = ['PENDING', 'STARTED', 'RETRY', 'SUCCESS', 'FAILURE', 'REVOKED'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/** A thing to settle in a drafted document: a fact that lacks, words without a source, a sentence that nothing vouches for; or one that was left out of it. */
export interface Warning {
  kind: 'missing' | 'verify' | 'open' | 'left_out'
  text: string
}

const MARK = /\[(Missing|Verify): ([^\]]+)\]/g

/** What a drafted text marks to be settled. */
export const marksIn = (text: string): Warning[] =>
  [...text.matchAll(MARK)].map(([, kind, what = '']) => ({
    kind: kind === 'Missing' ? 'missing' : 'verify',
    text: what,
  }))

/** A running or finished job as `GET /api/task-status/{task_id}/` shows it. */
export interface Task<R = unknown> {
  task_id: string
  /** What it makes: `proposed-endeavors`, `petition-letter`. */
  kind: string
  status: TaskStatus
  progress: { done: number; total: number; label: string }
  result: R | null
  error: string | null
  /** Milliseconds since it was asked for, up to its end; counted by the server, so that no device's clock matters. */
  age_ms: number
}

export const isFinished = (status: TaskStatus): boolean =>
  status === 'SUCCESS' || status === 'FAILURE' || status === 'REVOKED'

export const POLL_EVERY_MS = 2_000
/** After this long a page says so; the work goes on. */
export const GIVE_UP_AFTER_MS = 300_000
/** After this long nobody waits for it any more, and it is asked for now and then only. */
export const TASK_TIMEOUT_MS = 25 * 60_000
export const POLL_TIMED_OUT_EVERY_MS = 300_000
