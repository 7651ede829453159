import { afterAll, beforeAll, expect, test } from 'vitest'
import { WRONG_PASSWORD } from '#domain/account.ts'
import { TWO_FACTOR_IS_OFF, TWO_FACTOR_IS_ON, WRONG_CODE } from '#domain/two-factor.ts'
import type { Client } from '../testing/client.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { codeAt, turnOnTwoFactor } from '../testing/with-two-factor.ts'

let time = Date.parse('2031-03-04T09:30:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' }, clock: { now: () => new Date(time) } })
})
afterAll(() => app.close())

const TWO_FACTOR = '/api/account/two-factor/'
const begin = async (client: Client) => (await client.post<{ secret: string; uri: string }>(TWO_FACTOR, own)).body
const confirm = (client: Client, code: string) =>
  client.post<{ recovery_codes: string[] }>(`${TWO_FACTOR}confirm/`, { code })
const stateOf = async (client: Client) =>
  (await client.get<{ two_factor: object }>('/api/account/security/')).body.two_factor
const own = { password: PASSWORD }
const OFF = { enabled: false, recovery_codes_left: 0 }
const next = () => {
  time += 30_000
  return time
}

test.each([
  ['POST', TWO_FACTOR],
  ['DELETE', TWO_FACTOR],
  ['POST', '/api/account/recovery-codes/'],
])('%s %s asks for the password, a session, and its token', async (method, path) => {
  const { client } = await signUp(app)
  const refused = { status: 400, body: { password: [WRONG_PASSWORD] } }
  expect(await client.send(method, path, { password: 'Wrong1Password' })).toMatchObject(refused)
  expect((await client.send(method, path, {})).status).toBe(400)
  expect((await client.send(method, path, own, { headers: { 'x-csrftoken': 'forged' } })).status).toBe(403)
  expect((await app.visitor().send(method, path, own)).status).toBe(403)
  expect(await stateOf(client)).toEqual(OFF)
})

test('guessing the password for it ends after ten times', async () => {
  const { client } = await signUp(app)
  for (let guess = 0; guess < 10; guess++)
    expect((await client.delete(TWO_FACTOR, { password: 'Wrong1Password' })).status).toBe(400)
  expect((await client.delete(TWO_FACTOR, own)).status).toBe(429)
})

test('what was begun is on only once a code was given, and nobody sees the secret again', async () => {
  const { client, id, email } = await signUp(app)
  expect((await confirm(client, '123456')).body).toEqual({ detail: TWO_FACTOR_IS_OFF, code: 'conflict' })
  const { secret, uri } = await begin(client)
  expect(uri).toBe(`otpauth://totp/Waiverly:${encodeURIComponent(email)}?secret=${secret}&issuer=Waiverly`)
  expect(await stateOf(client)).toEqual(OFF)
  // Logging in asks for nothing yet.
  expect((await app.visitor().post('/api/auth/login/', { email, password: PASSWORD })).status).toBe(200)

  const wrong = codeAt(secret, time + 300_000)
  expect(await confirm(client, wrong)).toMatchObject({ status: 400, body: { code: [WRONG_CODE] } })
  expect((await confirm(client, '7K2M-9QXD-4HTR')).body).toEqual({ code: [WRONG_CODE] })
  const confirmed = await confirm(client, codeAt(secret, time))
  expect(confirmed.status).toBe(200)
  expect(new Set(confirmed.body.recovery_codes).size).toBe(10)
  for (const code of confirmed.body.recovery_codes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-?){3}$/)
  expect(await stateOf(client)).toEqual({ enabled: true, recovery_codes_left: 10 })
  await app.nextMailTo(email, ({ subject }) => subject === 'Two-step sign-in is on')

  const row = await app.parts.db
    .selectFrom('two_factor')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.sealed_secret.includes(secret)).toBe(false)
  expect((await client.post(TWO_FACTOR, own)).body).toEqual({ detail: TWO_FACTOR_IS_ON, code: 'conflict' })
  expect((await confirm(client, codeAt(secret, next()))).status).toBe(409)
})

test('the other sessions stay', async () => {
  const { client, email } = await signUp(app)
  const other = app.visitor()
  await other.post('/api/auth/login/', { email, password: PASSWORD })
  await turnOnTwoFactor(client, next())
  expect((await other.get('/api/auth/me/')).status).toBe(200)
  expect((await client.get('/api/auth/me/')).status).toBe(200)
})

test('a secret that was begun anew takes the place of the one before', async () => {
  const { client } = await signUp(app)
  const first = await begin(client)
  const second = await begin(client)
  expect((await confirm(client, codeAt(first.secret, next()))).status).toBe(400)
  expect((await confirm(client, codeAt(second.secret, time))).status).toBe(200)
})

test('of two confirmations at the same time one gives codes', async () => {
  const { client } = await signUp(app)
  const { secret } = await begin(client)
  const code = codeAt(secret, next())
  const both = await Promise.all([confirm(client, code), confirm(client, code)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await stateOf(client)).toEqual({ enabled: true, recovery_codes_left: 10 })
})

test('a sealed secret that was put into another row opens nothing', async () => {
  const [victim, thief] = [await signUp(app), await signUp(app)]
  const { secret } = await turnOnTwoFactor(thief.client, next())
  await turnOnTwoFactor(victim.client, time)
  const { db } = app.parts
  const row = await db.selectFrom('two_factor').selectAll().where('user_id', '=', thief.id).executeTakeFirstOrThrow()
  await db
    .updateTable('two_factor')
    .set({ sealed_secret: row.sealed_secret })
    .where('user_id', '=', victim.id)
    .execute()
  const visitor = app.visitor()
  await visitor.post('/api/auth/login/', { email: victim.email, password: PASSWORD })
  expect((await visitor.post('/api/auth/login/code/', { code: codeAt(secret, next()) })).status).toBe(400)
})

test('turned off, the password is enough again; the codes are dead, and its owner is told', async () => {
  const { client, email } = await signUp(app)
  await turnOnTwoFactor(client, next())
  expect((await client.delete(TWO_FACTOR, own)).status).toBe(204)
  expect(await stateOf(client)).toEqual(OFF)
  expect((await app.visitor().post('/api/auth/login/', { email, password: PASSWORD })).status).toBe(200)
  await app.nextMailTo(email, ({ subject }) => subject === 'Two-step sign-in is off')
  expect((await client.post('/api/account/recovery-codes/', own)).body).toEqual({
    detail: TWO_FACTOR_IS_OFF,
    code: 'conflict',
  })

  // What was only begun is forgotten without a word.
  await begin(client)
  expect((await client.delete(TWO_FACTOR, own)).status).toBe(204)
  const offs = (await app.mailsTo(email)).filter(({ subject }) => subject === 'Two-step sign-in is off')
  expect(offs).toHaveLength(1)
})

test('new recovery codes end the old ones', async () => {
  const { client, email } = await signUp(app)
  const { recoveryCodes } = await turnOnTwoFactor(client, next())
  const renewed = await client.post<{ recovery_codes: string[] }>('/api/account/recovery-codes/', own)
  expect(renewed.status).toBe(200)
  expect(renewed.body.recovery_codes).toHaveLength(10)
  await app.nextMailTo(email, ({ subject }) => subject === 'You have new recovery codes')
  const visitor = app.visitor()
  await visitor.post('/api/auth/login/', { email, password: PASSWORD })
  expect((await visitor.post('/api/auth/login/code/', { code: recoveryCodes[0] })).status).toBe(400)
  expect((await visitor.post('/api/auth/login/code/', { code: renewed.body.recovery_codes[0] })).status).toBe(200)
})
