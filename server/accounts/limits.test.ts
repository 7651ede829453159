import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { PATIENCE_MS } from '../testing/wait-for.ts'

let time = Date.parse('2030-01-15T12:00:00Z')

const start = (factor: string, proxies = '127.0.0.1') =>
  startTestApp({
    env: { RATE_LIMIT_FACTOR: factor, ...(proxies && { TRUSTED_PROXIES: proxies }) },
    clock: { now: () => new Date(time) },
  })

let app: TestApp
beforeAll(async () => {
  app = await start('1')
})
afterAll(() => app.close())

const times = (count: number, status: number) => Array.from({ length: count }, () => status)
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const statuses = async (count: number, call: (index: number) => Promise<{ status: number }>): Promise<number[]> => {
  const all: number[] = []
  for (let index = 0; index < count; index++) all.push((await call(index)).status)
  return all
}

test.each([
  ['/api/auth/login/', 30, 60, (index: number) => ({ email: `nobody${index}@example.test`, password: 'x' }), 401],
  ['/api/auth/login/code/', 30, 60, () => ({}), 400],
  ['/api/auth/passkey/options/', 30, 60, () => ({}), 200],
  ['/api/auth/passkey/', 30, 60, () => ({}), 400],
  ['/api/auth/register/', 60, 3600, () => ({}), 400],
  ['/api/auth/resend-verification/', 20, 3600, () => ({ email: 'x' }), 400],
  ['/api/auth/forgot-password/', 20, 3600, () => ({ email: 'x' }), 400],
  ['/api/contact/', 20, 3600, () => ({}), 400],
])('%s takes %i calls of an address, then asks to wait', async (path, limit, window, body, status) => {
  const call = (index: number) => app.visitor().post(path, body(index), from('203.0.113.1'))
  expect(await statuses(limit, call)).toEqual(times(limit, status))
  const refused = await app.visitor().post<{ detail: string; code: string }>(path, body(0), from('203.0.113.1'))
  expect(refused.status).toBe(429)
  expect(refused.body.code).toBe('too_many_requests')
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(window)
  expect(refused.body.detail).toBe(`Too many requests. Please try again in ${seconds} seconds.`)
  // Without the slash it is the same call; another address has its own count.
  expect((await app.visitor().post(path.slice(0, -1), body(0), from('203.0.113.1'))).status).toBe(429)
  expect((await app.visitor().post(path, body(0), from('203.0.113.2'))).status).toBe(status)
})

test('addresses of one IPv6 subnet count as one', async () => {
  const call = (index: number) => app.visitor().post('/api/contact/', {}, from(`2001:db8:1:2::${index + 1}`))
  expect((await statuses(21, call)).at(-1)).toBe(429)
})

test('a caller that is no trusted proxy cannot choose its address', async () => {
  const direct = await start('1', '')
  try {
    const call = (index: number) => direct.visitor().post('/api/contact/', {}, from(`203.0.113.${index + 1}`))
    expect((await statuses(21, call)).at(-1)).toBe(429)
  } finally {
    await direct.close()
  }
})

test('the factor multiplies the limits', async () => {
  const half = await start('0.5')
  try {
    const call = () => half.visitor().post('/api/contact/', {}, from('203.0.113.1'))
    expect((await statuses(11, call)).slice(-2)).toEqual([400, 429])
  } finally {
    await half.close()
  }
})

test('an account takes ten failures in a quarter of an hour, from whatever addresses', async () => {
  const { email } = await signUp(app)
  const attempt = (index: number, password = 'Wrong1Password') =>
    app.visitor().post<{ detail: string }>('/api/auth/login/', { email, password }, from(`198.51.100.${index}`))
  const atOnce = await Promise.all(Array.from({ length: 14 }, (_, index) => attempt(index)))
  expect(atOnce.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([...times(10, 401), ...times(4, 429)])
  const refused = await attempt(100, PASSWORD)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('900')
  expect(refused.body.detail).toBe('Too many requests. Please try again in 900 seconds.')
  // An account that does not exist is treated alike.
  const nobody = (index: number) =>
    app.visitor().post('/api/auth/login/', { email: 'no@account.test', password: 'x' }, from(`192.0.2.${index}`))
  expect((await statuses(11, nobody)).at(-1)).toBe(429)
  time += 15 * 60_000
  expect((await attempt(101, PASSWORD)).status).toBe(200)
})

test('a right password takes the failures back', async () => {
  const { email } = await signUp(app)
  const attempt = (index: number, password: string) =>
    app.visitor().post('/api/auth/login/', { email, password }, from(`198.51.101.${index}`))
  await statuses(9, (index) => attempt(index, 'Wrong1Password'))
  expect((await attempt(50, PASSWORD)).status).toBe(200)
  expect(await statuses(9, (index) => attempt(100 + index, 'Wrong1Password'))).toEqual(times(9, 401))
})

test('whoever types a number as an address shuts nobody out who is signed in', async () => {
  const { client, id } = await signUp(app)
  for (const [at, email] of [`password:${id}`, `code:${id}`].entries()) {
    const guess = (index: number) =>
      app.visitor().post('/api/auth/login/', { email, password: 'x' }, from(`198.51.${102 + at}.${index}`))
    expect((await statuses(11, guess)).at(-1)).toBe(429)
  }
  const changed = { old_password: PASSWORD, new_password: 'Another1Horse' }
  expect((await client.post('/api/auth/change-password/', changed)).status).toBe(200)
  const { rows } = await sql<{ taken: string }>`
    select count(*) as taken from login_failures where target_hash = sha256(${`code:${id}`}::bytea)`.execute(
    app.parts.db,
  )
  expect(Number(rows[0]?.taken)).toBe(0)
})

test('an address with other capitals, also of other alphabets, has no failures of its own', async () => {
  const username = `milimi${Date.now()}`
  const { email } = await signUp(app, { username })
  const attempt = (index: number, typed: string) =>
    app.visitor().post('/api/auth/login/', { email: typed, password: 'Wrong1' }, from(`198.51.104.${index}`))
  expect(await statuses(10, (index) => attempt(index, email))).toEqual(times(10, 401))
  for (const typed of [email.toUpperCase(), email.replace('i', '\u0130'), email.replaceAll('i', '\u0130')])
    expect((await attempt(50, typed)).status).toBe(429)
})

test('nobody is mailed more than twenty links of a kind in an hour, from whatever addresses they are asked for', async () => {
  const { email } = await signUp(app)
  const forgot = (index: number) =>
    app.visitor().post('/api/auth/forgot-password/', { email }, from(`198.51.105.${index}`))
  const links = async () => (await app.mailsTo(email)).filter(({ subject }) => subject === 'Set a new password').length
  expect(await statuses(24, forgot)).toEqual(times(24, 200))
  await expect.poll(links, { timeout: PATIENCE_MS }).toBe(20)
  time += 3_600_001
  expect((await forgot(100)).status).toBe(200)
  await expect.poll(links, { timeout: PATIENCE_MS }).toBe(21)
})

test('guessing the old password in a session counts as well', async () => {
  const { client } = await signUp(app)
  const change = () =>
    client.post('/api/auth/change-password/', { old_password: 'Wrong1Password', new_password: 'Another1' })
  expect((await statuses(11, change)).slice(-2)).toEqual([400, 429])
})
