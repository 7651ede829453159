import type { Parts } from '../parts.ts'
import type { Job } from './job.ts'

export const HOUR_MS = 3600 * 1000
export const DAY_MS = 24 * HOUR_MS

/** Has a job without a payload done now and again after each stretch of time, until the returned function is called. */
export function repeat(
  { db, jobs, log }: Pick<Parts, 'db' | 'jobs' | 'log'>,
  everyMs: number,
  { kind }: Job,
): () => void {
  const ask = () =>
    void db
      .transaction()
      .execute((trx) => jobs.enqueue(trx, kind, {}))
      .catch((error: unknown) => log.error({ err: error, kind }, 'a job that repeats was not queued'))
  ask()
  const timer = setInterval(ask, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
