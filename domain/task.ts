export const TASK_STATUSES = ['PENDING', 'STARTED', 'RETRY', 'SUCCESS', 'FAILURE', 'REVOKED'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/** A thing to settle in a drafted document: a fact that lacks, or words without a source. */
export interface Warning {
  kind: 'missing' | 'verify'
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
  status: TaskStatus
  progress: { done: number; total: number; label: string }
  result: R | null
  error: string | null
}

export const isFinished = (status: TaskStatus): boolean =>
  status === 'SUCCESS' || status === 'FAILURE' || status === 'REVOKED'

export const POLL_EVERY_MS = 2_000
export const GIVE_UP_AFTER_MS = 300_000
