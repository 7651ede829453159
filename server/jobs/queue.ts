import { fromKysely, PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Db, Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { atOnce } from './at-once.ts'
import type { Job } from './job.ts'
import { endTask, insertTask, type NewTask } from './tasks.ts'
import { failForGood, runJob } from './worker.ts'
import { workOnKind } from './work-on-kind.ts'

export interface JobQueue {
  /** Notes a task and queues its job, both in the caller's transaction. Throws `already_running` with the `task_id`. */
  startTask(trx: Trx, task: NewTask): Promise<string>
  /** Queues a job that nobody waits for, in the caller's transaction. */
  enqueue(trx: Trx, kind: string, payload: object): Promise<void>
  /** Cancels a task unless it has finished; what its kind owes on failure is done. */
  cancelTask(db: Db, task_id: string): Promise<void>
  /** Takes ended tasks out of the queue, and with them what they were asked to do. */
  forgetTasks(trx: Trx, tasks: readonly { kind: string; task_id: string }[]): Promise<void>
  /** Has jobs that died with their process run again at once. Only where no other process works on this queue. */
  reclaim(): Promise<void>
  /** Begins to run jobs in this process. */
  work(parts: Parts): Promise<void>
  /** Rejects when nothing can be queued at the moment. */
  ready(): Promise<void>
  /** Lets running jobs end for a while; what is still running then is run again by the next worker. */
  stop(): Promise<void>
}

/** Jobs that died with their workers too often land here, so that nobody waits for them for ever. */
const GIVEN_UP = 'given-up'
const DAY = 24 * 3600
const DRAIN_MS = 10_000

/** A task is bounded by the 25 minutes that pages wait for one. Killed workers count as retries, errors are counted in `tasks`. */
const TASK_QUEUE = { retryLimit: 10, retryDelay: 1, expireInSeconds: 25 * 60, deadLetter: GIVEN_UP }
/** What a mail says, links with their tokens too, is in its job: that goes soon after the job has ended. */
const PLAIN_QUEUE = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 5 * 60,
  deleteAfterSeconds: 60,
}
const EVERY_QUEUE = { notify: true, heartbeatSeconds: 10, retentionSeconds: 90 * DAY }

export const openQueue = async (url: string, jobs: readonly Job[], log: FastifyBaseLogger): Promise<JobQueue> => {
  const kinds = new Map(jobs.map((job) => [job.kind, job]))
  if (kinds.size !== jobs.length) throw new Error('Two jobs are of the same kind')
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: 5,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 60,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'queue'))
  await boss.start()
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const make = (name: string, options: object) => makeQueue(boss, made.get(name), name, options)
  await make(GIVEN_UP, PLAIN_QUEUE)
  for (const job of jobs) await make(job.kind, job.task ? TASK_QUEUE : { ...PLAIN_QUEUE, ...job.plain?.retry })

  const known = (kind: string): Job => {
    const job = kinds.get(kind)
    if (!job) throw new Error(`No job of kind ${kind} is registered`)
    return job
  }
  const send = async (trx: Trx, kind: string, data: object, id?: string) => {
    const sent = await boss.send(kind, data, { db: fromKysely(trx), id })
    if (!sent) throw new Error(`A job of kind ${kind} was not queued`)
  }

  return {
    async startTask(trx, task) {
      const payload = known(task.kind).payload.parse(task.payload)
      const task_id = await insertTask(trx, task)
      await send(trx, task.kind, { payload }, task_id)
      return task_id
    },

    async enqueue(trx, kind, payload) {
      await send(trx, kind, { payload: known(kind).payload.parse(payload) })
    },

    cancelTask: (db, task_id) =>
      db.transaction().execute(async (trx) => {
        const task = await endTask(trx, task_id, { status: 'REVOKED', error: 'Generation cancelled by user' })
        if (!task) return
        await known(task.kind).task?.onFailure?.(trx, task)
        await boss.cancel(task.kind, task_id, { db: fromKysely(trx) })
      }),

    async forgetTasks(trx, tasks) {
      for (const [kind, its] of Map.groupBy(tasks, (task) => task.kind))
        await boss.deleteJob(
          kind,
          its.map(({ task_id }) => task_id),
          { db: fromKysely(trx) },
        )
    },

    async reclaim() {
      // Their hearts have stopped: the queue's own rules do the rest, without waiting until it is sure of that.
      await boss.getDb().executeSql(`update pgboss.job set heartbeat_on = 'epoch' where state = 'active'`)
    },

    async work(parts) {
      const options = {
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
        heartbeatRefreshSeconds: 1,
        includeMetadata: true as const,
      }
      for (const job of jobs)
        await workOnKind(boss, { kind: job.kind, atOnce: atOnce(job, parts.config), options }, (claimed) =>
          runJob(job, parts, claimed),
        )
      await boss.work(GIVEN_UP, options, async ([dead]) => {
        const job = dead?.sourceName ? kinds.get(dead.sourceName) : undefined
        if (job && dead?.sourceId)
          await failForGood(job, parts, dead.sourceId, 'Generation was interrupted too often. Please try again.')
      })
    },

    async ready() {
      if (!(await boss.getQueue(GIVEN_UP))) throw new Error('The queue is not set up')
    },

    async stop() {
      // Stopped gracefully the queue looks twice a second whether they have ended; what has not then is failed either way.
      await within(
        DRAIN_MS,
        [...kinds.keys(), GIVEN_UP].map((kind) => boss.offWork(kind, { wait: true })),
      )
      await boss.stop({ graceful: false })
    },
  }
}

/** Waits for all of them, but no longer. */
async function within(ms: number, all: readonly Promise<unknown>[]): Promise<void> {
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, ms)
  await Promise.race([Promise.allSettled(all), patience.promise])
  clearTimeout(timer)
}

/** Creating leaves a queue of an earlier version as it was, hence the update; one that is as it should be is left alone. */
async function makeQueue(boss: PgBoss, made: object | undefined, name: string, options: object): Promise<void> {
  const wanted = { ...EVERY_QUEUE, ...options }
  if (made !== undefined && Object.entries(wanted).every(([key, value]) => Reflect.get(made, key) === value)) return
  await boss.createQueue(name, wanted)
  await boss.updateQueue(name, wanted)
}
