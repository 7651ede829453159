import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { taskJob } from './job.ts'
import { findTask } from './tasks.ts'

const refunds: string[] = []
const payload = z.object({})
const onFailure = async (_: unknown, task: { task_id: string }): Promise<void> => void refunds.push(task.task_id)

/** Neither ends by itself; this one also turns a deaf ear to its signal. */
const deaf = taskJob({ kind: 'test-deaf', payload, onFailure, run: () => new Promise(() => undefined) })
const slow = taskJob({
  kind: 'test-slow',
  payload,
  onFailure,
  timeoutMs: 50,
  run: ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    }),
})

let app: TestApp
let user_id: number
beforeAll(async () => {
  app = await startTestApp({ jobs: [deaf, slow], env: { ROLE: 'api' } })
  const user = await app.parts.db
    .insertInto('users')
    .values({ email: 'a@example.test', username: 'a', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  user_id = user.id
})
afterAll(() => app.close())

const start = (kind: string): Promise<string> =>
  app.parts.db
    .transaction()
    .execute((trx) => app.parts.jobs.startTask(trx, { kind, key: 'k', user_id, application_id: null, payload: {} }))
const failed = (task_id: string) =>
  waitFor('the failure', async () => {
    const task = await findTask(app.parts.db, task_id, user_id)
    return task.status === 'FAILURE' && task
  })

test('a task that ran too long, or died with its workers too often, fails and refunds once', async () => {
  const timedOut = await start(slow.kind)
  const interrupted = await start(deaf.kind)
  await sql`update pgboss.job set retry_limit = 0, expire_seconds = 1 where id = ${interrupted}`.execute(app.parts.db)
  await app.parts.jobs.work(app.parts)
  expect(await failed(timedOut)).toMatchObject({ error: 'Task timed out' })
  expect(await failed(interrupted)).toMatchObject({ error: 'Generation was interrupted too often. Please try again.' })
  expect(refunds.toSorted()).toEqual([timedOut, interrupted].toSorted())
})
