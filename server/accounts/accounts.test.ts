import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askUnderName } from '../testing/ask-under-name.ts'
import type { Client, Reply } from '../testing/client.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let time = Date.parse('2030-01-15T12:00:00Z')
const later = (milliseconds: number) => (time += milliseconds)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(time) } })
})
afterAll(() => app.close())

const ascending = (a: number, b: number) => a - b
const newNames = () => {
  const username = `u${randomUUID().replaceAll('-', '')}`
  return { username, email: `${username}@example.test` }
}
const register = (body: object) =>
  app.visitor().post<Record<string, unknown>>('/api/auth/register/', {
    ...newNames(),
    password: PASSWORD,
    acceptedTerms: true,
    ...body,
  })
const logIn = (email: string, password = PASSWORD, more: object = {}, client = app.visitor()) =>
  client.post<Record<string, unknown>>('/api/auth/login/', { email, password, ...more })
const me = (client: Client) => client.get<Record<string, unknown>>('/api/auth/me/')
const linkTo = async (email: string, page: string, except?: string): Promise<string> => {
  const form = new RegExp(`http://127\\.0\\.0\\.1:\\d+/${page}/([\\w-]{43})`)
  const mail = await app.nextMailTo(email, ({ text }) => form.test(text ?? '') && form.exec(text ?? '')?.[1] !== except)
  return form.exec(mail.text ?? '')?.[1] ?? ''
}
const cookie = (reply: Reply, name: string) =>
  reply.headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? ''

describe('register', () => {
  test.each([
    [
      'nothing',
      { username: '', email: '', password: '', acceptedTerms: false },
      ['username', 'email', 'password', 'acceptedTerms'],
    ],
    [
      'numbers',
      { username: 1, email: 2, password: 3, acceptedTerms: 4 },
      ['username', 'email', 'password', 'acceptedTerms'],
    ],
    ['objects', { username: {}, email: [], password: null }, ['username', 'email', 'password']],
    ['a weak password', { password: 'secret' }, ['password']],
  ])('refuses %s', async (_name, body, fields) => {
    const reply = await register(body)
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body)).toEqual(fields)
  })

  test('refuses a taken e-mail and username however they are written', async () => {
    const names = newNames()
    expect((await register(names)).status).toBe(201)
    const taken = { username: names.username.toUpperCase(), email: names.email.toUpperCase() }
    expect(await register(taken)).toMatchObject({
      status: 400,
      body: {
        username: ['This username is already taken.'],
        email: ['An account with this email already exists.'],
      },
    })
    expect(Object.keys((await register({ email: names.email })).body)).toEqual(['email'])
  })

  test('lets one of many at the same time through', async () => {
    const names = newNames()
    const replies = await Promise.all(Array.from({ length: 6 }, () => register(names)))
    expect(replies.map((reply) => reply.status).toSorted(ascending)).toEqual([201, 400, 400, 400, 400, 400])
    expect(
      replies
        .filter((reply) => reply.status === 400)
        .every((reply) => 'email' in reply.body || 'username' in reply.body),
    ).toBe(true)
  })

  test('keeps no password and no token in the clear', async () => {
    const names = newNames()
    const reply = await register({ ...names, password: 'Very1Secret' })
    expect(reply.body).toEqual({ id: expect.any(Number) as unknown, ...names })
    const user = await app.parts.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', names.email)
      .executeTakeFirstOrThrow()
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(user.is_email_verified).toBe(false)
    const token = await linkTo(names.email, 'verify-email')
    const rows = await app.parts.db.selectFrom('email_tokens').selectAll().where('user_id', '=', user.id).execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test.each([
    ['/plans?chosen=3', '?next=%2Fplans%3Fchosen%3D3'],
    ['//evil.test/', ''],
    ['https://evil.test/', ''],
    [null, ''],
  ])('with the page %j the links lead on to %j', async (next, query) => {
    const names = newNames()
    await register({ ...names, next })
    const token = await linkTo(names.email, 'verify-email')
    const [first] = await app.mailsTo(names.email)
    expect(first?.text?.split(/\s/)).toContain(`${app.url}/verify-email/${token}${query}`)
    await app.visitor().post('/api/auth/resend-verification/', { email: names.email, next })
    const again = await linkTo(names.email, 'verify-email', token)
    expect(
      (await app.mailsTo(names.email))
        .map(({ text }) => text)
        .join('\n')
        .split(/\s/),
    ).toContain(`${app.url}/verify-email/${again}${query}`)
  })

  test('never believes a foreign Host in its links', async () => {
    const names = newNames()
    const body = { ...names, password: PASSWORD, acceptedTerms: true }
    expect(await askUnderName(app.url, 'evil.test', 'POST', '/api/auth/register/', body)).toBe(201)
    const mail = await app.nextMailTo(names.email)
    expect(mail.text).toContain('http://localhost:')
    expect(`${mail.text}${mail.html}`).not.toContain('evil.test')
  })
})

describe('verify-email', () => {
  const bad = { status: 400, body: { detail: 'Verification link is invalid or has expired.', code: 'invalid' } }
  const verify = (token: string) => app.visitor().get(`/api/auth/verify-email/${encodeURIComponent(token)}/`)

  test.each(['x', 'a'.repeat(43), "' or 1=1", '\u0000', '😀'])('refuses the token %j', async (token) => {
    expect(await verify(token)).toMatchObject(bad)
  })

  test('works once, for a day', async () => {
    const names = newNames()
    await register(names)
    const token = await linkTo(names.email, 'verify-email')
    later(DAY)
    expect(await verify(token)).toMatchObject(bad)
    later(-DAY + MINUTE)
    expect(await verify(token)).toMatchObject({ status: 200, body: { message: 'Email verified successfully!' } })
    expect(await verify(token)).toMatchObject(bad)
    expect((await logIn(names.email)).status).toBe(200)
  })

  test('does not take a token made to reset the password', async () => {
    const { email } = await signUp(app)
    await app.visitor().post('/api/auth/forgot-password/', { email })
    expect(await verify(await linkTo(email, 'reset-password'))).toMatchObject(bad)
  })
})

describe('resend-verification', () => {
  const resend = (email: unknown) => app.visitor().post('/api/auth/resend-verification/', { email })
  const sent = { status: 200, body: { message: 'Verification email has been resent.' } }

  test('refuses what is no address', async () => {
    for (const email of [undefined, '', 'nobody', 7])
      expect(await resend(email)).toMatchObject({
        status: 400,
        body: { email: ['Please enter a valid email address'] },
      })
  })

  test('does not tell who has an account, and mails only whom it helps', async () => {
    const names = newNames()
    await register(names)
    const first = await linkTo(names.email, 'verify-email')
    expect(await resend(names.email)).toMatchObject(sent)
    const second = await linkTo(names.email, 'verify-email', first)
    expect((await app.visitor().get(`/api/auth/verify-email/${second}/`)).status).toBe(200)
    expect((await app.visitor().get(`/api/auth/verify-email/${first}/`)).status).toBe(400)
    expect(await resend(names.email)).toMatchObject(sent)
    expect(await resend(newNames().email)).toMatchObject(sent)
    expect(await app.mailsTo(names.email)).toHaveLength(2)
  })
})

describe('login', () => {
  const refused = { status: 401, body: { detail: 'Invalid email or password', code: 'invalid_credentials' } }

  test('refuses what is missing', async () => {
    expect(await app.visitor().post('/api/auth/login/', {})).toMatchObject({
      status: 400,
      body: { email: ['This field is required'], password: ['This field is required'] },
    })
  })

  test('refuses a wrong password and an unknown account alike', async () => {
    const { email } = await signUp(app)
    expect(await logIn(email, 'Wrong1Password')).toMatchObject(refused)
    expect(await logIn(newNames().email)).toMatchObject(refused)
    expect(await logIn("' or 1=1 --")).toMatchObject(refused)
  })

  test('refuses an address that was not confirmed, but only with the right password', async () => {
    const names = newNames()
    await register(names)
    expect(await logIn(names.email, 'Wrong1Password')).toMatchObject(refused)
    const reply = await logIn(names.email)
    expect(reply).toMatchObject({
      status: 400,
      body: { detail: 'Please verify your email before logging in.', code: 'email_not_verified' },
    })
    expect(cookie(reply, 'sessionid')).toBe('')
  })

  test('gives the user and a session that scripts cannot read', async () => {
    const { email, username, id } = await signUp(app)
    const client = app.visitor()
    const reply = await logIn(email.toUpperCase(), PASSWORD, {}, client)
    const user = { id, email, username, is_email_verified: true, last_login: new Date(time).toISOString() }
    expect(reply).toMatchObject({ status: 200, body: user })
    expect(Object.keys(reply.body).sort()).toEqual(Object.keys(user).sort())
    expect(cookie(reply, 'sessionid')).toMatch(/^sessionid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie(reply, 'csrftoken')).toMatch(/^csrftoken=[\w-]{43}; Path=\/; SameSite=Lax$/)
    expect((await me(client)).body).toEqual(user)
    const remembered = await logIn(email, PASSWORD, { remember_me: true })
    expect(cookie(remembered, 'sessionid')).toContain('Max-Age=2592000')
  })

  test('makes a new session each time and ends the one it came with', async () => {
    const { client, email } = await signUp(app)
    const old = client.cookies.get('sessionid') ?? ''
    await logIn(email, PASSWORD, {}, client)
    expect(client.cookies.get('sessionid')).not.toBe(old)
    const thief = app.visitor()
    thief.cookies.set('sessionid', old)
    expect((await me(thief)).status).toBe(403)
    expect((await me(client)).status).toBe(200)
  })

  test('does not take a session that somebody planted', async () => {
    const { email } = await signUp(app)
    const client = app.visitor()
    client.cookies.set('sessionid', 'planted')
    await logIn(email, PASSWORD, {}, client)
    expect(client.cookies.get('sessionid')).not.toBe('planted')
  })
})

describe('a session', () => {
  test('is kept as a hash', async () => {
    const { client, id } = await signUp(app)
    const rows = await app.parts.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.token_hash.toString('latin1')).not.toContain(client.cookies.get('sessionid'))
  })

  test('ends after a day unused; remembered, after two weeks unused or thirty days', async () => {
    const { client, email } = await signUp(app)
    const remembered = app.visitor()
    await logIn(email, PASSWORD, { remember_me: true }, remembered)
    later(DAY - MINUTE)
    expect((await me(client)).status).toBe(200)
    later(DAY - MINUTE)
    expect((await me(client)).status).toBe(200)
    later(DAY + MINUTE)
    expect((await me(client)).status).toBe(403)
    expect((await me(remembered)).status).toBe(200)
    later(13 * DAY)
    expect((await me(remembered)).status).toBe(200)
    later(13 * DAY)
    expect((await me(remembered)).status).toBe(200)
    later(2 * DAY)
    expect((await me(remembered)).status).toBe(403)
    const idle = app.visitor()
    await logIn(email, PASSWORD, { remember_me: true }, idle)
    later(14 * DAY + MINUTE)
    expect((await me(idle)).status).toBe(403)
  })

  test('ends after a week even when it is used each day', async () => {
    const { client } = await signUp(app)
    for (let day = 1; day < 8; day++) {
      later(DAY - MINUTE)
      expect((await me(client)).status).toBe(200)
    }
    later(DAY - MINUTE)
    expect((await me(client)).status).toBe(403)
  })

  test('gets its token from csrf, a stranger one that opens nothing', async () => {
    const { client } = await signUp(app)
    const own = client.cookies.get('csrftoken')
    client.cookies.delete('csrftoken')
    expect((await client.get('/api/auth/csrf/')).status).toBe(204)
    expect(client.cookies.get('csrftoken')).toBe(own)
    const visitor = app.visitor()
    expect((await visitor.get('/api/auth/csrf/')).status).toBe(204)
    client.cookies.set('csrftoken', visitor.cookies.get('csrftoken') ?? '')
    expect((await client.post('/api/auth/logout/')).status).toBe(403)
  })

  test('ends with logout, which needs its token', async () => {
    const { client } = await signUp(app)
    const session = client.cookies.get('sessionid') ?? ''
    expect((await app.visitor().post('/api/auth/logout/')).status).toBe(403)
    const gone = await client.post('/api/auth/logout/')
    expect(gone.status).toBe(204)
    expect(gone.headers.get('clear-site-data')).toBe('"cache", "storage"')
    // What stays tells nobody who it was, and opens nothing.
    expect([...client.cookies.keys()]).toEqual(['device'])
    client.cookies.set('sessionid', session)
    expect((await me(client)).status).toBe(403)
  })
})

test('a failed login clears no storage: what was typed there stays', async () => {
  const reply = await app.visitor().post('/api/auth/login/', { email: 'nobody@example.test', password: PASSWORD })
  expect(reply.status).toBe(401)
  expect(reply.headers.get('clear-site-data')).toBeNull()
})

describe('forgot and reset password', () => {
  const forgot = (email: unknown) => app.visitor().post('/api/auth/forgot-password/', { email })
  const reset = (token: string, new_password: unknown) =>
    app.visitor().post(`/api/auth/reset-password/${encodeURIComponent(token)}/`, { new_password })
  const sent = { status: 200, body: { message: 'If the email is registered, a password reset link will be sent.' } }
  const bad = {
    status: 400,
    body: { detail: 'Reset link is invalid or has expired. Please request a new one.', code: 'invalid' },
  }

  test('refuse what is no address, no token, no password', async () => {
    expect(await forgot('nobody')).toMatchObject({
      status: 400,
      body: { email: ['Please enter a valid email address'] },
    })
    for (const token of ['x', '\u0000', 'a'.repeat(43)]) expect(await reset(token, 'Secret1')).toMatchObject(bad)
    expect(await reset('x', 'secret1')).toMatchObject({
      status: 400,
      body: { new_password: [expect.stringContaining('at least 6')] },
    })
  })

  test('do not tell who has an account', async () => {
    const email = newNames().email
    expect(await forgot(email)).toMatchObject(sent)
    expect(await app.mailsTo(email)).toEqual([])
  })

  test('set the password once, within an hour, and end every session', async () => {
    const { client, email } = await signUp(app)
    expect(await forgot(email)).toMatchObject(sent)
    const token = await linkTo(email, 'reset-password')
    expect((await reset(token, 'weak')).status).toBe(400)
    later(HOUR)
    expect(await reset(token, 'Another1')).toMatchObject(bad)
    later(-HOUR + MINUTE)
    const replies = await Promise.all([reset(token, 'Another1'), reset(token, 'Another1')])
    expect(replies.map((reply) => reply.status).toSorted(ascending)).toEqual([200, 400])
    expect((await me(client)).status).toBe(403)
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, 'Another1')).status).toBe(200)
    expect(await reset(token, 'Third1One')).toMatchObject(bad)
  })

  test('confirm an address that was not confirmed: the mail came through', async () => {
    const names = newNames()
    await register(names)
    await forgot(names.email)
    await reset(await linkTo(names.email, 'reset-password'), 'Another1')
    expect((await logIn(names.email, 'Another1')).status).toBe(200)
  })
})

describe('change-password', () => {
  const change = (client: Client, old_password: unknown, new_password: unknown) =>
    client.post('/api/auth/change-password/', { old_password, new_password })

  test('needs a session, the old password and a good new one', async () => {
    expect((await change(app.visitor(), PASSWORD, 'Another1')).status).toBe(403)
    const { client } = await signUp(app)
    expect(await change(client, '', 'weak')).toMatchObject({
      status: 400,
      body: { old_password: ['This field is required'], new_password: [expect.stringContaining('at least 6')] },
    })
    expect(await change(client, 'Wrong1Password', 'Another1')).toMatchObject({
      status: 400,
      body: { old_password: ['Your current password is not correct'] },
    })
  })

  test('ends the other sessions and goes on with a new one', async () => {
    const { client, email } = await signUp(app)
    const other = app.visitor()
    await logIn(email, PASSWORD, {}, other)
    const before = client.cookies.get('sessionid')
    expect(await change(client, PASSWORD, 'Another1')).toMatchObject({
      status: 200,
      body: { message: 'Password changed successfully!' },
    })
    expect(client.cookies.get('sessionid')).not.toBe(before)
    expect((await me(client)).status).toBe(200)
    expect((await client.post('/api/auth/logout/')).status).toBe(204)
    expect((await me(other)).status).toBe(403)
    expect((await logIn(email, 'Another1')).status).toBe(200)
  })
})
