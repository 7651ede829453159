import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { plainJob, taskJob, type Finish, type TaskContext } from './job.ts'
import { currentTaskId, findTask, presentTask } from './tasks.ts'
import { runJob } from './worker.ts'

/** What the next run of the job does. */
let behave: (context: TaskContext) => Promise<Finish>
let runs = 0
let titles: string[] = []
let refunds: string[] = []
let sent: string[] = []
let ranAt: number[] = []

const draft = taskJob({
  kind: 'test-draft',
  payload: z.object({ title: z.string() }),
  run: async (context, payload) => {
    runs += 1
    titles.push(payload.title)
    return behave(context)
  },
  onFailure: async (trx, task) => {
    await trx.selectFrom('tasks').select('task_id').execute()
    refunds.push(task.task_id)
  },
})

/** How often a worker looks for jobs of which it was not told. */
const POLL_MS = 2_000

const greet = plainJob({
  kind: 'test-greet',
  payload: z.object({ name: z.string() }),
  run: async (_, { name }) => void sent.push(name),
})

const oneByOne = plainJob({
  kind: 'test-one-by-one',
  payload: z.object({ name: z.string() }),
  concurrency: 1,
  run: async (_, { name }) => {
    sent.push(name)
    ranAt.push(Date.now())
  },
})

let app: TestApp
let user_id: number

beforeAll(async () => {
  app = await startTestApp({ jobs: [draft, greet, oneByOne] })
  const user = await app.parts.db
    .insertInto('users')
    .values({ email: 'a@example.test', username: 'a', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  user_id = user.id
})
afterAll(() => app.close())

beforeEach(() => {
  runs = 0
  titles = []
  refunds = []
  sent = []
  ranAt = []
  behave = async () => async () => ({ made: 1 })
})

const newTask = (key: string, payload: unknown = { title: 'A title' }) => ({
  kind: 'test-draft',
  key,
  user_id,
  application_id: null,
  payload,
})
const start = (key: string = randomUUID()): Promise<string> =>
  app.parts.db.transaction().execute((trx) => app.parts.jobs.startTask(trx, newTask(key)))
const look = async (task_id: string) => presentTask(await findTask(app.parts.db, task_id, user_id))
const ended = (task_id: string) =>
  waitFor('the end of the task', async () => {
    const task = await look(task_id)
    return ['SUCCESS', 'FAILURE', 'REVOKED'].includes(task.status) && task
  })
/** A run that goes on until it is told to end, or its signal does. */
const endless = () => {
  const running = Promise.withResolvers<TaskContext>()
  behave = (context) => {
    running.resolve(context)
    return new Promise((_, reject) => {
      context.signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  return running.promise
}

test('a payload that does not fit is refused before anything is queued', async () => {
  const bad = app.parts.db.transaction().execute((trx) => app.parts.jobs.startTask(trx, newTask('bad', { title: 7 })))
  await expect(bad).rejects.toThrow(z.ZodError)
  expect(await currentTaskId(app.parts.db, 'test-draft', 'bad')).toBeNull()
})

test('what is queued at once is run in its order, without a poll between one and the next', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  await app.parts.db.transaction().execute(async (trx) => {
    for (const name of names) await app.parts.jobs.enqueue(trx, 'test-one-by-one', { name })
  })
  await waitFor('the last', async () => sent.length === names.length)
  expect(sent).toEqual(names)
  // Most of them followed at once, however busy the machine is.
  const waits = ranAt.slice(1).map((at, before) => at - (ranAt[before] ?? 0))
  expect(waits.filter((wait) => wait < POLL_MS / 2).length).toBeGreaterThan(waits.length / 2)
})

test('nothing is queued by a transaction that is rolled back', async () => {
  let task_id = ''
  const failed = app.parts.db.transaction().execute(async (trx) => {
    task_id = await app.parts.jobs.startTask(trx, newTask('rolled-back'))
    await app.parts.jobs.enqueue(trx, 'test-greet', { name: 'nobody' })
    throw new Error('after all not')
  })
  await expect(failed).rejects.toThrow('after all not')
  await expect(look(task_id)).rejects.toThrow('Task does not exist')
  // The queue is first in, first out: once this one was run the other would have been.
  await app.parts.db.transaction().execute((trx) => app.parts.jobs.enqueue(trx, 'test-greet', { name: 'somebody' }))
  await ended(await start())
  await waitFor('the greeting', async () => sent.length > 0)
  expect(sent).toEqual(['somebody'])
  expect(runs).toBe(1)
})

test("somebody else's task is not found", async () => {
  const task_id = await start()
  await expect(findTask(app.parts.db, task_id, user_id + 1)).rejects.toThrow('Task does not exist')
  await ended(task_id)
})

test('a second of the same kind and key is refused while the first runs, with its id', async () => {
  const running = endless()
  const first = await start('one')
  const refused = await start('one').catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'already_running', extra: { task_id: first } })
  expect(await currentTaskId(app.parts.db, 'test-draft', 'one')).toBe(first)
  await running
  await app.parts.jobs.cancelTask(app.parts.db, first)
  behave = async () => async () => ({})
  const second = await start('one')
  expect((await ended(second)).status).toBe('SUCCESS')
})

test('of several starts at once one gets through', async () => {
  const running = endless()
  const starts = await Promise.allSettled([1, 2, 3, 4].map(() => start('race')))
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { task } = await running
  await app.parts.jobs.cancelTask(app.parts.db, task.task_id)
})

test('progress is seen while it runs, and the result is written with the success', async () => {
  const goOn = Promise.withResolvers<void>()
  behave = async ({ progress, task }) => {
    progress(3, 10, 'Writing prong 1')
    await goOn.promise
    return async (trx) => {
      await trx.updateTable('users').set({ username: task.task_id }).where('id', '=', user_id).execute()
      return { letters: [1, 2] }
    }
  }
  const task_id = await start()
  await waitFor('progress', async () => (await look(task_id)).progress.done === 3)
  expect(await look(task_id)).toEqual({
    task_id,
    kind: 'test-draft',
    status: 'STARTED',
    progress: { done: 3, total: 10, label: 'Writing prong 1' },
    result: null,
    error: null,
    age_ms: expect.any(Number) as unknown,
  })
  goOn.resolve()
  expect(await ended(task_id)).toMatchObject({ status: 'SUCCESS', result: { letters: [1, 2] } })
  expect(titles).toEqual(['A title'])
  const user = await app.parts.db.selectFrom('users').select('username').where('id', '=', user_id).executeTakeFirst()
  expect(user?.username).toBe(task_id)
})

test('a refusal fails at once, says why and refunds once', async () => {
  behave = async () => {
    throw new AppError('invalid', 'The notice cannot be read.')
  }
  const task = await ended(await start())
  expect(task).toMatchObject({ status: 'FAILURE', error: 'The notice cannot be read.', result: null })
  expect(runs).toBe(1)
  expect(refunds).toEqual([task.task_id])
})

test('a fault is tried three times, then fails without its inner words and refunds once', async () => {
  behave = async () => {
    throw new Error('secret details')
  }
  const task = await ended(await start())
  expect(task).toMatchObject({ status: 'FAILURE', error: 'Something went wrong on our side. Please try again.' })
  expect(runs).toBe(3)
  expect(refunds).toEqual([task.task_id])
})

test('what fails while it is written leaves nothing, and the next attempt may succeed', async () => {
  behave = async () => async (trx) => {
    await trx
      .updateTable('users')
      .set({ username: `run${runs}` })
      .where('id', '=', user_id)
      .execute()
    if (runs < 2) throw new Error('broken half-way')
    return { run: runs }
  }
  expect(await ended(await start())).toMatchObject({ status: 'SUCCESS', result: { run: 2 } })
  expect(refunds).toEqual([])
})

test('a cancelled one ends at once, its run is told, and the refund comes once', async () => {
  const running = endless()
  const task_id = await start()
  const { signal } = await running
  const cancel = () => app.parts.jobs.cancelTask(app.parts.db, task_id)
  await Promise.all([cancel(), cancel(), cancel()])
  expect(await look(task_id)).toMatchObject({ status: 'REVOKED', error: 'Generation cancelled by user' })
  await waitFor('the signal', async () => signal.aborted)
  expect(refunds).toEqual([task_id])
  expect(runs).toBe(1)
})

test('a run that ends after it was cancelled writes nothing', async () => {
  const running = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  behave = async () => {
    running.resolve()
    await goOn.promise
    over.resolve()
    return async () => {
      throw new Error('written after all')
    }
  }
  const task_id = await start()
  await running.promise
  await app.parts.jobs.cancelTask(app.parts.db, task_id)
  goOn.resolve()
  await over.promise
  // The next of the kind is only taken up after this one was settled.
  behave = async () => async () => ({})
  await Promise.all([ended(await start()), ended(await start())])
  expect(await look(task_id)).toMatchObject({ status: 'REVOKED', result: null })
  expect(refunds).toEqual([task_id])
})

test('run again after it has succeeded it does nothing', async () => {
  const task_id = await start()
  const before = await ended(task_id)
  const again = { id: task_id, data: { payload: { title: 'A title' } }, signal: new AbortController().signal }
  await runJob(draft, app.parts, again)
  expect(runs).toBe(1)
  expect(await look(task_id)).toEqual(before)
})

test('its age counts from when it was asked for to its end, by the clock of the database', async () => {
  const task_id = await start()
  await ended(task_id)
  await sql`update tasks set created_at = finished_at - interval '40 days' where task_id = ${task_id}`.execute(
    app.parts.db,
  )
  expect((await look(task_id)).age_ms).toBe(40 * 24 * 3_600_000)
  await sql`update tasks set status = 'STARTED', finished_at = null, created_at = now() - interval '6 minutes' where task_id = ${task_id}`.execute(
    app.parts.db,
  )
  expect((await look(task_id)).age_ms).toBeGreaterThanOrEqual(360_000)
  await sql`update tasks set status = 'SUCCESS', finished_at = now() where task_id = ${task_id}`.execute(app.parts.db)
})

test('two runs of the same job write one result', async () => {
  let writes = 0
  behave = async () => async () => ({ write: (writes += 1) })
  const task_id = await app.parts.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('tasks')
      .values({ kind: 'test-draft', key: 'twice', user_id })
      .returning('task_id')
      .executeTakeFirstOrThrow()
    return row.task_id
  })
  const claimed = { id: task_id, data: { payload: { title: 'A title' } }, signal: new AbortController().signal }
  await Promise.all([runJob(draft, app.parts, claimed), runJob(draft, app.parts, claimed)])
  expect(writes).toBe(1)
  expect(await look(task_id)).toMatchObject({ status: 'SUCCESS', result: { write: 1 } })
})
