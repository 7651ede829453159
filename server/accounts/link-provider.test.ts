import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { type OidcPerson, type OidcServer, startOidcServer } from '../testing/oidc-server.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

/** Proofs of the provider are dated by the machine's own clock, so ours can only run ahead of it. */
let ahead = 0
let oidc: OidcServer
let app: TestApp
beforeAll(async () => {
  oidc = await startOidcServer()
  app = await startTestApp({ env: oidc.env, clock: { now: () => new Date(Date.now() + ahead) } })
  oidc.serve(app.url)
})
afterAll(async () => {
  await app.close()
  await oidc.close()
})
beforeEach(() => {
  ahead = 0
})

const LINK = '/api/auth/google/link/'
const GOOGLE = '/api/account/google/'
let people = 0
const at = (email: string): OidcPerson & { email: string } => ({ sub: `s-${++people}`, email, email_verified: true })
const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? ''
const finish = async (client: Client, url: string, person: OidcPerson) => {
  oidc.meet(person)
  const back = new URL(await oidc.authorize(url))
  return locationOf(await client.get(back.pathname + back.search))
}
const enter = async (client: Client, person: OidcPerson, query = '') =>
  finish(client, locationOf(await client.get(`/api/auth/google/${query}`)), person)
const link = (client: Client, password = PASSWORD) =>
  client.post<Record<string, unknown>>(LINK, { password }, { headers: { 'x-csrftoken': '' } })
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me/')).status === 200
const security = async (client: Client) => (await client.get<object>('/api/account/security/')).body
const subjects = async (email: string) => (await app.mailsTo(email)).map(({ subject = '' }) => subject)
const CONNECTED = 'Google was connected to your account'
const DISCONNECTED = 'Google was disconnected from your account'

const askForCodes = (user_id: number) =>
  app.parts.db
    .insertInto('two_factor')
    .values({ user_id, sealed_secret: Buffer.from('sealed'), confirmed_at: new Date().toISOString() })
    .execute()

describe('an account with the same confirmed address', () => {
  test('is connected by its password, once, and told so', async () => {
    const { id, email } = await signUp(app)
    const client = app.visitor()
    const person = at(email.toUpperCase())
    expect(await enter(client, person, '?next=/plans')).toBe('/login/link?next=%2Fplans')
    expect(await isSignedIn(client)).toBe(false)
    expect((await client.get(LINK)).body).toEqual({ email, has_password: true })

    expect(await link(client, 'Wrong1Password')).toMatchObject({
      status: 400,
      body: { password: ['Your current password is not correct'] },
    })
    expect(await link(client)).toMatchObject({ status: 200, body: { id, email } })
    expect(await isSignedIn(client)).toBe(true)
    expect(await security(client)).toMatchObject({ has_password: true, google: { email: person.email } })
    await app.nextMailTo(email, ({ subject }) => subject === CONNECTED)

    expect(await link(client)).toMatchObject({ status: 404 })
    expect(await enter(app.visitor(), person)).toBe('/personal-info')
  })

  test('waits in the browser that came from the provider, for ten minutes', async () => {
    const { email } = await signUp(app)
    const client = app.visitor()
    await enter(client, at(email))
    expect((await app.visitor().get(LINK)).status).toBe(404)
    expect(await link(app.visitor())).toMatchObject({ status: 404 })
    ahead = 10 * 60_000
    expect((await client.get(LINK)).status).toBe(404)
    expect(await link(client)).toMatchObject({ status: 404 })
  })

  test('that is connected to somebody of that provider already is refused to another', async () => {
    const { email } = await signUp(app)
    const first = app.visitor()
    await enter(first, at(email))
    await link(first)
    expect(await enter(app.visitor(), at(email))).toBe('/login?problem=other_google')
  })

  test('asks for its code after the provider and after the password', async () => {
    const { id, email } = await signUp(app)
    await askForCodes(id)
    const client = app.visitor()
    const person = at(email)
    await enter(client, person)
    expect(await link(client)).toMatchObject({ status: 400, body: { code: 'two_factor_required' } })
    expect(await isSignedIn(client)).toBe(false)
    const again = app.visitor()
    expect(await enter(again, person, '?next=/plans')).toBe('/login?step=code&next=%2Fplans')
    expect(await isSignedIn(again)).toBe(false)
    expect(again.cookies.has('signin')).toBe(true)
  })

  test('that has no password yet says so', async () => {
    const { id, email } = await signUp(app)
    await app.parts.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
    const client = app.visitor()
    expect(await enter(client, at(email))).toBe('/login/link')
    expect((await client.get(LINK)).body).toEqual({ email, has_password: false })
    expect(await link(client, '')).toMatchObject({ status: 400, body: { password: ['This field is required'] } })
    const refused = await link(client)
    expect(refused).toMatchObject({ status: 400, body: { password: [expect.stringContaining('no password yet')] } })
  })
})

test('guesses at the link count with those at the login', async () => {
  const strict = await startTestApp({
    env: { ...oidc.env, RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    oidc.serve(strict.url)
    const { email } = await signUp(strict)
    const client = strict.visitor()
    await enter(client, at(email))
    let address = 0
    const guess = (path: string, body: object) =>
      client.post(path, body, { headers: { 'x-forwarded-for': `198.51.100.${++address}` } })
    const wrong = { email, password: 'Wrong1' }
    for (let count = 0; count < 5; count++) expect((await guess(LINK, wrong)).status).toBe(400)
    for (let count = 0; count < 5; count++) expect((await guess('/api/auth/login/', wrong)).status).toBe(401)
    expect((await guess(LINK, { password: PASSWORD })).status).toBe(429)
    expect((await guess('/api/auth/login/', { email, password: PASSWORD })).status).toBe(429)
  } finally {
    oidc.serve(app.url)
    await strict.close()
  }
})

describe('an account that somebody made with a strange address', () => {
  test('goes to whoever proves the address, and its maker is out', async () => {
    const email = 'victim@example.test'
    const attacker = app.visitor()
    const made = { username: 'notme', email, password: PASSWORD, acceptedTerms: true }
    const { id } = (await attacker.post<{ id: number }>('/api/auth/register/', made)).body
    const mail = await app.nextMailTo(email)
    const token = /\/verify-email\/([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    // Whatever the maker may have left behind to come in by later.
    await app.parts.db
      .insertInto('identities')
      .values({ issuer: oidc.issuer, subject: 'the-attacker', user_id: id, email: 'attacker@example.test' })
      .execute()
    await askForCodes(id)

    const victim = app.visitor()
    expect(await enter(victim, at(email))).toBe('/personal-info')
    expect((await victim.get<{ id: number }>('/api/auth/me/')).body).toMatchObject({ id, is_email_verified: true })
    const { text } = await app.nextMailTo(email, ({ subject }) => subject === CONNECTED)
    expect(text).toContain('The password that was chosen for it no longer works')

    expect((await attacker.post('/api/auth/login/', { email, password: PASSWORD })).status).toBe(401)
    expect((await attacker.get(`/api/auth/verify-email/${token}/`)).status).toBe(400)
    const back = app.visitor()
    await enter(back, { sub: 'the-attacker', email: 'attacker@example.test', email_verified: true })
    expect((await back.get<{ id: number }>('/api/auth/me/')).body.id).not.toBe(id)
  })
})

describe('an account without a password', () => {
  test('says so wherever a password is asked for, and sets one by mail', async () => {
    const email = 'no-password@example.test'
    const person = at(email)
    const client = app.visitor()
    await enter(client, person)
    expect(await client.delete(GOOGLE, { password: 'Any1Thing' })).toMatchObject({
      status: 400,
      body: { password: [expect.stringContaining('no password yet')] },
    })
    const change = { old_password: 'Any1Thing', new_password: 'Another1Horse' }
    expect(await client.post('/api/auth/change-password/', change)).toMatchObject({
      status: 400,
      body: { old_password: [expect.stringContaining('no password yet')] },
    })
    expect(await security(client)).toMatchObject({ has_password: false, google: { email } })

    await app.visitor().post('/api/auth/forgot-password/', { email })
    const { text } = await app.nextMailTo(email, ({ subject }) => subject === 'Set a new password')
    const token = /\/reset-password\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
    await app.visitor().post(`/api/auth/reset-password/${token}/`, { new_password: PASSWORD })
    expect(await isSignedIn(client)).toBe(false)
    expect((await client.post('/api/auth/login/', { email, password: PASSWORD })).status).toBe(200)
    expect((await client.delete(GOOGLE, { password: PASSWORD })).status).toBe(204)
    expect(await security(client)).toMatchObject({ has_password: true, google: null })
    await app.nextMailTo(email, ({ subject }) => subject === DISCONNECTED)
    // The way back is that of any account with that address.
    expect(await enter(app.visitor(), person)).toBe('/login/link')
  })
})

describe('connecting in the settings', () => {
  const begin = async (client: Client, password = PASSWORD) => client.post<{ url: string }>(GOOGLE, { password })

  test('needs the session, its token and the password, and ends in the settings', async () => {
    const { client, email } = await signUp(app)
    expect((await app.visitor().post(GOOGLE, { password: PASSWORD })).status).toBe(403)
    const forged = await client.post(GOOGLE, { password: PASSWORD }, { headers: { 'x-csrftoken': 'x' } })
    expect(forged).toMatchObject({ status: 403, body: { code: 'csrf_failed' } })
    expect(await begin(client, 'Wrong1')).toMatchObject({
      status: 400,
      body: { password: ['Your current password is not correct'] },
    })
    expect(await security(client)).toMatchObject({ google: null })

    const before = client.cookies.get('sessionid')
    const { url } = (await begin(client)).body
    const person = at('elsewhere@example.test')
    expect(await finish(client, url, person)).toBe('/account-settings#google')
    expect(client.cookies.get('sessionid')).toBe(before)
    expect(await security(client)).toMatchObject({ google: { email: person.email } })
    await app.nextMailTo(email, ({ subject }) => subject === CONNECTED)
    expect(await enter(app.visitor(), person)).toBe('/personal-info')
    // The same person once more changes nothing.
    expect(await finish(client, (await begin(client)).body.url, person)).toBe('/account-settings#google')
    expect((await subjects(email)).filter((subject) => subject === CONNECTED)).toHaveLength(1)
  })

  test("an attacker's answer connects nothing to the victim's account", async () => {
    const [attacker, victim] = [await signUp(app), await signUp(app)]
    const person = at('attackers@example.test')
    const { url } = (await begin(attacker.client)).body
    // The victim's browser has no step, has one of its own, and even has the attacker's.
    expect(await finish(victim.client, url, person)).toBe('/login?problem=expired')
    await begin(victim.client)
    expect(await finish(victim.client, url, person)).toBe('/account-settings?problem=failed#google')
    victim.client.cookies.set('signin', attacker.client.cookies.get('signin') ?? '')
    expect(await finish(victim.client, url, person)).toBe('/account-settings?problem=expired#google')
    expect(await security(victim.client)).toMatchObject({ google: null })
  })

  test('does not outlive the session that began it', async () => {
    const { client, email } = await signUp(app)
    const { url } = (await begin(client)).body
    await client.post('/api/auth/logout/')
    expect(await finish(client, url, at('late@example.test'))).toBe('/account-settings?problem=expired#google')
    await client.post('/api/auth/login/', { email, password: PASSWORD })
    expect(await security(client)).toMatchObject({ google: null })
  })

  test('refuses a person of somebody else’s, and a second one', async () => {
    const [first, second] = [await signUp(app), await signUp(app)]
    const person = at('shared@example.test')
    await finish(first.client, (await begin(first.client)).body.url, person)
    expect(await finish(second.client, (await begin(second.client)).body.url, person)).toBe(
      '/account-settings?problem=taken#google',
    )
    expect(await finish(first.client, (await begin(first.client)).body.url, at('another@example.test'))).toBe(
      '/account-settings?problem=connected#google',
    )
    expect(await security(first.client)).toMatchObject({ google: { email: person.email } })
    expect(await security(second.client)).toMatchObject({ google: null })
  })

  test('disconnecting needs the password', async () => {
    const { client } = await signUp(app)
    await finish(client, (await begin(client)).body.url, at('stays@example.test'))
    expect((await client.delete(GOOGLE, { password: 'Wrong1' })).status).toBe(400)
    expect((await client.delete(GOOGLE, {})).status).toBe(400)
    expect(await security(client)).toMatchObject({ google: { email: 'stays@example.test' } })
  })
})
