import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Trx } from '../db/client.ts'
import type { TasksTable } from '../db/schema.ts'
import type { Parts, WorkParts } from '../parts.ts'

export type TaskRow = Selectable<TasksTable>

export interface JobContext<P = Parts> {
  parts: P
  /** Aborted when the job is cancelled, timed out or taken over by another worker, and when the process shuts down. */
  signal: AbortSignal
}

/** A task that drafts has the parts of a worker process, which are among those of this one. */
export interface TaskContext<P = WorkParts> extends JobContext<P> {
  task: TaskRow
  /** Told as often as convenient; written a few times a second at most. */
  progress(done: number, total: number, label: string): void
}

/** Writes what a task made and gives its result, in the same transaction that marks it as succeeded. */
export type Finish = (trx: Trx) => Promise<object>

/** Thrown by a `Finish` whose work no longer fits what was stored meanwhile: nothing is kept, and the job is run again at once. */
export class Overtaken extends Error {}

interface Kind<P> {
  /** Names the job and its queue: `petition-letter`. */
  kind: string
  payload: z.ZodType<P>
  /** How many of the kind run at once in a process. */
  concurrency?: number
  /** How many where a model drafts, for which they wait nearly all the time. */
  concurrencyWithModel?: number
}

/** A job that somebody waits for: it has a row in `tasks`, progress, a result, and can be cancelled. Safe to run twice. */
interface TaskJob<P, Has> extends Kind<P> {
  run(context: TaskContext<Has>, payload: P): Promise<Finish>
  /** After this long it fails for good. The default is a little less than pages wait for one. */
  timeoutMs?: number
  /** What is due when the task fails for good or is cancelled (the credit comes back); in the transaction that says so, once. */
  onFailure?(trx: Trx, task: TaskRow): Promise<void>
}

export interface PlainContext extends JobContext {
  /** True when it will not be run again if it fails this time. */
  last: boolean
}

/** When a plain job that fails is run again: after the delay, then after twice as long each time, up to the longest one. */
export interface Retry {
  retryLimit: number
  /** Seconds, as the next one. */
  retryDelay: number
  retryDelayMax: number
}

/** A job that nobody waits for, such as sending a mail. Safe to run twice. */
export interface PlainJob<P> extends Kind<P> {
  run(context: PlainContext, payload: P): Promise<void>
  retry?: Retry
}

/** A job as the worker sees it: the payload is checked when it is queued and again when it is run. */
export interface Job {
  kind: string
  payload: z.ZodType
  concurrency: number
  concurrencyWithModel: number
  task?: {
    timeoutMs: number
    /** Does it in this process. */
    here?: ((context: TaskContext<Parts>, payload: unknown) => Promise<Finish>) | undefined
    /** Does it in a worker process. */
    apart?: ((context: TaskContext, payload: unknown) => Promise<Finish>) | undefined
    onFailure?: (trx: Trx, task: TaskRow) => Promise<void>
  }
  plain?: { run(context: PlainContext, payload: unknown): Promise<void>; retry: Retry | undefined }
}

/** Where the processor works. */
const CONCURRENCY = 2
/** Where a model is waited for. */
const WAITING_FOR_A_MODEL = 30
const TIMEOUT_MS = 24 * 60_000

const widthOf = ({ concurrency = CONCURRENCY, concurrencyWithModel = concurrency }: Omit<Kind<never>, 'payload'>) => ({
  concurrency,
  concurrencyWithModel,
})

const asTask = <P, Has>(job: TaskJob<P, Has>): Job & { task: object } => ({
  kind: job.kind,
  payload: job.payload,
  ...widthOf(job),
  task: { timeoutMs: job.timeoutMs ?? TIMEOUT_MS, onFailure: job.onFailure?.bind(job) },
})

/** A task that computes little: it runs where jobs are taken from the queue. */
export const taskJob = <P>(job: TaskJob<P, Parts>): Job => {
  const whole = asTask(job)
  return { ...whole, task: { ...whole.task, here: (context, payload) => job.run(context, job.payload.parse(payload)) } }
}

/** A task that drafts: a worker process runs it, so that it holds up nothing else. To be listed in drafting-jobs.ts. */
export const draftingJob = <P>(job: TaskJob<P, WorkParts>): Job => {
  const whole = asTask({ concurrencyWithModel: WAITING_FOR_A_MODEL, ...job })
  return {
    ...whole,
    task: { ...whole.task, apart: (context, payload) => job.run(context, job.payload.parse(payload)) },
  }
}

export const plainJob = <P>(job: PlainJob<P>): Job => ({
  kind: job.kind,
  payload: job.payload,
  ...widthOf(job),
  plain: { run: (context, payload) => job.run(context, job.payload.parse(payload)), retry: job.retry },
})
