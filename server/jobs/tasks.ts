import { sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import type { Task } from '#domain/task.ts'
import type { Db, Trx } from '../db/client.ts'
import { settleAnswers } from '../drafts/paid-answers.ts'
import type { TaskRow } from './job.ts'

export interface NewTask {
  kind: string
  /** What the task is about (`petition:12`): of one kind and key one runs at a time. */
  key: string
  user_id: number
  application_id: number | null
  payload: unknown
}

const UNFINISHED = ['PENDING', 'STARTED', 'RETRY'] as const

export const insertTask = async (trx: Trx, task: NewTask): Promise<string> => {
  for (;;) {
    const inserted = await trx
      .insertInto('tasks')
      .values({ kind: task.kind, key: task.key, user_id: task.user_id, application_id: task.application_id })
      .onConflict((conflict) =>
        // Literals, not parameters: the planner has to see that this is the predicate of the index.
        conflict
          .columns(['kind', 'key'])
          .where(sql<boolean>`status in ('PENDING', 'STARTED', 'RETRY')`)
          .doNothing(),
      )
      .returning('task_id')
      .executeTakeFirst()
    if (inserted) return inserted.task_id
    const running = await currentTaskId(trx, task.kind, task.key)
    // None: the one in the way has finished since, so that the next insert gets through.
    if (running)
      throw new AppError('already_running', 'This is being generated already.', { extra: { task_id: running } })
  }
}

/** The running task of this kind and key, for `current_task_id`. */
export const currentTaskId = async (db: Db | Trx, kind: string, key: string): Promise<string | null> => {
  const row = await db
    .selectFrom('tasks')
    .select('task_id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('status', 'in', UNFINISHED)
    .executeTakeFirst()
  return row?.task_id ?? null
}

/** The running tasks of this kind by what they are about, the newest first. */
export const runningTasks = async (
  db: Db,
  kind: string,
  application_id: number,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('tasks')
    .select(['key', 'task_id'])
    .where('kind', '=', kind)
    .where('application_id', '=', application_id)
    .where('status', 'in', UNFINISHED)
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(rows.map(({ key, task_id }) => [key, task_id]))
}

/** The newest task of this kind and key, ended or not; `but` is left out. */
export const lastTaskId = async (db: Db | Trx, kind: string, key: string, but?: string): Promise<string | null> => {
  const row = await db
    .selectFrom('tasks')
    .select('task_id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .$if(but !== undefined, (query) => query.where('task_id', '!=', but ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.task_id ?? null
}

/** The user's own task, with its age. Somebody else's is not found. */
export const findTask = async (db: Db, task_id: string, user_id: number): Promise<TaskRow & { age_ms: number }> => {
  const row = await db
    .selectFrom('tasks')
    .selectAll()
    // One clock for both ends: the one that wrote `created_at`.
    .select(
      sql<number>`floor(extract(epoch from coalesce(finished_at, now()) - created_at) * 1000)::float8`.as('age_ms'),
    )
    .where('task_id', '=', task_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'Task does not exist')
  return row
}

export const presentTask = (row: TaskRow & { age_ms: number }): Task => ({
  task_id: row.task_id,
  kind: row.kind,
  status: row.status,
  progress: { done: row.progress_done, total: row.progress_total, label: row.progress_label },
  result: row.result,
  error: row.error,
  age_ms: row.age_ms,
})

/**
 * Marks as started. Nothing comes back when the task has finished before: then there is nothing to do. One that was started
 * and neither ended nor let go died with its process, which is counted.
 */
export const markStarted = (db: Db, task_id: string): Promise<TaskRow | undefined> =>
  db
    .updateTable('tasks')
    .set({
      status: 'STARTED',
      runs: sql<number>`runs + 1`,
      deaths: sql<number>`deaths + (status = 'STARTED')::int`,
      updated_at: sql`now()`,
    })
    .where('task_id', '=', task_id)
    .where('status', 'in', UNFINISHED)
    .returningAll()
    .executeTakeFirst()

export const saveProgress = async (db: Db, task_id: string, done: number, total: number, label: string) => {
  await db
    .updateTable('tasks')
    .set({ progress_done: done, progress_total: total, progress_label: label, updated_at: sql`now()` })
    .where('task_id', '=', task_id)
    .where('status', '=', 'STARTED')
    .execute()
}

/** Notes that this run ended without an outcome, as at a shutdown; unless another run has begun. */
export const letGo = async (db: Db, { task_id, runs }: Pick<TaskRow, 'task_id' | 'runs'>): Promise<void> => {
  await db
    .updateTable('tasks')
    .set({ status: 'RETRY', updated_at: sql`now()` })
    .where('task_id', '=', task_id)
    .where('runs', '=', runs)
    .where('status', '=', 'STARTED')
    .execute()
}

/** Counts that a worker ended with the task; how often by now. Nothing when the task has finished. */
export const markLost = async (db: Db, task_id: string): Promise<number | undefined> => {
  const row = await db
    .updateTable('tasks')
    .set({ status: 'RETRY', deaths: sql<number>`deaths + 1`, updated_at: sql`now()` })
    .where('task_id', '=', task_id)
    .where('status', 'in', UNFINISHED)
    .returning('deaths')
    .executeTakeFirst()
  return row?.deaths
}

/** Counts an attempt that failed; how many there were by now. Nothing when the task has finished. */
export const markRetry = async (db: Db, task_id: string): Promise<number | undefined> => {
  const row = await db
    .updateTable('tasks')
    .set((eb) => ({ status: 'RETRY', failed_attempts: eb('failed_attempts', '+', 1), updated_at: sql`now()` }))
    .where('task_id', '=', task_id)
    .where('status', 'in', UNFINISHED)
    .returning('failed_attempts')
    .executeTakeFirst()
  return row?.failed_attempts
}

export type Outcome =
  | { status: 'SUCCESS'; result: object }
  | { status: 'FAILURE'; error: string }
  | { status: 'REVOKED'; error: string }

/** Ends the task with this outcome. Nothing comes back when it had ended before: only the first outcome counts. */
export const endTask = async (trx: Trx, task_id: string, outcome: Outcome): Promise<TaskRow | undefined> => {
  const ended = await trx
    .updateTable('tasks')
    .set({
      status: outcome.status,
      // Whoever looks at it now sees it whole, also where the last step was never told.
      ...(outcome.status === 'SUCCESS' && { progress_done: sql<number>`progress_total` }),
      result: outcome.status === 'SUCCESS' ? JSON.stringify(outcome.result) : null,
      error: outcome.status === 'SUCCESS' ? null : outcome.error,
      updated_at: sql`now()`,
      finished_at: sql`now()`,
    })
    .where('task_id', '=', task_id)
    .where('status', 'in', UNFINISHED)
    .returningAll()
    .executeTakeFirst()
  if (ended) await settleAnswers(trx, task_id)
  return ended
}
