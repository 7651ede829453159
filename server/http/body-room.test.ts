import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { FILES_JSON_LIMIT, readJsonBodies } from './body.ts'
import { handleError } from './errors.ts'

const MEGABYTE = 1024 * 1024
const PAPER = JSON.stringify([{ base64_content: 'QUJD'.repeat(MEGABYTE / 2) }])

/** A server in whose memory one paper has room; each is answered once the test says so. */
async function open(waiting: number) {
  const app = fastify({ forceCloseConnections: true })
  readJsonBodies(app, { room: 3 * MEGABYTE, roomOfAccount: 3 * MEGABYTE, waiting, waitingOfAccount: 2 })
  app.setErrorHandler(handleError)
  const begun = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  let handled = 0
  app.post('/', { bodyLimit: FILES_JSON_LIMIT }, async () => {
    handled += 1
    begun.resolve()
    await answer.promise
    return { handled }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { 'content-type': 'application/json' }
  const post = async (body: RequestInit = { body: PAPER }) => {
    const reply = await fetch(url, { method: 'POST', headers, ...body })
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), body: await reply.json() }
  }
  return { app, post, begun: begun.promise, answer: answer.resolve, handled: () => handled }
}

const statuses = async (replies: Promise<{ status: number }>[]) =>
  (await Promise.all(replies)).map(({ status }) => status).toSorted((one, other) => one - other)

let server: Awaited<ReturnType<typeof open>>
afterEach(() => server.app.close())

test.each([
  ['of a known length', (): RequestInit => ({ body: PAPER })],
  ['whose length nobody knows', (): RequestInit => ({ body: new Blob([PAPER]).stream(), duplex: 'half' })],
])('large bodies %s have one bound together: the next waits, and one too many is refused', async (_, body) => {
  server = await open(1)
  const first = server.post()
  await server.begun
  const others = [server.post(body()), server.post(body())]
  expect(await Promise.race(others)).toEqual({
    status: 503,
    retryAfter: '60',
    body: {
      detail: 'Too many people are sending files at once. Please try again in a minute.',
      code: 'unavailable',
      retry_after: 60,
    },
  })
  expect(server.handled()).toBe(1)
  server.answer()
  expect((await first).status).toBe(200)
  expect(await statuses(others)).toEqual([200, 503])
  expect((await server.post()).status).toBe(200)
})

test('one account waits with two and no more', async () => {
  server = await open(20)
  const first = server.post()
  await server.begun
  const others = [server.post(), server.post(), server.post()]
  expect(await Promise.race(others)).toMatchObject({ status: 429, retryAfter: '10' })
  server.answer()
  expect(await statuses([first, ...others])).toEqual([200, 200, 200, 429])
})

test('who sends slowly keeps nobody from sending, and is answered in the end', async () => {
  server = await open(0)
  const rest = Promise.withResolvers<void>()
  const half = PAPER.length / 2
  const slowly = new ReadableStream({
    async pull(controller) {
      controller.enqueue(Buffer.from(PAPER.slice(0, half)))
      await rest.promise
      controller.enqueue(Buffer.from(PAPER.slice(half)))
      controller.close()
    },
  })
  const slow = server.post({ body: slowly, duplex: 'half' })
  server.answer()
  expect((await server.post()).status).toBe(200)
  expect(server.handled()).toBe(1)
  rest.resolve()
  expect((await slow).body).toEqual({ handled: 2 })
})

test.each([
  ['said so', (body: string): RequestInit => ({ body })],
  ['did not say so', (body: string): RequestInit => ({ body: new Blob([body]).stream(), duplex: 'half' })],
])('a body that is too large is refused where its sender %s', async (_, sent) => {
  server = await open(0)
  server.answer()
  const large = sent(`"${'A'.repeat(FILES_JSON_LIMIT)}"`)
  const status = await server.post(large).then(
    (reply) => reply.status,
    // The connection may end while the rest is still being sent.
    () => 413,
  )
  expect(status).toBe(413)
  expect(server.handled()).toBe(0)
})

test('small bodies never wait', async () => {
  server = await open(0)
  const first = server.post()
  await server.begun
  const second = server.post({ body: '{}' })
  server.answer()
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
})
