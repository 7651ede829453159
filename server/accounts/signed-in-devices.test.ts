import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInDevice } from '#domain/signed-in-device.ts'
import type { Client } from '../testing/client.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const DAY = 86_400_000
let time = Date.parse('2031-03-04T09:30:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, clock: { now: () => new Date(time) } })
})
afterAll(() => app.close())

const SESSIONS = '/api/account/sessions/'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** One more browser of the same person, on a network of its own. */
async function another(email: string, remember_me = false): Promise<Client> {
  const client = app.visitor()
  const headers = { 'user-agent': SAFARI, 'x-forwarded-for': '203.0.113.7' }
  const reply = await client.post('/api/auth/login/', { email, password: PASSWORD, remember_me }, { headers })
  expect(reply.status).toBe(200)
  return client
}
const list = async (client: Client) =>
  (await client.get<{ count: number; results: SignedInDevice[] }>(SESSIONS)).body.results
const statusOf = async (client: Client) => (await client.get('/api/auth/me/')).status

test('a stranger sees and ends nothing, nor does a call without its token', async () => {
  const { client } = await signUp(app)
  expect((await app.visitor().get(SESSIONS)).status).toBe(403)
  expect((await app.visitor().delete(SESSIONS)).status).toBe(403)
  client.cookies.delete('csrftoken')
  expect((await client.delete(SESSIONS)).status).toBe(403)
})

test('each device is named, with where and since when; nothing in the list opens a session', async () => {
  const { client, email } = await signUp(app)
  time += 60_000
  const phone = await another(email, true)
  const reply = await client.get<{ count: number; results: SignedInDevice[] }>(SESSIONS)
  const at = new Date(time).toISOString()
  expect(reply.body.count).toBe(2)
  expect(reply.body.results[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    device: 'Safari on iOS',
    address: '203.0.113.7',
    created_at: at,
    last_seen_at: at,
    remember: true,
    is_current: false,
  })
  expect(reply.body.results[1]).toMatchObject({ remember: false, is_current: true })
  expect((await list(phone)).map((device) => device.is_current)).toEqual([true, false])
  const written = JSON.stringify(reply.body)
  for (const secret of [...client.cookies.values(), ...phone.cookies.values()]) expect(written).not.toContain(secret)
})

test('ids that name nothing of one’s own are not there', async () => {
  const [{ client }, other] = [await signUp(app), await signUp(app)]
  const [theirs] = await list(other.client)
  for (const id of [theirs?.id ?? '', randomUUID(), 'x', '1', "' or 1=1"])
    expect((await client.delete(`${SESSIONS}${encodeURIComponent(id)}/`)).status).toBe(404)
  expect(await statusOf(other.client)).toBe(200)
})

test('a device that is signed out is out at once, and twice is not there', async () => {
  const { client, email } = await signUp(app)
  const phone = await another(email)
  const id = (await list(client)).find((device) => !device.is_current)?.id ?? ''
  expect((await client.delete(`${SESSIONS}${id}/`)).status).toBe(204)
  expect(await phone.get('/api/auth/me/')).toMatchObject({
    status: 403,
    body: { detail: 'Authentication credentials were not provided.' },
  })
  expect((await client.delete(`${SESSIONS}${id}/`)).status).toBe(404)
  expect(await list(client)).toHaveLength(1)
})

test('signing out the device that asks is logging out', async () => {
  const { client } = await signUp(app)
  const session = client.cookies.get('sessionid') ?? ''
  const id = (await list(client))[0]?.id ?? ''
  expect((await client.delete(`${SESSIONS}${id}/`)).status).toBe(204)
  expect([...client.cookies.keys()]).toEqual(['device'])
  client.cookies.set('sessionid', session)
  expect(await statusOf(client)).toBe(403)
})

test('all others are signed out together, somebody else’s are not', async () => {
  const [{ client, email }, other] = [await signUp(app), await signUp(app)]
  const phones = [await another(email), await another(email, true)]
  expect((await client.delete(SESSIONS)).status).toBe(204)
  expect(await Promise.all(phones.map(statusOf))).toEqual([403, 403])
  expect(await statusOf(client)).toBe(200)
  expect(await statusOf(other.client)).toBe(200)
  expect((await client.delete(SESSIONS)).status).toBe(204)
})

test('what ran out is not listed', async () => {
  const { client, email } = await signUp(app)
  await another(email)
  const remembered = await another(email, true)
  time += DAY + 60_000
  expect((await list(remembered)).map((device) => device.is_current)).toEqual([true])
  expect(await statusOf(client)).toBe(403)
})
