import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENTER_CODE } from '#domain/account.ts'
import { CODE_TOO_LATE, WRONG_CODE, WRONG_RECOVERY_CODE } from '#domain/two-factor.ts'
import type { Client } from '../testing/client.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { codeAt, turnOnTwoFactor } from '../testing/with-two-factor.ts'

const STEP = 30_000
let time = Date.parse('2031-03-04T09:30:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' },
    clock: { now: () => new Date(time) },
  })
})
afterAll(() => app.close())

/** Each call from an address of its own: what is limited by address is not what is tried here. */
let address = 0
const fromAnywhere = () => ({
  headers: { 'x-forwarded-for': `203.0.${Math.floor(++address / 250)}.${(address % 250) + 1}` },
})
const logIn = (client: Client, email: string, password = PASSWORD, remember_me = false) =>
  client.post('/api/auth/login/', { email, password, remember_me }, fromAnywhere())
const give = (client: Client, code = '') => client.post('/api/auth/login/code/', { code }, fromAnywhere())
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me/')).status === 200

const REFUSED = { status: 400, body: { code: [WRONG_CODE] } }
const TOO_LATE = { status: 400, body: { detail: CODE_TOO_LATE, code: 'invalid' } }

/** Somebody with two-step sign-in, whose app shows codes that were not used; signed in nowhere. */
async function guarded() {
  time += 10 * STEP
  const applicant = await signUp(app)
  const factor = await turnOnTwoFactor(applicant.client, time)
  await applicant.client.post('/api/auth/logout/')
  time += 10 * STEP
  return { ...applicant, ...factor, code: (steps = 0) => codeAt(factor.secret, time + steps * STEP) }
}
/** A browser that has given the password. */
async function halfway(email: string): Promise<Client> {
  const visitor = app.visitor()
  expect(await logIn(visitor, email)).toMatchObject({
    status: 400,
    body: { detail: ENTER_CODE, code: 'two_factor_required' },
  })
  return visitor
}

test('without a password that was given no code is taken', async () => {
  const { code } = await guarded()
  expect(await give(app.visitor(), code())).toMatchObject(TOO_LATE)
  const forger = app.visitor()
  forger.cookies.set('signin', 'made-up')
  expect(await give(forger, code())).toMatchObject(TOO_LATE)
})

test('the password alone signs nobody in; with the code it does, remembered as was asked', async () => {
  const { email, code } = await guarded()
  const visitor = app.visitor()
  await logIn(visitor, email, PASSWORD, true)
  expect(await isSignedIn(visitor)).toBe(false)
  const signedIn = await give(visitor, code())
  expect(signedIn).toMatchObject({ status: 200, body: { email } })
  expect(signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('sessionid='))).toContain('Max-Age=2592000')
  expect(await isSignedIn(visitor)).toBe(true)
  expect(visitor.cookies.has('signin')).toBe(false)
})

test('a code is taken once, whoever looked over the shoulder', async () => {
  const { email, code } = await guarded()
  expect((await give(await halfway(email), code())).status).toBe(200)
  expect(await give(await halfway(email), code())).toMatchObject(REFUSED)
  // The one before it was not used, but is older than one that was.
  expect(await give(await halfway(email), code(-1))).toMatchObject(REFUSED)
})

test('a code that the next step shows is taken early, and not again when its time has come', async () => {
  const { email, code } = await guarded()
  const early = code(1)
  expect((await give(await halfway(email), early)).status).toBe(200)
  time += STEP
  expect(await give(await halfway(email), early)).toMatchObject(REFUSED)
})

test.each([-2, 2])('a code %i steps away is too far', async (steps) => {
  const { email, code } = await guarded()
  expect(await give(await halfway(email), code(steps))).toMatchObject(REFUSED)
})

test('the code of the step before is taken, since clocks differ', async () => {
  const { email, code } = await guarded()
  expect((await give(await halfway(email), code(-1))).status).toBe(200)
})

test('of the same code given twice at the same time one is let in', async () => {
  const { email, code, recoveryCodes } = await guarded()
  for (const given of [code(), recoveryCodes[0]]) {
    const browsers = [await halfway(email), await halfway(email)]
    const both = await Promise.all(browsers.map((browser) => give(browser, given)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  }
})

test('a step ends with the session that it became', async () => {
  const { email, code, recoveryCodes } = await guarded()
  const browser = await halfway(email)
  const step = browser.cookies.get('signin') ?? ''
  expect((await give(browser, code())).status).toBe(200)
  const thief = app.visitor()
  thief.cookies.set('signin', step)
  expect(await give(thief, recoveryCodes[0])).toMatchObject(TOO_LATE)
})

test('a step asks for the code of the account that it is about', async () => {
  const [victim, thief] = [await guarded(), await guarded()]
  const browser = await halfway(victim.email)
  expect(await give(browser, thief.code())).toMatchObject(REFUSED)
  expect(await give(browser, thief.recoveryCodes[0])).toMatchObject({ body: { code: [WRONG_RECOVERY_CODE] } })
  const own = await halfway(thief.email)
  own.cookies.set('signin', browser.cookies.get('signin') ?? '')
  expect(await give(own, thief.code())).toMatchObject(REFUSED)
})

test('a step lasts ten minutes', async () => {
  const { email, code } = await guarded()
  const browser = await halfway(email)
  time += 10 * 60_000
  expect(await give(browser, code())).toMatchObject(TOO_LATE)
})

test('a step does not outlive the password, and a reset turns nothing off', async () => {
  const { email, code } = await guarded()
  const thief = await halfway(email)
  await app.visitor().post('/api/auth/forgot-password/', { email }, fromAnywhere())
  const mail = await app.nextMailTo(email, ({ subject }) => subject === 'Set a new password')
  const token = /\/reset-password\/([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
  await app.visitor().post(`/api/auth/reset-password/${token}/`, { new_password: 'Another1Horse' })
  expect(await give(thief, code())).toMatchObject(TOO_LATE)
  const owner = app.visitor()
  expect((await logIn(owner, email, 'Another1Horse')).status).toBe(400)
  expect((await give(owner, code())).status).toBe(200)
})

test('a step does not outlive the factor that it waits for', async () => {
  const { email, code, recoveryCodes } = await guarded()
  const owner = await halfway(email)
  expect((await give(owner, code())).status).toBe(200)
  const thief = await halfway(email)
  expect((await owner.delete('/api/account/two-factor/', { password: PASSWORD })).status).toBe(204)
  expect(await give(thief, recoveryCodes[0])).toMatchObject(TOO_LATE)
})

test('a recovery code signs in once, however it is written, and its owner is told how many are left', async () => {
  const { email, recoveryCodes } = await guarded()
  const [first = '', second = ''] = recoveryCodes
  expect((await give(await halfway(email), ` ${first.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200)
  const mail = await app.nextMailTo(email, ({ subject }) => subject === 'A recovery code was used')
  expect(mail.text).toContain('You have 9 left.')
  expect(mail.text).not.toContain(first)
  expect(await give(await halfway(email), first)).toMatchObject({
    status: 400,
    body: { code: [WRONG_RECOVERY_CODE] },
  })
  expect((await give(await halfway(email), second.replaceAll('-', ''))).status).toBe(200)
})

test('guessing ends after ten codes; the owner, on a browser that is known, goes on', async () => {
  const { email, client: owner, code } = await guarded()
  const thief = await halfway(email)
  const guesses = await Promise.all(Array.from({ length: 14 }, () => give(thief, code(20))))
  expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 10 }, () => 400),
    ...Array.from({ length: 4 }, () => 429),
  ])
  // Neither a new step nor a recovery code begins a new count.
  expect((await give(await halfway(email), code())).status).toBe(429)
  await app.nextMailTo(email, ({ subject }) => subject === 'Wrong codes for your account')

  expect((await logIn(owner, email)).status).toBe(400)
  expect((await give(owner, code())).status).toBe(200)
  time += 15 * 60_000
  expect((await give(await halfway(email), code())).status).toBe(200)
})
