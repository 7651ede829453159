import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTask } from '../jobs/tasks.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import type { Pool } from './pool.ts'
import { deadlyJob, honestJob, refunds } from './testing/odd-jobs.ts'
import { oddPool } from './testing/odd-pool.ts'

let pool: Pool
let app: TestApp
let user_id: number
beforeAll(async () => {
  pool = await oddPool()
  app = await startTestApp({ jobs: [deadlyJob, honestJob], pool, env: { ROLE: 'api' } })
  const user = await app.parts.db
    .insertInto('users')
    .values({ email: 'a@example.test', username: 'a', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  user_id = user.id
})
afterAll(async () => {
  await app.close()
  await pool.close()
})

const start = (kind: string): Promise<string> =>
  app.parts.db
    .transaction()
    .execute((trx) => app.parts.jobs.startTask(trx, { kind, key: 'k', user_id, application_id: null, payload: {} }))
const ended = (task_id: string) =>
  waitFor('the end of the task', async () => {
    const task = await findTask(app.parts.db, task_id, user_id)
    return task.finished_at !== null && task
  })

test('a job whose process dies with it is tried once more, then fails with its credit back', async () => {
  const interrupted = await start(deadlyJob.kind)
  // As a process leaves it that is killed: started, and nothing said of its end.
  await sql`update tasks set status = 'STARTED', runs = 1 where task_id = ${interrupted}`.execute(app.parts.db)
  await app.parts.jobs.work(app.parts)
  expect(await ended(interrupted)).toMatchObject({ status: 'FAILURE', runs: 2, deaths: 2 })

  const deadly = await start(deadlyJob.kind)
  expect(await ended(deadly)).toMatchObject({
    status: 'FAILURE',
    runs: 2,
    deaths: 2,
    error: expect.stringMatching(/more time or memory .* Your credit is back/) as unknown,
  })
  expect(refunds).toEqual([interrupted, deadly])
})

test('meanwhile the product answers, and an honest job is done in a worker', async () => {
  const deadly = await start(deadlyJob.kind)
  const honest = await start(honestJob.kind)
  expect((await app.visitor().get('/healthz')).status).toBe(200)
  const { status, result } = await ended(honest)
  expect({ status, result }).toMatchObject({ status: 'SUCCESS', result: { status: 'STARTED' } })
  expect((result as { pid: number }).pid).not.toBe(process.pid)
  expect(await ended(deadly)).toMatchObject({ status: 'FAILURE' })
})
