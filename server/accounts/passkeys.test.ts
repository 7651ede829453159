import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERIFY_FIRST, WRONG_PASSWORD } from '#domain/account.ts'
import { PASSKEY_KNOWN, PASSKEY_NOT_ADDED, PASSKEY_REFUSED } from '#domain/passkey.ts'
import { Authenticator, type Ceremony } from '../testing/authenticator.ts'
import type { Client } from '../testing/client.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { publicSite } from '../testing/public-site.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { turnOnTwoFactor } from '../testing/with-two-factor.ts'

const START = '2031-03-04T09:30:00.000Z'
let time = Date.parse(START)
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(time) } })
})
afterAll(() => app.close())

const PASSKEYS = '/api/account/passkeys/'
const own = { password: PASSWORD }
const here = (): Ceremony => ({ origin: new URL(app.url).origin, rpId: '127.0.0.1' })

interface Options {
  challenge: string
  user: { id: string }
  excludeCredentials: { id: string }[]
  allowCredentials?: unknown
}
const askForNew = async (client: Client) => (await client.post<Options>(`${PASSKEYS}options/`, own)).body
const add = (client: Client, response: object, name = 'My laptop') => client.post(PASSKEYS, { name, response })
const ask = async (client: Client) => (await client.post<Options>('/api/auth/passkey/options/')).body
const give = (client: Client, response: object, remember_me = false) =>
  client.post('/api/auth/passkey/', { response, remember_me })
const listed = async (client: Client) =>
  (await client.get<{ count: number; results: { id: string; name: string }[] }>(PASSKEYS)).body
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me/')).status === 200

const NOT_ADDED = { status: 400, body: { detail: PASSKEY_NOT_ADDED } }
const REFUSED = { status: 400, body: { detail: PASSKEY_REFUSED } }

/** Somebody with a passkey, signed in. */
async function withPasskey() {
  const applicant = await signUp(app)
  const device = new Authenticator()
  const options = await askForNew(applicant.client)
  expect((await add(applicant.client, device.create(options, here()))).status).toBe(201)
  return { ...applicant, device, handle: options.user.id }
}

test('a passkey is asked for with the password, a session and its token', async () => {
  const { client } = await signUp(app)
  const refused = { status: 400, body: { password: [WRONG_PASSWORD] } }
  expect(await client.post(`${PASSKEYS}options/`, { password: 'Wrong1Password' })).toMatchObject(refused)
  expect((await client.post(`${PASSKEYS}options/`, {})).status).toBe(400)
  const forged = { headers: { 'x-csrftoken': 'forged' } }
  expect((await client.post(`${PASSKEYS}options/`, own, forged)).status).toBe(403)
  expect((await app.visitor().post(`${PASSKEYS}options/`, own)).status).toBe(403)
})

test('a passkey is added, listed, renamed and removed, and its owner is told', async () => {
  const { client, email, device } = await withPasskey()
  const shown = { id: device.id, name: 'My laptop', created_at: START, last_used_at: null }
  expect(await listed(client)).toEqual({ count: 1, results: [shown] })
  const mail = await app.nextMailTo(email, ({ subject }) => subject === 'A passkey was added')
  expect(mail.text).toContain('“My laptop”')

  const one = `${PASSKEYS}${device.id}/`
  expect((await client.patch(one, { name: ' ' })).body).toEqual({ name: ['This field is required'] })
  expect((await client.patch(one, { name: 'x'.repeat(61) })).status).toBe(400)
  expect(await client.patch(one, { name: 'Bunsen' })).toMatchObject({ status: 200, body: { name: 'Bunsen' } })

  expect((await client.delete(one)).status).toBe(400)
  expect((await client.delete(one, { password: 'Wrong1Password' })).body).toEqual({ password: [WRONG_PASSWORD] })
  expect((await listed(client)).count).toBe(1)
  expect((await client.delete(one, own)).status).toBe(204)
  expect((await client.delete(one, own)).status).toBe(404)
  expect((await listed(client)).count).toBe(0)
  await app.nextMailTo(email, ({ subject }) => subject === 'A passkey was removed')
  const visitor = app.visitor()
  expect(await give(visitor, device.get(await ask(visitor), here()))).toMatchObject(REFUSED)
})

test('a passkey of somebody else is not there', async () => {
  const { client, device } = await withPasskey()
  const stranger = (await signUp(app)).client
  expect((await stranger.patch(`${PASSKEYS}${device.id}/`, { name: 'Mine' })).status).toBe(404)
  expect((await stranger.delete(`${PASSKEYS}${device.id}/`, own)).status).toBe(404)
  expect((await listed(stranger)).count).toBe(0)
  expect((await listed(client)).results[0]?.name).toBe('My laptop')
  expect((await stranger.patch(`${PASSKEYS}%00/`, { name: 'Mine' })).status).toBe(404)

  const again = device.create(await askForNew(stranger), here())
  expect(await add(stranger, again)).toMatchObject({ status: 409, body: { detail: PASSKEY_KNOWN } })
})

test('a device that has a passkey of the account is not asked again; another one is, for the same account', async () => {
  const { client, device, handle } = await withPasskey()
  const options = await askForNew(client)
  expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.id])
  expect(options.user.id).toBe(handle)
  expect(options).toMatchObject({
    rp: { id: '127.0.0.1', name: 'Waiverly' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const other = await signUp(app)
  expect((await askForNew(other.client)).user.id).not.toBe(handle)
})

test.each<[string, Partial<Ceremony>]>([
  ['made for another site', { rpId: 'evil.test' }],
  ['made on a page of another site', { origin: 'https://evil.test' }],
  ['made on another port', { origin: 'http://127.0.0.1:1' }],
  ['that answers another question', { challenge: Buffer.from('made up').toString('base64url') }],
  ['that nobody unlocked', { unverified: true }],
])('a passkey %s is not added', async (_name, change) => {
  const { client } = await signUp(app)
  const options = await askForNew(client)
  expect(await add(client, new Authenticator().create(options, { ...here(), ...change }))).toMatchObject(NOT_ADDED)
  // The question is spent, even on a right answer.
  expect(await add(client, new Authenticator().create(options, here()))).toMatchObject(NOT_ADDED)
  expect((await listed(client)).count).toBe(0)
})

test.each([
  ['nothing', {}],
  ['no text', { clientDataJSON: 1, attestationObject: null }],
  ['no base64url', { clientDataJSON: '{}', attestationObject: '{}' }],
  ['noise', { clientDataJSON: 'AAAA', attestationObject: 'AAAA' }],
])('an answer of %s is refused', async (_name, response) => {
  const { client } = await signUp(app)
  await askForNew(client)
  const answer = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {}, response }
  expect((await add(client, answer)).status).toBe(400)
  expect((await listed(client)).count).toBe(0)
})

test('a question is answered in the account that it was asked in, by its browser, within ten minutes', async () => {
  const [{ client }, thief] = [await signUp(app), await signUp(app)]
  const device = new Authenticator()
  const options = await askForNew(client)
  expect(await add(thief.client, device.create(options, here()))).toMatchObject(NOT_ADDED)
  thief.client.cookies.set('signin', client.cookies.get('signin') ?? '')
  expect(await add(thief.client, device.create(options, here()))).toMatchObject(NOT_ADDED)
  time += 10 * 60_000
  expect(await add(client, device.create(options, here()))).toMatchObject(NOT_ADDED)
  expect((await listed(client)).count + (await listed(thief.client)).count).toBe(0)
})

test('an answer is taken once, of two at the same time as well', async () => {
  const { client } = await signUp(app)
  const options = await askForNew(client)
  const answers = [new Authenticator(), new Authenticator()].map((device) => device.create(options, here()))
  const both = await Promise.all(answers.map((answer) => add(client, answer)))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
  expect((await listed(client)).count).toBe(1)
})

test('a passkey signs in without a name or a code, and remembers as was asked', async () => {
  const { client, email, device } = await withPasskey()
  await turnOnTwoFactor(client, time)
  const visitor = app.visitor()
  const options = await ask(visitor)
  expect(options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' })
  expect(options.allowCredentials).toBeUndefined()
  const reply = await give(visitor, device.get(options, here()), true)
  expect(reply).toMatchObject({ status: 200, body: { email } })
  expect(reply.headers.getSetCookie().find((cookie) => cookie.startsWith('sessionid='))).toContain('Max-Age=2592000')
  expect(await isSignedIn(visitor)).toBe(true)
  expect((await listed(client)).results[0]).toMatchObject({ last_used_at: new Date(time).toISOString() })
  await app.nextMailTo(email, ({ subject }) => subject === 'New sign-in to your account')
})

test.each<[string, Partial<Ceremony>]>([
  ['for another site', { rpId: 'evil.test' }],
  ['on a page of another site', { origin: 'https://evil.test' }],
  ['to another question', { challenge: Buffer.from('made up').toString('base64url') }],
  ['that nobody unlocked', { unverified: true }],
])('an answer %s signs nobody in', async (_name, change) => {
  const { device } = await withPasskey()
  const visitor = app.visitor()
  const options = await ask(visitor)
  expect(await give(visitor, device.get(options, { ...here(), ...change }))).toMatchObject(REFUSED)
  // The question is spent, even on a right answer.
  expect(await give(visitor, device.get(options, here()))).toMatchObject(REFUSED)
  expect(await isSignedIn(visitor)).toBe(false)
})

test('an answer is worth nothing a second time, in another browser, or after ten minutes', async () => {
  const { device } = await withPasskey()
  const [owner, thief] = [app.visitor(), app.visitor()]
  const options = await ask(owner)
  const step = owner.cookies.get('signin') ?? ''
  const answer = device.get(options, here())
  expect(await give(thief, answer)).toMatchObject(REFUSED)
  await ask(thief)
  expect(await give(thief, answer)).toMatchObject(REFUSED)
  expect((await give(owner, answer)).status).toBe(200)
  thief.cookies.set('signin', step)
  expect(await give(thief, answer)).toMatchObject(REFUSED)
  expect(await isSignedIn(thief)).toBe(false)

  const late = app.visitor()
  const asked = await ask(late)
  time += 10 * 60_000
  expect(await give(late, device.get(asked, here()))).toMatchObject(REFUSED)
})

test('of one answer given twice at the same time one is taken', async () => {
  const { device } = await withPasskey()
  const visitor = app.visitor()
  const answer = device.get(await ask(visitor), here())
  const both = await Promise.all([give(visitor, answer), give(visitor, answer)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('a question for a new passkey does not sign in, nor one of signing in add a passkey', async () => {
  const { client, device } = await withPasskey()
  const forNew = await askForNew(client)
  expect(await give(client, device.get(forNew, here()))).toMatchObject(REFUSED)
  const forSignIn = await ask(client)
  expect(await add(client, new Authenticator().create(forSignIn, here()))).toMatchObject(NOT_ADDED)
})

test('a counter that does not go on betrays a copy of the device', async () => {
  const { device } = await withPasskey()
  const visitor = app.visitor()
  expect((await give(visitor, device.get(await ask(visitor), { ...here(), counter: 7 }))).status).toBe(200)
  for (const counter of [7, 6, 0]) {
    const copy = app.visitor()
    expect(await give(copy, device.get(await ask(copy), { ...here(), counter }))).toMatchObject(REFUSED)
  }
  const owner = app.visitor()
  expect((await give(owner, device.get(await ask(owner), { ...here(), counter: 8 }))).status).toBe(200)
})

test('a device that counts nothing, as synced passkeys do, signs in again and again', async () => {
  const { device } = await withPasskey()
  for (let use = 0; use < 2; use++) {
    const visitor = app.visitor()
    expect((await give(visitor, device.get(await ask(visitor), { ...here(), counter: 0 }))).status).toBe(200)
  }
})

test('somebody else’s passkey does not become one’s own by its id', async () => {
  const [victim, thief] = [await withPasskey(), await withPasskey()]
  const visitor = app.visitor()
  const forged = thief.device.get(await ask(visitor), { ...here(), id: victim.device.id })
  expect(await give(visitor, forged)).toMatchObject(REFUSED)
  expect(await isSignedIn(visitor)).toBe(false)
})

test('an address that was not confirmed is refused as it is by password', async () => {
  const { id, device } = await withPasskey()
  await app.parts.db.updateTable('users').set({ is_email_verified: false }).where('id', '=', id).execute()
  const visitor = app.visitor()
  expect(await give(visitor, device.get(await ask(visitor), here()))).toMatchObject({
    status: 400,
    body: { detail: VERIFY_FIRST, code: 'email_not_verified' },
  })
})

test('behind a public address passkeys are of that address alone', async () => {
  const env = publicSite('https://waiverly.example/')
  const publicApp = await startTestApp({ env })
  try {
    const { client } = await signUp(publicApp)
    const device = new Authenticator()
    const options = await askForNew(client)
    expect(options).toMatchObject({ rp: { id: 'waiverly.example' } })
    const there = { origin: 'https://waiverly.example', rpId: 'waiverly.example' }
    expect((await add(client, device.create(options, there))).status).toBe(201)
    const visitor = publicApp.visitor()
    expect((await give(visitor, device.get(await ask(visitor), there))).status).toBe(200)
    const underAnother = publicApp.visitor()
    const foreign = { ...there, origin: 'https://mail.waiverly.example' }
    expect(await give(underAnother, device.get(await ask(underAnother), foreign))).toMatchObject(REFUSED)
  } finally {
    await publicApp.close()
  }
})
