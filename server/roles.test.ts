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
  expect(worker.output()).toMatch(/^Waiverly is ready and works on jobs$/m)
  expect(worker.url).toBe('')
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

test('a worker with a port tells there how it is, and nothing else', async () => {
  await worker.kill()
  worker = await startProduct({ DATABASE_URL: database.url, DATA_DIR: folder.path, ROLE: 'worker', PORT: '0' })
  expect(worker.output()).toContain(`Waiverly is ready and works on jobs, watched at ${worker.url}`)
  expect(worker.output()).not.toContain('/dev/outbox')
  const client = new Client(worker.url)
  expect(await client.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await client.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  const metrics = await client.get('/metrics')
  expect(metrics.status).toBe(200)
  expect(metrics.body).toContain('process_cpu_seconds_total')
  expect(metrics.headers.get('x-content-type-options')).toBe('nosniff')
  const others = [
    '/',
    '/login',
    '/api/payments/items/',
    '/api/auth/me/',
    '/api/openapi.json',
    '/dev/outbox',
    '/assets/x',
  ]
  for (const path of others)
    expect(await client.get(path)).toMatchObject({ status: 404, body: { detail: 'Not found', code: 'not_found' } })
  expect((await client.post('/api/auth/login/', { email: 'a', password: 'b' })).status).toBe(404)
})
