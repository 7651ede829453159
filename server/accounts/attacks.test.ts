import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#domain/api.ts'
import type { Endpoint } from '#domain/endpoint.ts'
import type { Client, Reply } from '../testing/client.ts'
import { type Applicant, PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const SAFE = ['GET', 'HEAD']
const NEW = 'Another1Horse'
const logIn = (client: Client, email: string, password = PASSWORD) =>
  client.post('/api/auth/login/', { email, password })
const statusOf = async (client: Client) => (await client.get('/api/auth/me/')).status
const browserWith = (cookies: Record<string, string>): Client => {
  const client = app.visitor()
  for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value)
  return client
}
const resetLinkOf = async (email: string): Promise<string> => {
  const link = /\/reset-password\/([\w-]+)/
  const mail = await app.nextMailTo(email, ({ text }) => link.test(text ?? ''))
  return link.exec(mail.text ?? '')?.[1] ?? ''
}
const reset = (token: string, new_password: string) =>
  app.visitor().post(`/api/auth/reset-password/${token}/`, { new_password })

describe('a page of somebody else’s that makes the browser call', () => {
  let victim: Applicant
  let thief: Applicant
  beforeAll(async () => {
    ;[victim, thief] = [await signUp(app), await signUp(app)]
  })

  const guarded = ENDPOINTS.filter(
    ({ method, access }) => !SAFE.includes(method) && (access === 'session' || access === 'application'),
  )
  const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '1')

  test.each(guarded)('$method $path needs the token of this very session', async (call) => {
    const visitor = app.visitor()
    await visitor.get('/api/auth/csrf/')
    const own = victim.client.cookies.get('csrftoken') ?? ''
    const tokens = [
      '',
      'x'.repeat(own.length),
      own.slice(0, -1),
      `${own},${own}`,
      thief.client.cookies.get('csrftoken') ?? '',
      visitor.cookies.get('csrftoken') ?? '',
    ]
    for (const token of tokens) {
      const reply = await victim.client.send(call.method, pathOf(call), {}, { headers: { 'x-csrftoken': token } })
      expect(reply).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
    }
    // A cookie is what every page of the site's family could set; it proves nothing by itself.
    const browser = browserWith({ sessionid: victim.client.cookies.get('sessionid') ?? '', csrftoken: own })
    const reply = await browser.send(call.method, pathOf(call), {}, { headers: { 'x-csrftoken': '' } })
    expect(reply.status).toBe(403)
  })

  const open = ENDPOINTS.filter(
    ({ method, access, body }) => !SAFE.includes(method) && access === 'public' && body !== undefined,
  )
  test.each(open)('$method $path is not taken from a form, which any page can send', async (call) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const sent = JSON.stringify({ email: victim.email, password: PASSWORD })
      const reply = await app.visitor().send(call.method, pathOf(call), sent, { headers: { 'content-type': type } })
      expect(reply.status).toBe(415)
      expect(reply.headers.getSetCookie()).toEqual([])
    }
  })
})

describe('fixation', () => {
  test('what was planted before the login is worth nothing after it', async () => {
    const [victim, thief] = [await signUp(app), await signUp(app)]
    const planted = Object.fromEntries(thief.client.cookies)
    const browser = browserWith(planted)
    expect((await logIn(browser, victim.email)).status).toBe(200)
    expect(browser.cookies.get('sessionid')).not.toBe(planted['sessionid'])
    expect(browser.cookies.get('csrftoken')).not.toBe(planted['csrftoken'])
    expect(await statusOf(browserWith(planted))).toBe(403)
    const headers = { 'x-csrftoken': planted['csrftoken'] ?? '' }
    expect((await browser.post('/api/auth/logout/', undefined, { headers })).status).toBe(403)
    expect(await statusOf(browser)).toBe(200)
  })

  test('a token got as a stranger is not the session’s', async () => {
    const { email } = await signUp(app)
    const browser = app.visitor()
    await browser.get('/api/auth/csrf/')
    const before = browser.cookies.get('csrftoken') ?? ''
    await logIn(browser, email)
    const headers = { 'x-csrftoken': before }
    expect((await browser.post('/api/auth/logout/', undefined, { headers })).status).toBe(403)
  })
})

describe('a stolen cookie is dead after', () => {
  const ends: [string, (victim: Applicant) => Promise<Reply>][] = [
    ['logging out', ({ client }) => client.post('/api/auth/logout/')],
    [
      'changing the password',
      ({ client }) => client.post('/api/auth/change-password/', { old_password: PASSWORD, new_password: NEW }),
    ],
    [
      'a reset',
      async ({ email }) => {
        await app.visitor().post('/api/auth/forgot-password/', { email })
        return reset(await resetLinkOf(email), NEW)
      },
    ],
    ['the next login of that browser', ({ client, email }) => logIn(client, email)],
  ]
  test.each(ends)('%s', async (_name, act) => {
    const victim = await signUp(app)
    const stolen = Object.fromEntries(victim.client.cookies)
    expect(await statusOf(browserWith(stolen))).toBe(200)
    expect((await act(victim)).status).toBeLessThan(300)
    expect(await statusOf(browserWith(stolen))).toBe(403)
  })
})

test('a login that was under way when the password was set anew does not get in by the old one', async () => {
  const { email, id } = await signUp(app)
  const { db } = app.parts
  const thief = app.visitor()
  const login = await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
    await trx.deleteFrom('sessions').where('user_id', '=', id).execute()
    const underWay = logIn(thief, email)
    const waiting = sql<{ n: string }>`
      select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => Number((await waiting.execute(db)).rows[0]?.n)).toBeGreaterThan(0)
    return { underWay }
  })
  expect(await login.underWay).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  expect(thief.cookies.get('sessionid')).toBeUndefined()
  expect(await db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([])
})

describe('links', () => {
  test('one that was asked for before the password was changed sets none after', async () => {
    const { client, email } = await signUp(app)
    await app.visitor().post('/api/auth/forgot-password/', { email })
    const token = await resetLinkOf(email)
    const changed = { old_password: PASSWORD, new_password: NEW }
    expect((await client.post('/api/auth/change-password/', changed)).status).toBe(200)
    expect((await reset(token, 'Thief1Password')).status).toBe(400)
    expect((await logIn(app.visitor(), email, NEW)).status).toBe(200)
  })

  test('one that somebody else asked for to delete the account does not work once the password is a new one', async () => {
    const link = /\/delete-account\/([\w-]+)/
    const asked = async ({ client, email }: Applicant) => {
      expect((await client.post('/api/account/deletion/', { password: PASSWORD })).status).toBe(200)
      const { text } = await app.nextMailTo(email, (mail) => link.test(mail.text ?? ''))
      return { token: link.exec(text ?? '')?.[1] ?? '' }
    }
    const confirm = (body: { token: string }) => app.visitor().post('/api/account/deletion/confirm/', body)

    const changing = await signUp(app)
    const first = await asked(changing)
    await changing.client.post('/api/auth/change-password/', { old_password: PASSWORD, new_password: NEW })
    expect((await confirm(first)).status).toBe(400)

    const resetting = await signUp(app)
    const second = await asked(resetting)
    await app.visitor().post('/api/auth/forgot-password/', { email: resetting.email })
    expect((await reset(await resetLinkOf(resetting.email), NEW)).status).toBe(200)
    expect((await confirm(second)).status).toBe(400)
  })

  test('of several, one that was used ends the others', async () => {
    const { email } = await signUp(app)
    const forgot = () => app.visitor().post('/api/auth/forgot-password/', { email })
    await forgot()
    const first = await resetLinkOf(email)
    await forgot()
    const link = /\/reset-password\/([\w-]+)/
    const mail = await app.nextMailTo(email, ({ text }) => {
      const found = link.exec(text ?? '')?.[1]
      return found !== undefined && found !== first
    })
    expect((await reset(link.exec(mail.text ?? '')?.[1] ?? '', NEW)).status).toBe(200)
    expect((await reset(first, 'Thief1Password')).status).toBe(400)
  })
})

describe('telling who has an account', () => {
  /** All that an answer says, but for its time and number. */
  const said = ({ status, body, headers }: Reply) => ({
    status,
    body,
    headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
  })

  test.each([
    ['/api/auth/forgot-password/', {}],
    ['/api/auth/resend-verification/', {}],
    ['/api/auth/login/', { password: 'Wrong1Password' }],
  ])('%s says the same', async (path, more) => {
    const { email } = await signUp(app)
    const known = await app.visitor().post(path, { email, ...more })
    const unknown = await app.visitor().post(path, { email: 'nobody@example.test', ...more })
    expect(said(known)).toEqual(said(unknown))
  })
})

test('a wrong password ends the session that the browser came with, whose cookie no page can reach', async () => {
  const { client, email } = await signUp(app)
  const session = client.cookies.get('sessionid') ?? ''
  expect((await client.post('/api/auth/login/', { email, password: 'Wrong1Password' })).status).toBe(401)
  expect(client.cookies.has('sessionid')).toBe(false)
  client.cookies.set('sessionid', session)
  expect((await client.get('/api/auth/me/')).status).toBe(403)
})

test('in production cookies go over TLS alone, and the session’s to no script', async () => {
  const production = await startTestApp({
    env: { NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(48), ALLOW_SANDBOX_PAYMENTS: '1' },
  })
  try {
    const { email } = await signUp(production)
    const reply = await production.visitor().post('/api/auth/login/', { email, password: PASSWORD })
    const set = reply.headers.getSetCookie().toSorted()
    const form = (name: string, rest: string) =>
      expect.stringMatching(new RegExp(`^${name}=[\\w-]{43}; ${rest}$`)) as unknown
    expect(set).toEqual([
      form('__Host-device', 'Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Lax'),
      form('csrftoken', 'Path=/; Secure; SameSite=Lax'),
      form('sessionid', 'Path=/; HttpOnly; Secure; SameSite=Lax'),
    ])
    expect(reply.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  } finally {
    await production.close()
  }
})
