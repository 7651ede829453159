import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { sendMailJob } from './send-mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const jobs = async () =>
  (
    await sql<{ state: string; data: string }>`select state, data::text from pgboss.job
      where name = ${sendMailJob.kind}`.execute(app.parts.db)
  ).rows

test('what a mail said, its link too, is gone from the queue a minute or two after it was sent', async () => {
  const registered = await app.visitor().post('/api/auth/register/', {
    username: 'applicant',
    email: 'applicant@example.test',
    password: 'Correct1Horse',
    acceptedTerms: true,
  })
  expect(registered.status).toBe(201)
  const sent = await waitFor('the job', async () => (await jobs()).find(({ state }) => state === 'completed'))
  expect(sent.data).toContain('/verify-email/')

  // As if a minute had gone by since.
  await sql`update pgboss.job set completed_on = completed_on - interval '61 s'`.execute(app.parts.db)
  await sql`update pgboss.queue set maintain_on = maintain_on - interval '61 s'`.execute(app.parts.db)
  await waitFor('the job to go', async () => (await jobs()).length === 0)
})
