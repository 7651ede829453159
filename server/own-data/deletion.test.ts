import { afterAll, beforeAll, expect, test } from 'vitest'
import { WRONG_PASSWORD } from '#domain/account.ts'
import type { AccountSecurity } from '#domain/account-security.ts'
import { REQUIRED } from '#domain/field.ts'
import { BAD_DELETION_LINK, DELETION_MAIL_SENT, dayOf, type DeletionView, GRACE_DAYS } from '#domain/own-data.ts'
import type { Client } from '../testing/client.ts'
import { type Applicant, PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { confirmationFor, DELETION } from './testing/ask-for-deletion.ts'

const DAY = 24 * 3_600_000

let app: TestApp
/** How far the clock is ahead. */
let ahead = 0
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } })
})
afterAll(() => app.close())

const ask = (client: Client, password = PASSWORD) => client.post(DELETION, { password })
const confirm = (client: Client, token: string) => client.post<DeletionView>(`${DELETION}confirm/`, { token })
const deletion = async (client: Client) => (await client.get<AccountSecurity>('/api/account/security/')).body.deletion
const login = async ({ email }: Applicant): Promise<Client> => {
  const client = app.visitor()
  expect((await client.post('/api/auth/login/', { email, password: PASSWORD })).status).toBe(200)
  return client
}

test('a borrowed session asks in vain, and nothing is mailed', async () => {
  const { client, email } = await signUp(app)
  const before = (await app.mailsTo(email)).length
  expect(await ask(client, '')).toMatchObject({ status: 400, body: { password: [REQUIRED] } })
  expect(await ask(client, 'Wrong1Horse')).toMatchObject({ status: 400, body: { password: [WRONG_PASSWORD] } })
  expect((await client.post(DELETION, { password: PASSWORD }, { headers: { 'x-csrftoken': 'made-up' } })).status).toBe(
    403,
  )
  expect((await ask(app.visitor())).status).toBe(403)
  expect((await app.visitor().delete(DELETION)).status).toBe(403)
  expect((await app.mailsTo(email)).length).toBe(before)
  expect(await deletion(client)).toBeNull()
})

test.for(['', 'made-up', 'x'.repeat(10_000)])('%# a link that is none confirms nothing', async (token) => {
  expect((await confirm(app.visitor(), token)).status).toBe(400)
})

test('the mail changes nothing by itself; its link works once, for a day, and for nothing else', async () => {
  const person = await signUp(app)
  expect(await ask(person.client)).toMatchObject({ status: 200, body: { message: DELETION_MAIL_SENT } })
  const token = await confirmationFor(app, person.email)
  // What a scanner of mails does.
  expect((await app.visitor().fetch('GET', `/delete-account/${token}`)).status).toBeLessThan(500)
  expect(await deletion(person.client)).toBeNull()
  expect(
    (await app.visitor().post(`/api/auth/reset-password/${token}/`, { new_password: 'Another1Horse' })).status,
  ).toBe(400)
  expect((await app.visitor().get(`/api/auth/verify-email/${token}/`)).status).toBe(400)

  ahead = DAY + 1000
  expect(await confirm(app.visitor(), token)).toMatchObject({ status: 400, body: { detail: BAD_DELETION_LINK } })
  ahead = 0
  const both = await Promise.all([confirm(app.visitor(), token), confirm(app.visitor(), token)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect((await confirm(app.visitor(), token)).status).toBe(400)
})

test('once confirmed, every other device is signed out, the day is told, and one can still log in', async () => {
  const person = await signUp(app)
  const other = await login(person)
  await ask(person.client)
  const confirmed = await confirm(person.client, await confirmationFor(app, person.email))
  const { on } = confirmed.body
  expect(Math.abs(Date.parse(on) - Date.now() - GRACE_DAYS * DAY)).toBeLessThan(60_000)
  expect((await other.get('/api/auth/me/')).status).toBe(403)
  expect(await deletion(person.client)).toEqual({ on })
  expect(await deletion(await login(person))).toEqual({ on })
  const mail = await app.nextMailTo(
    person.email,
    ({ subject }) => subject === `Your account will be deleted on ${dayOf(on)}`,
  )
  expect(mail.text).toContain('Keep my account')
  expect(await ask(person.client)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('whoever confirms elsewhere, also signed in to another account, signs out all of this one and none of the other', async () => {
  const [person, stranger] = [await signUp(app), await signUp(app)]
  await ask(person.client)
  expect((await confirm(stranger.client, await confirmationFor(app, person.email))).status).toBe(200)
  expect((await person.client.get('/api/auth/me/')).status).toBe(403)
  expect((await stranger.client.get('/api/auth/me/')).status).toBe(200)
  expect(await deletion(stranger.client)).toBeNull()
})

test('an account is kept by a press, once told by mail; a link that was mailed before is dead', async () => {
  const person = await signUp(app)
  await ask(person.client)
  const first = await confirmationFor(app, person.email)
  await ask(person.client)
  const second = await confirmationFor(app, person.email, first)
  expect((await confirm(person.client, first)).status).toBe(200)
  expect((await person.client.delete(DELETION)).status).toBe(204)
  expect((await person.client.delete(DELETION)).status).toBe(204)
  expect(await deletion(person.client)).toBeNull()
  await app.nextMailTo(person.email, ({ subject }) => subject === 'Your account stays')
  expect((await confirm(person.client, second)).status).toBe(400)
  expect(await deletion(person.client)).toBeNull()
})

test('an account without a password is asked by mail alone', async () => {
  const { client, id, email } = await signUp(app)
  await app.parts.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
  expect((await client.get<AccountSecurity>('/api/account/security/')).body).toMatchObject({
    has_password: false,
    deletion: null,
  })
  expect((await client.post(DELETION, {})).status).toBe(200)
  expect((await confirm(client, await confirmationFor(app, email))).status).toBe(200)
})
