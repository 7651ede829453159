import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let time = Date.parse('2031-03-04T09:30:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' },
    clock: { now: () => new Date(time) },
  })
})
afterAll(() => app.close())

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
/** Each from an address of its own: what is limited by address is not what is tried here. */
let address = 0
const logIn = (client: Client, email: string, password = PASSWORD) =>
  client.post(
    '/api/auth/login/',
    { email, password },
    { headers: { ...FIREFOX, 'x-forwarded-for': `203.0.113.${++address}` } },
  )
const subjectsTo = async (email: string) => (await app.mailsTo(email)).map(({ subject = '' }) => subject).toSorted()
const CONFIRM = 'Please confirm your e-mail address'
const NEW = 'New sign-in to your account'

test('a browser that the account was never used from is told to its owner, one it knows is not', async () => {
  const { client, email } = await signUp(app)
  expect(await subjectsTo(email)).toEqual([CONFIRM])
  await client.post('/api/auth/logout/')
  expect((await logIn(client, email)).status).toBe(200)

  const other = app.visitor()
  expect((await logIn(other, email)).status).toBe(200)
  const mail = await app.nextMailTo(email, ({ subject }) => subject === NEW)
  expect(mail.text).toContain('Browser: Firefox on Linux\nTime: 2031-03-04 09:30 UTC')
  expect(mail.text).toContain('/account-settings')
  expect((await logIn(other, email)).status).toBe(200)
  expect(await subjectsTo(email)).toEqual([NEW, CONFIRM].toSorted())
})

test('a browser that two people use is known to each only once they have signed in', async () => {
  const [first, second] = [await signUp(app), await signUp(app)]
  await first.client.post('/api/auth/logout/')
  expect((await logIn(first.client, second.email)).status).toBe(200)
  await app.nextMailTo(second.email, ({ subject }) => subject === NEW)
  expect((await logIn(first.client, first.email)).status).toBe(200)
  expect(await subjectsTo(first.email)).toEqual([CONFIRM])
})

test('a token that a stranger planted is not taken over', async () => {
  const { email } = await signUp(app)
  const victim = app.visitor()
  victim.cookies.set('device', 'planted')
  await logIn(victim, email)
  expect(victim.cookies.get('device')).not.toBe('planted')
})

test('guesses from elsewhere shut out a stranger, not the browser that its owner signed in from', async () => {
  const { client, email } = await signUp(app)
  await client.post('/api/auth/logout/')
  const stranger = app.visitor()
  for (let guess = 0; guess < 10; guess++) expect((await logIn(stranger, email, 'Wrong1')).status).toBe(401)
  expect((await logIn(stranger, email)).status).toBe(429)
  expect((await logIn(client, email)).status).toBe(200)

  // A known browser in strange hands is no better off.
  await client.post('/api/auth/logout/')
  for (let guess = 0; guess < 10; guess++) expect((await logIn(client, email, 'Wrong1')).status).toBe(401)
  expect((await logIn(client, email)).status).toBe(429)
  time += 15 * 60_000
  expect((await logIn(client, email)).status).toBe(200)
})

test('a new password makes every other browser a stranger, and the one that sets it known', async () => {
  const newSignIns = async (to: string) => (await subjectsTo(to)).filter((subject) => subject === NEW).length
  const { client, email } = await signUp(app)
  const thief = app.visitor()
  expect((await logIn(thief, email)).status).toBe(200)
  await expect.poll(() => newSignIns(email)).toBe(1)
  const changed = { old_password: PASSWORD, new_password: 'Another1Horse' }
  expect((await client.post('/api/auth/change-password/', changed)).status).toBe(200)
  expect((await logIn(thief, email, 'Another1Horse')).status).toBe(200)
  await expect.poll(() => newSignIns(email)).toBe(2)

  await app.visitor().post('/api/auth/forgot-password/', { email })
  const { text } = await app.nextMailTo(email, ({ subject }) => subject === 'Set a new password')
  const token = /\/reset-password\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const owner = app.visitor()
  expect((await owner.post(`/api/auth/reset-password/${token}/`, { new_password: PASSWORD })).status).toBe(200)
  // A stranger's guesses do not keep the owner from what they have just set.
  for (let guess = 0; guess < 10; guess++) expect((await logIn(thief, email, 'Wrong1')).status).toBe(401)
  expect((await logIn(thief, email)).status).toBe(429)
  expect((await logIn(owner, email)).status).toBe(200)
  expect(await newSignIns(email)).toBe(2)
})

test('a password that was changed or set anew is told to its owner', async () => {
  const { client, email } = await signUp(app)
  const changed = { old_password: PASSWORD, new_password: 'Another1Horse' }
  expect((await client.post('/api/auth/change-password/', changed)).status).toBe(200)
  const told = await app.nextMailTo(email, ({ subject }) => subject === 'Your password was changed')
  // What a thief may have added beside the password is not ended by it.
  expect(told.text).toContain('Passkeys and a connected Google account go on to log in.')
  expect(told.text).toContain('/account-settings')

  await app.visitor().post('/api/auth/forgot-password/', { email })
  const { text } = await app.nextMailTo(email, ({ subject }) => subject === 'Set a new password')
  const token = /\/reset-password\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const reset = await app.visitor().post(`/api/auth/reset-password/${token}/`, { new_password: PASSWORD })
  expect(reset.status).toBe(200)
  await expect
    .poll(async () => (await subjectsTo(email)).filter((subject) => subject === 'Your password was changed').length)
    .toBe(2)
})
