import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countSent } from '../files/sent-bytes.ts'
import { FILES_JSON_LIMIT, readJsonBodies } from './body.ts'
import { handleError } from './errors.ts'

const MEGABYTE = 1024 * 1024
const PAPER = JSON.stringify([{ base64_content: 'QUJD'.repeat(MEGABYTE / 2) }])
const app = fastify({ forceCloseConnections: true })
let url = ''
/** How many files were held as each handler began. */
const held: number[] = []
let begun = (): void => {}
let closed = (): void => {}

beforeAll(async () => {
  readJsonBodies(app)
  app.setErrorHandler(handleError)
  app.post('/answered', { bodyLimit: FILES_JSON_LIMIT }, ({ body }) => {
    held.push(countSent())
    return { entries: (body as unknown[]).length }
  })
  app.post('/unanswered', { bodyLimit: FILES_JSON_LIMIT }, async ({ socket }) => {
    held.push(countSent())
    const isClosed = once(socket, 'close')
    begun()
    await isClosed
    setImmediate(() => closed())
    return new Promise(() => {})
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const post = (path: string, body: string) =>
  fetch(url + path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

/** The bytes of a request, for a connection of one's own. */
const bare = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

test('files of a body are held until it was answered', async () => {
  held.length = 0
  expect(await (await post('/answered', PAPER)).json()).toEqual({ entries: 1 })
  expect(await (await post('/answered', PAPER)).json()).toEqual({ entries: 1 })
  expect(held).toEqual([1, 1])
  expect(countSent()).toBe(0)
})

test.each([
  ['whose sender leaves before the answer', bare('/unanswered', PAPER), 1],
  ['that came behind another', bare('/unanswered', '{}') + bare('/unanswered', PAPER), 2],
])('files of a request %s are dropped', async (_, bytes, requests) => {
  held.length = 0
  const isBegun = new Promise<void>((resolve) => {
    begun = () => held.length === requests && resolve()
  })
  const isClosed = new Promise<void>((resolve) => (closed = resolve))
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(bytes)
  await isBegun
  expect(held.at(-1)).toBe(1)
  socket.destroy()
  await isClosed
  expect(countSent()).toBe(0)
})

test('a hundred small files are more than 1 MB and no text', async () => {
  const entries = Array.from({ length: 100 }, () => ({ base64_content: 'QUJD'.repeat(4 * 1024 - 1) }))
  const answer = await post('/answered', JSON.stringify(entries))
  expect(await answer.json()).toEqual({ entries: 100 })
})

test.each([
  ['8 MB of numbers', `[${'0,'.repeat(4 * MEGABYTE)}0]`],
  ['30 MB of lists', `[${'[],'.repeat(10 * MEGABYTE)}[]]`],
  ['lists in lists', '['.repeat(8 * MEGABYTE)],
])('%s are refused, and the next body is read', async (_, body) => {
  const answer = await post('/answered', body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    detail: 'Apart from its files a request holds at most 1 MB. Please send less at once.',
    code: 'invalid',
  })
  expect((await post('/answered', PAPER)).status).toBe(200)
})
