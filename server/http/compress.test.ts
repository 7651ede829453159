import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '../testing/sign-up.ts'
import { form, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** An answer as it goes over the wire; `fetch` would unpack it. */
const wire = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; bytes: Buffer; status: number }>((resolve, reject) => {
    ask(new URL(path, app.url), { method, headers }, (answer) => {
      void buffer(answer).then((bytes) => resolve({ headers: answer.headers, bytes, status: answer.statusCode ?? 0 }))
    })
      .on('error', reject)
      .end()
  })

const LARGE = '/api/openapi.json'

describe('a large answer of text', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('for who takes %s is sent as %s', async (accepted, encoding, unpack) => {
    const plain = await wire(LARGE)
    const { headers, bytes } = await wire(LARGE, { 'accept-encoding': accepted })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
    expect(Number(headers['content-length'])).toBe(bytes.length)
    expect(bytes.length).toBeLessThan(plain.bytes.length / 5)
    expect(unpack(bytes).equals(plain.bytes)).toBe(true)
  })

  test.each<Record<string, string>>([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'zstd' }])(
    'for who takes none of them goes as it is: %j',
    async (headers) => {
      const answer = await wire(LARGE, headers)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers.vary).toBe('Accept-Encoding')
      expect(JSON.parse(answer.bytes.toString())).toHaveProperty('openapi')
    },
  )
})

test('a small answer, and a page that may hold a token, go as they are', async () => {
  for (const path of ['/healthz', '/dev/outbox', '/api/auth/me/', '/api/docs/'])
    expect((await wire(path, { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBeUndefined()
})

test('a file is sent byte for byte, and its ranges count its own bytes', async () => {
  const { client } = await signUp(app)
  const bytes = pdf('A long paper. '.repeat(500))
  const { body } = await client.post<{ url: string }>('/api/files/', form({}, { file: { name: 'a.pdf', bytes } }))
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const whole = await wire(body.url, { cookie, 'accept-encoding': 'br, gzip' })
  expect(whole.headers['content-encoding']).toBeUndefined()
  expect(whole.headers['cache-control']).toBe('private, no-store')
  expect(whole.bytes.equals(bytes)).toBe(true)
  const part = await wire(body.url, { cookie, 'accept-encoding': 'br', range: 'bytes=10-19' })
  expect(part.status).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`)
  expect(part.bytes.equals(bytes.subarray(10, 20))).toBe(true)
})
