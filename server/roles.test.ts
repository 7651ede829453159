import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutbox } from './adapters/mail-outbox.ts'
import { Client } from './testing/client.ts'
import { startProduct, type ProductProcess } from './testing/product-process.ts'
import { makeTempFolder, type TempFolder } from './testing/temp-folder.ts'
import { makeTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { waitFor } from './testing/wait-for.ts'

/** An empty database, reached by its address as any PostgreSQL would be; the first processes to come migrate it. */
let database: TestDatabase
let folder: TempFolder
let api: ProductProcess
let worker: ProductProcess

beforeAll(async () => {
  database = await makeTestDatabase('template1')
  folder = await makeTempFolder()
  const env = { DATABASE_URL: database.url, DATA_DIR: folder.path }
  const started = await Promise.all([startProduct({ ...env, ROLE: 'api' }), startProduct({ ...env, ROLE: 'worker' })])
  ;[api, worker] = started
})
afterAll(async () => {
  await Promise.all([api.kill(), worker.kill()])
  await database.drop()
  await folder.remove()
})

test('api and worker start at once on an empty database; one takes calls, the other does the jobs', async () => {
  expect(api.output()).toContain('Database    DATABASE_URL')
  expect(worker.output()).toContain('Waiverly is ready and works on jobs')
  const outbox = `${folder.path}/outbox`
  const client = new Client(api.url)
  const registered = await client.post('/api/auth/register/', {
    username: 'applicant',
    email: 'applicant@example.test',
    password: 'Correct1Horse',
    acceptedTerms: true,
  })
  expect(registered.status).toBe(201)
  await waitFor('the mail', async () => (await listOutbox(outbox)).length === 1)
})

test('the api only queues: with the worker gone nothing is run until another comes', async () => {
  await worker.kill()
  const outbox = `${folder.path}/outbox`
  const before = await listOutbox(outbox)
  await new Client(api.url).post('/api/auth/resend-verification/', { email: 'applicant@example.test' })
  expect(await listOutbox(outbox)).toEqual(before)
  worker = await startProduct({ DATABASE_URL: database.url, DATA_DIR: folder.path, ROLE: 'worker' })
  await waitFor('the second mail', async () => (await listOutbox(outbox)).length === before.length + 1)
})
