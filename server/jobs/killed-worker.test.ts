import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { taskJob } from './job.ts'
import { findTask } from './tasks.ts'

const WORKER = fileURLToPath(new URL('../testing/hanging-worker.ts', import.meta.url))

const job = taskJob({
  kind: 'test-killed',
  payload: z.object({}),
  run: async () => async () => ({ by: 'the second worker' }),
})

async function expectRunAgain(alone: boolean): Promise<void> {
  const app = await startTestApp({ jobs: [job], env: { ROLE: 'api' } })
  const { db, jobs, config } = app.parts
  const user = await db
    .insertInto('users')
    .values({ email: 'a@example.test', username: 'a', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const worker = fork(WORKER, [app.databaseUrl, config.dataDir, job.kind])
  await once(worker, 'message')
  const started = once(worker, 'message')
  const task_id = await db
    .transaction()
    .execute((trx) =>
      jobs.startTask(trx, { kind: job.kind, key: 'k', user_id: user.id, application_id: null, payload: {} }),
    )
  await started
  worker.kill('SIGKILL')
  if (alone) await jobs.reclaim()
  await jobs.work(app.parts)
  const task = await waitFor('the second run', async () => {
    const row = await findTask(db, task_id, user.id)
    return row.status === 'SUCCESS' && row
  })
  expect(task.result).toEqual({ by: 'the second worker' })
  await app.close()
}

test("a killed worker's job runs again: where nobody else can be running it, at once", () => expectRunAgain(true))
// It is sure only after ten seconds.
test("a killed worker's job runs again: beside others that may live, once it is sure", { tags: 'long' }, () =>
  expectRunAgain(false),
)
