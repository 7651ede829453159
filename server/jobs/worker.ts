import type { JobWithMetadata } from 'pg-boss'
import { AppError } from '#domain/errors.ts'
import type { Parts } from '../parts.ts'
import { Overtaken, type Finish, type Job, type TaskRow } from './job.ts'
import { throttledProgress } from './progress.ts'
import { endTask, markRetry, markStarted } from './tasks.ts'

const ATTEMPTS = 3

type FromQueue = JobWithMetadata<{ payload: unknown }>
type Claimed = Pick<FromQueue, 'id' | 'data' | 'signal'> & Partial<Pick<FromQueue, 'retryCount' | 'retryLimit'>>

export const runJob = async (job: Job, parts: Parts, claimed: Claimed): Promise<void> => {
  if (job.plain) {
    // Run by no queue, there is none to run it again.
    const last = (claimed.retryCount ?? 0) >= (claimed.retryLimit ?? 0)
    return job.plain.run({ parts, signal: claimed.signal, last }, claimed.data.payload)
  }
  if (!job.task) return
  const task = await markStarted(parts.db, claimed.id)
  if (!task) return
  const progress = throttledProgress(parts, task.task_id)
  const timeout = AbortSignal.timeout(job.task.timeoutMs)
  const signal = AbortSignal.any([claimed.signal, timeout])
  try {
    for (let isKept = false; !isKept;) {
      const finish = await job.task.run({ parts, task, signal, progress: progress.tell }, claimed.data.payload)
      await progress.settle()
      isKept = await succeed(parts, task.task_id, finish)
    }
  } catch (error) {
    await progress.settle()
    // Cancelled, taken over or shutting down: how the task ends is no longer ours to say.
    if (claimed.signal.aborted) return
    if (timeout.aborted) return failForGood(job, parts, task.task_id, 'Task timed out')
    if (error instanceof AppError) return failForGood(job, parts, task.task_id, error.message)
    await tryAgain(job, parts, task, error)
  }
}

/** Throwing has the queue run it again; after so many attempts there is nobody to run it any more. */
const tryAgain = async (job: Job, parts: Parts, task: TaskRow, error: unknown): Promise<void> => {
  parts.log.error({ err: error, kind: job.kind, task_id: task.task_id }, 'a task failed')
  const failed = await markRetry(parts.db, task.task_id)
  if (failed === undefined) return
  if (failed < ATTEMPTS) throw error
  await failForGood(job, parts, task.task_id, 'Something went wrong on our side. Please try again.')
}

/**
 * What the task made and its success are written together, or not at all where it was ended meanwhile. False where what was
 * made is to be made again.
 */
async function succeed(parts: Parts, task_id: string, finish: Finish): Promise<boolean> {
  try {
    await parts.db.transaction().execute(async (trx) => {
      // Ending first locks the row: a cancel or a second worker waits until this is decided.
      if (!(await endTask(trx, task_id, { status: 'SUCCESS', result: {} }))) return
      const result = await finish(trx)
      await trx
        .updateTable('tasks')
        .set({ result: JSON.stringify(result) })
        .where('task_id', '=', task_id)
        .execute()
    })
    return true
  } catch (error) {
    if (error instanceof Overtaken) return false
    throw error
  }
}

export const failForGood = (job: Job, parts: Parts, task_id: string, error: string): Promise<void> =>
  parts.db.transaction().execute(async (trx) => {
    const task = await endTask(trx, task_id, { status: 'FAILURE', error })
    if (task) await job.task?.onFailure?.(trx, task)
  })
