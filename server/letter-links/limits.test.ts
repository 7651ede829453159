import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LINK_HEADER, MAILED_OFTEN } from '#domain/letter-link.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { REFEREE } from '../testing/entries.ts'
import { form } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { applyWithLetters, LINKED, linksOf, makeLink, tokenOf, type Letter } from './testing/with-links.ts'

const MINUTE = 60_000

let app: TestApp
let client: Client
let first: Letter
let second: Letter
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' } })
  ;({ client, first, second } = await applyWithLetters(app))
})
afterAll(() => app.close())

const call = (method: string, path: string, token: string, address: string) =>
  app.visitor().send<{ code?: string }>(method, LINKED + path, method === 'PATCH' ? {} : undefined, {
    headers: { [LINK_HEADER]: token, 'x-forwarded-for': address },
  })
const statuses = async (count: number, one: (index: number) => Promise<{ status: number }>) => {
  const all: number[] = []
  for (let index = 0; index < count; index++) all.push((await one(index)).status)
  return all
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test('an address guesses twenty times an hour, on whatever calls; a right link goes on opening', async () => {
  const right = tokenOf(await makeLink(client, first.referee))
  const paths = ['', 'pdf/', 'docx/']
  const guess = (index: number) => call('GET', paths[index % 3] ?? '', `${right.slice(0, -2)}xx`, '203.0.113.1')
  expect(await statuses(20, guess)).toEqual(times(20, 404))
  const refused = await guess(0)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(MINUTE / 1000)
  expect((await call('GET', '', right, '203.0.113.1')).status).toBe(200)
  expect((await call('GET', '', 'x', '203.0.113.2')).status).toBe(404)
})

test.each([
  ['GET', '', 120, 200],
  ['PATCH', '', 15, 400],
  ['DELETE', `open/${'a'.repeat(16)}/confirm/`, 30, 404],
  ['GET', 'pdf/', 30, 200],
  ['POST', 'signed/', 20, 415],
])('%s %s takes %i calls of a link, from whatever addresses', async (method, path, most, status) => {
  const token = tokenOf(await makeLink(client, first.referee))
  const one = (index: number) => call(method, path, token, `198.51.100.${index % 200}`)
  expect(await statuses(most, one)).toEqual(times(most, status))
  expect((await one(0)).status).toBe(429)
  // Another link has its own count.
  const other = tokenOf(await makeLink(client, second.referee))
  expect((await call(method, path, other, '198.51.100.1')).status).toBe(status)
})

test('an account makes sixty links an hour, from whatever addresses; another behind the same address has its own', async () => {
  const { client: one } = await apply(app)
  const { client: other } = await apply(app)
  const make = (who: Client, host: number) =>
    who.post(linksOf(first.referee), { days: 5 }, { headers: { 'x-forwarded-for': `192.0.2.${host}` } })
  expect(await statuses(60, (index) => make(one, index))).toEqual(times(60, 400))
  const refused = await make(one, 99)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(MINUTE / 1000)
  expect((await make(other, 99)).status).toBe(400)
})

describe('mails that ask for a letter', () => {
  const HOUR = 60 * MINUTE
  let now = Date.parse('2026-03-02T10:00:00Z')
  let mailing: TestApp
  beforeAll(async () => {
    mailing = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' }, clock: { now: () => new Date(now) } })
  })
  afterAll(() => mailing.close())
  beforeEach(() => {
    now += 60 * 24 * HOUR
  })
  const mail = (who: Client, { referee }: Letter) => who.post(linksOf(referee), { send: true })
  const refused = { status: 429, body: { code: 'too_many_requests', detail: MAILED_OFTEN } }

  test('go five times a day to a recommender, and then again the next day; a link to copy is always made', async () => {
    const one = await applyWithLetters(mailing)
    expect(await statuses(5, () => mail(one.client, one.first))).toEqual(times(5, 201))
    const sixth = await mail(one.client, one.first)
    expect(sixth).toMatchObject(refused)
    expect(sixth.headers.get('retry-after')).toBe('86400')
    expect((await one.client.post(linksOf(one.first.referee), {})).status).toBe(201)
    expect((await mail(one.client, one.second)).status).toBe(201)
    // In two steps, so that the session does not end unused.
    now += 13 * HOUR
    expect((await one.client.get('/api/auth/me/')).status).toBe(200)
    now += 13 * HOUR
    expect((await mail(one.client, one.first)).status).toBe(201)
  })

  test('go to three addresses of a recommender in a month: strangers are not written to in turn', async () => {
    const one = await applyWithLetters(mailing)
    const sent = await statuses(6, async (index) => {
      const change = { ...REFEREE, email: `stranger${index}@example.test` }
      expect((await one.client.patch(`/api/referee/${one.first.referee}/`, form(change))).status).toBe(200)
      return mail(one.client, one.first)
    })
    expect(sent).toEqual([...times(3, 201), ...times(3, 429)])
  })
})
