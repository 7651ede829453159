import type { JobWithMetadata } from 'pg-boss'
import { AppError } from '#domain/errors.ts'
import type { Parts } from '../parts.ts'
import type { Job, TaskRow } from './job.ts'
import { runToSuccess } from './run-to-success.ts'
import { endTask, letGo, markLost, markRetry, markStarted } from './tasks.ts'
import { Closed } from '../workers/run.ts'
import { WorkerLost } from '../workers/worker.ts'

const ATTEMPTS = 3
/** A task with which a process died is tried once more: what ends every process that tries it would go on for ever. */
const MOST_DEATHS = 2
const ENDED_ITS_PROCESS =
  'This was stopped because it needed more time or memory than we can give it. Your credit is back. Please shorten your longest texts and try again.'

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
  if (task.deaths >= MOST_DEATHS) return failForGood(job, parts, task.task_id, ENDED_ITS_PROCESS)
  const timeout = AbortSignal.timeout(job.task.timeoutMs)
  const signal = AbortSignal.any([claimed.signal, timeout])
  try {
    await runTask(job, parts, task, claimed.data.payload, signal)
  } catch (error) {
    // Cancelled, taken over or shutting down: how the task ends is no longer ours to say.
    if (claimed.signal.aborted) return letGo(parts.db, task)
    if (error instanceof Closed) {
      await letGo(parts.db, task)
      throw error
    }
    if (error instanceof WorkerLost) return tryAlone(job, parts, task, error)
    if (timeout.aborted) return failForGood(job, parts, task.task_id, 'Task timed out')
    if (error instanceof AppError) return failForGood(job, parts, task.task_id, error.message)
    await tryAgain(job, parts, task, error)
  }
}

async function runTask(
  { kind, task: does }: Job,
  parts: Parts,
  task: TaskRow,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  const here = does?.here
  if (here !== undefined)
    return runToSuccess(parts, task.task_id, (progress) => here({ parts, task, signal, progress }, payload))
  if (does?.apart === undefined) throw new Error(`Nothing runs jobs of kind ${kind}`)
  const lane = task.deaths === 0 ? 'jobs' : 'alone'
  await parts.workers.run('job', { kind, task, payload }, { lane, account: String(task.user_id), signal })
}

/** A worker ended with this task, and perhaps because of it: the next attempt shares its worker with nobody. */
async function tryAlone(job: Job, parts: Parts, task: TaskRow, error: WorkerLost): Promise<void> {
  parts.log.error({ err: error, kind: job.kind, task_id: task.task_id }, 'a task ended its worker')
  const deaths = await markLost(parts.db, task.task_id)
  if (deaths === undefined) return
  if (deaths < MOST_DEATHS) throw error
  await failForGood(job, parts, task.task_id, ENDED_ITS_PROCESS)
}

/** Throwing has the queue run it again; after so many attempts there is nobody to run it any more. */
const tryAgain = async (job: Job, parts: Parts, task: TaskRow, error: unknown): Promise<void> => {
  parts.log.error({ err: error, kind: job.kind, task_id: task.task_id }, 'a task failed')
  const failed = await markRetry(parts.db, task.task_id)
  if (failed === undefined) return
  if (failed < ATTEMPTS) throw error
  await failForGood(job, parts, task.task_id, 'Something went wrong on our side. Please try again.')
}

export const failForGood = (job: Job, parts: Parts, task_id: string, error: string): Promise<void> =>
  parts.db.transaction().execute(async (trx) => {
    const task = await endTask(trx, task_id, { status: 'FAILURE', error })
    if (task) await job.task?.onFailure?.(trx, task)
  })
