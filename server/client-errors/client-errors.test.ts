import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let log = ''
beforeAll(async () => {
  const lines = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  app = await startTestApp({ log: pino(lines), env: { RATE_LIMIT_FACTOR: '0.4' } })
})
afterAll(() => app.close())

const report = (body: unknown) => app.visitor().post<{ id: string }>('/api/client-errors/', body)
const GOOD = { error: 'TypeError', page: '/documents', at: ['/assets/document-B1x_2.js:1:20480'] }

test.each([
  ['no fields', {}],
  ['words in place of a kind', { ...GOOD, error: 'Renata is not a function' }],
  ['a whole address', { ...GOOD, page: '/reset-password/a.token' }],
  ['a line of another program', { ...GOOD, at: ['chrome-extension://abc/inject.js:1:1'] }],
  ['an endless trace', { ...GOOD, at: Array(9).fill(GOOD.at[0]) }],
])('%s is refused, and not in the log', async (_what, body) => {
  expect((await report(body)).status).toBe(400)
  expect(log).not.toContain('a page broke')
})

test('what is reported stands in the log under the id that the page shows, and nothing that was sent besides', async () => {
  const { status, body } = await report({ ...GOOD, message: 'about somebody@example.test' })
  expect(status).toBe(201)
  const line = log.split('\n').find((one) => one.includes('a page broke')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ level: 50, id: body.id, ...GOOD })
  expect(log).not.toContain('somebody@example.test')
})

test('an address that reports too much is refused', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 12; sent++) statuses.push((await report(GOOD)).status)
  expect(statuses.at(-1)).toBe(429)
})
