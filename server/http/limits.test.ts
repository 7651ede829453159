import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#domain/api.ts'
import { taskStarted } from '#domain/replies.ts'
import { apply } from '../testing/apply.ts'
import { signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { handleError } from './errors.ts'
import { refuseSlowBodies } from './slow-bodies.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } })
})
afterAll(() => app.close())

describe('costly calls', () => {
  test('have a limit for each user, whatever addresses they come from', async () => {
    const settings = { env: { RATE_LIMIT_FACTOR: '0.1', TRUSTED_PROXIES: '127.0.0.1' } }
    const proxied = await startTestApp(settings)
    try {
      const [one, other] = [await apply(proxied), await apply(proxied)]
      const ask = ({ client }: typeof one, host: number) =>
        client.get('/api/case-file/', { headers: { 'x-forwarded-for': `198.51.100.${host}` } })
      for (let call = 1; call <= 12; call++) expect((await ask(one, call)).status).toBe(200)
      const refused = await ask(one, 13)
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await ask(other, 7)).status).toBe(200)
      // Each kind has its own count, and what is not costly has none.
      expect((await one.client.post('/api/product/petition/letter/')).status).toBe(400)
      for (let call = 0; call < 20; call++) expect((await one.client.get('/api/evidence/')).status).toBe(200)
    } finally {
      await proxied.close()
    }
  })

  test('are all that start a job', () => {
    const starts = ENDPOINTS.filter(({ reply }) => reply === taskStarted)
    expect(starts.length).toBeGreaterThan(5)
    for (const { path, costly } of starts)
      expect([path, costly]).toEqual([path, path.includes('export') ? 'export' : 'start'])
  })

  test('are all that take files', () => {
    const uploads = ENDPOINTS.filter(
      ({ access, files, base64 }) => access !== 'link' && (files ?? base64) !== undefined,
    )
    expect(uploads.filter(({ costly }) => costly === undefined)).toEqual([])
  })
})

/** What comes back for bytes as they are. */
async function answerTo(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(request)
  return text(socket)
}

test('a request with two hosts is refused', async () => {
  const answer = await answerTo(
    app.url,
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('The request could not be read')
})

describe('a body that does not arrive', () => {
  test('is refused once it is late, and the connection ends', async () => {
    const server = fastify()
    server.setErrorHandler(handleError)
    refuseSlowBodies(server, 20)
    server.post('/probe', () => ({ read: true }))
    const url = await server.listen({ port: 0, host: '127.0.0.1' })
    try {
      const begin = 'POST /probe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"a'
      const answer = await answerTo(url, begin)
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(answer.toLowerCase()).toContain('connection: close')
      expect(answer).toContain('"code":"timeout"')
      const whole = begin.replace('Length: 10', 'Length: 7').replace('Host: x', 'Host: x\r\nConnection: close')
      expect(await answerTo(url, `${whole}":1}`)).toMatch(/^HTTP\/1\.1 200 /)
    } finally {
      await server.close()
    }
  })

  test('is given a bound of time on the product’s own server', async () => {
    expect(app.http.server.requestTimeout).toBe(600_000)
    expect(app.http.server.timeout).toBe(240_000)
  })
})

test('an upload does not count as a small body', async () => {
  const { client } = await signUp(app)
  expect((await client.post('/api/files/', new FormData())).status).toBe(400)
})
