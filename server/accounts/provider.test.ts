import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { APPLICATION } from '../testing/entries.ts'
import { type OidcPerson, type OidcServer, startOidcServer } from '../testing/oidc-server.ts'
import { form, pdf } from '../testing/papers.ts'
import { PASSWORD, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { usernameOf } from './account-of-person.ts'
import { openProvider } from './provider.ts'

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
  oidc.refuse(false)
  oidc.fail(undefined)
})

const START = '/api/auth/google/'
let people = 0
const somebody = <T extends Partial<OidcPerson>>(more?: T) => {
  people++
  return { sub: `subject-${people}`, email: `person.${people}@example.test`, email_verified: true, ...more }
}
const locationOf = ({ headers }: { headers: Headers }) => headers.get('location') ?? ''
const start = async (client: Client, query = '') => locationOf(await client.get(START + query))
/** Where the provider leads back to, as a path of the product. */
const through = async (client: Client, query = '') => {
  const { pathname, search } = new URL(await oidc.authorize(await start(client, query)))
  return pathname + search
}
const enter = async (client: Client, person: OidcPerson, query = '') => {
  oidc.meet(person)
  return locationOf(await client.get(await through(client, query)))
}
const me = async (client: Client) => (await client.get<Record<string, unknown>>('/api/auth/me/')).body
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me/')).status === 200
const accountBy = (email: string) =>
  app.parts.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

describe('a newcomer', () => {
  test('gets an account, confirmed and without a password, and begins with personal info', async () => {
    const client = app.visitor()
    const person = somebody({ email: 'noor.van-dijk+niw@example.test' })
    expect(await enter(client, person)).toBe('/personal-info')
    expect(await me(client)).toMatchObject({ email: person.email, username: 'noorvandijkniw', is_email_verified: true })
    expect(await accountBy(person.email)).toMatchObject({ password_hash: null })
    expect((await client.get('/api/account/security/')).body).toMatchObject({
      has_password: false,
      google: { email: person.email },
    })
    expect(await app.mailsTo(person.email)).toEqual([])
  })

  test('comes back to the same account, also under another address', async () => {
    const person = somebody()
    const [first, second] = [app.visitor(), app.visitor()]
    await enter(first, person)
    expect(await enter(second, { ...person, email: 'renamed@example.test' })).toBe('/personal-info')
    expect((await me(second)).id).toBe((await me(first)).id)
    expect((await me(second)).email).toBe(person.email)
    expect((await second.get('/api/account/security/')).body).toMatchObject({
      google: { email: 'renamed@example.test' },
    })
  })

  test('whose name is taken gets another one by the same rule', async () => {
    const [first, second] = [app.visitor(), app.visitor()]
    await enter(first, somebody({ email: 'twin@example.test' }))
    await enter(second, somebody({ email: 'twin@elsewhere.test' }))
    expect((await me(second)).username).toMatch(/^twin\d{4,6}$/)
  })

  test('who signs in by two windows at once has one account', async () => {
    const person = somebody()
    oidc.meet(person)
    const clients = [app.visitor(), app.visitor(), app.visitor()]
    const ways = await Promise.all(clients.map((client) => through(client)))
    const ends = await Promise.all(clients.map(async (client, at) => locationOf(await client.get(ways[at] ?? ''))))
    expect(ends).toEqual(['/personal-info', '/personal-info', '/personal-info'])
    const ids = await Promise.all(clients.map(async (client) => (await me(client)).id))
    expect(new Set(ids).size).toBe(1)
  })

  test.each([
    ['a.b-c@x.test', 'abc'],
    ['Zoë@x.test', 'Zoe'],
    ['王@x.test', 'applicant'],
    ['"a@b"@x.test', 'ab'],
    [`${'x'.repeat(64)}@x.test`, 'x'.repeat(30)],
  ])('%s is called %s', (email, username) => {
    expect(usernameOf(email)).toBe(username)
  })
})

describe('where it ends', () => {
  test('the dashboard, once there is an application', async () => {
    const client = app.visitor()
    const person = somebody()
    await enter(client, person)
    const sent = form(APPLICATION, { resume: { name: 'Resume.pdf', bytes: pdf('Resume') } })
    expect((await client.post('/api/application/', sent)).status).toBe(201)
    await client.post('/api/auth/logout/')
    expect(await enter(client, person)).toBe('/dashboard')
    // Whoever is signed in needs no provider.
    expect(await start(client)).toBe('/dashboard')
    expect(await start(client, '?next=/plans')).toBe('/plans')
  })

  test.each([
    ['/evidence?a=1', '/evidence?a=1'],
    ['https://elsewhere.example/', '/personal-info'],
    ['//elsewhere.example/', '/personal-info'],
    ['/\\elsewhere.example/', '/personal-info'],
    ['/\t/elsewhere.example/', '/personal-info'],
  ])('asked for %j: %s', async (next, end) => {
    const client = app.visitor()
    expect(await enter(client, somebody(), `?next=${encodeURIComponent(next)}`)).toBe(end)
    expect(await start(client, `?next=${encodeURIComponent(next)}`)).toBe(end)
  })

  test('the session is remembered where that was asked for', async () => {
    const lives = async (query: string) => {
      const client = app.visitor()
      oidc.meet(somebody())
      const arrived = await client.get(await through(client, query))
      return arrived.headers.getSetCookie().find((line) => line.startsWith('sessionid='))
    }
    expect(await lives('?remember=1')).toMatch(/Max-Age=2592000/)
    expect(await lives('?remember=0&remember=1')).not.toMatch(/Max-Age/)
    expect(await lives('')).toMatch(/HttpOnly; SameSite=Lax/)
  })
})

describe('an answer that is not the one that was asked for', () => {
  const expectRefused = async (client: Client, path: string, problem: string) => {
    expect(locationOf(await client.get(path))).toBe(`/login?problem=${problem}`)
    expect(await isSignedIn(client)).toBe(false)
  }
  const with_ = (path: string, change: (query: URLSearchParams) => void) => {
    const url = new URL(path, app.url)
    change(url.searchParams)
    return url.pathname + url.search
  }

  test.each([
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['two states', (query: URLSearchParams) => query.append('state', query.get('state') ?? '')],
    ['no code', (query: URLSearchParams) => query.delete('code')],
    ['a made-up code', (query: URLSearchParams) => query.set('code', 'x'.repeat(43))],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://elsewhere.example')],
  ])('%s', async (_name, change) => {
    const client = app.visitor()
    oidc.meet(somebody())
    await expectRefused(client, with_(await through(client), change), 'failed')
  })

  test.each([
    ['nonce', 'x'.repeat(43)],
    ['code_challenge', 'x'.repeat(43)],
  ])('one that was begun with another %s', async (name, value) => {
    const client = app.visitor()
    oidc.meet(somebody())
    const changed = new URL(await start(client))
    changed.searchParams.set(name, value)
    const { pathname, search } = new URL(await oidc.authorize(changed.href))
    await expectRefused(client, pathname + search, 'failed')
  })

  test('one that was given before', async () => {
    const client = app.visitor()
    oidc.meet(somebody())
    const path = await through(client)
    const cookies = new Map(client.cookies)
    expect(locationOf(await client.get(path))).toBe('/personal-info')
    const thief = app.visitor()
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    await expectRefused(thief, path, 'expired')
  })

  test('one that comes twice at once lets one in', async () => {
    const client = app.visitor()
    oidc.meet(somebody())
    const path = await through(client)
    const twins = Array.from({ length: 4 }, () => {
      const twin = app.visitor()
      for (const [name, value] of client.cookies) twin.cookies.set(name, value)
      return twin
    })
    const ends = await Promise.all(twins.map(async (twin) => locationOf(await twin.get(path))))
    expect(ends.toSorted()).toEqual([
      '/login?problem=expired',
      '/login?problem=expired',
      '/login?problem=expired',
      '/personal-info',
    ])
  })

  test('one that came too late', async () => {
    const client = app.visitor()
    oidc.meet(somebody())
    const path = await through(client)
    ahead = 10 * 60_000
    await expectRefused(client, path, 'expired')
  })

  test("an attacker's answer in somebody else's browser, with and without a sign-in of their own", async () => {
    const attacker = app.visitor()
    oidc.meet(somebody())
    const path = await through(attacker)
    await expectRefused(app.visitor(), path, 'expired')
    const victim = app.visitor()
    await start(victim)
    await expectRefused(victim, path, 'failed')
  })

  test('a step of another kind is none of a provider', async () => {
    const { email, client: owner } = await signUp(app)
    const client = app.visitor()
    expect(await enter(client, somebody({ email }))).toBe('/login/link')
    await expectRefused(client, '/api/auth/google/callback/?code=x&state=y', 'expired')
    expect(await isSignedIn(owner)).toBe(true)
  })

  test('a session that was planted before is not the one that begins', async () => {
    const planted = await signUp(app)
    const stolen = planted.client.cookies.get('sessionid') ?? ''
    const victim = app.visitor()
    oidc.meet(somebody())
    const path = await through(victim)
    victim.cookies.set('sessionid', stolen)
    await victim.get(path)
    expect(victim.cookies.get('sessionid')).not.toBe(stolen)
    expect(await isSignedIn(planted.client)).toBe(false)
  })
})

describe('what the provider does not do', () => {
  test('it is refused there: its words are not shown, and the way on is kept', async () => {
    const client = app.visitor()
    oidc.meet(somebody())
    oidc.refuse(true)
    const reply = await client.get(await through(client, '?next=/evidence'))
    expect(locationOf(reply)).toBe('/login?problem=denied&next=%2Fevidence')
    expect(reply.body).toBe('')
  })

  test.each([
    ['confirms no address', { email_verified: false }, 'unverified'],
    ['does not say whether it is confirmed', { email_verified: undefined }, 'unverified'],
    ['tells no address', { email: undefined }, 'no_email'],
    ['tells something else', { email: 'not an address' }, 'no_email'],
  ])('it %s', async (_name, lacks, problem) => {
    const client = app.visitor()
    const person = somebody(lacks)
    expect(await enter(client, person)).toBe(`/login?problem=${problem}`)
    expect(await isSignedIn(client)).toBe(false)
  })

  test('it breaks down on the way', async () => {
    const client = app.visitor()
    oidc.meet(somebody())
    const path = await through(client)
    oidc.fail('broken')
    expect(locationOf(await client.get(path))).toBe('/login?problem=unavailable')
    oidc.fail(undefined)
    expect(await enter(client, somebody())).toBe('/personal-info')
  })

  test('it does not answer in time', async () => {
    oidc.fail('hangs')
    const settings = { issuer: oidc.issuer, clientId: 'a', clientSecret: 'b' }
    const waiting = openProvider(settings, app.parts.clock, 0.1).begin('http://127.0.0.1/')
    await expect(waiting).rejects.toMatchObject({ problem: 'unavailable', code: 'OAUTH_TIMEOUT' })
  })

  test('it is not there when it is needed first, and then is', async () => {
    const late = await startOidcServer({ claimsIn: 'userinfo' })
    const other = await startTestApp({ env: late.env })
    try {
      const client = other.visitor()
      expect(locationOf(await client.get(START))).toBe('/login?problem=unavailable')
      late.serve(other.url)
      late.meet(somebody())
      // This one tells the address only where it is asked for it.
      const back = await late.authorize(locationOf(await client.get(START)))
      expect(locationOf(await client.get(new URL(back).pathname + new URL(back).search))).toBe('/personal-info')
    } finally {
      await other.close()
      await late.close()
    }
  })
})

describe('where it is not set up', () => {
  test('there is no button, and the address leads to the login', async () => {
    const plain = await startTestApp()
    try {
      const client = plain.visitor()
      expect((await client.get('/api/auth/providers/')).body).toEqual({ google: false })
      expect(locationOf(await client.get(START))).toBe('/login?problem=off')
      const { client: owner } = await signUp(plain)
      const asked = await owner.post('/api/account/google/', { password: PASSWORD })
      expect(asked).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    } finally {
      await plain.close()
    }
  })

  test('where it is, there is', async () => {
    expect((await app.visitor().get('/api/auth/providers/')).body).toEqual({ google: true })
  })
})

test('too many starts lead to the login, not to a page of code', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } })
  try {
    const ends: string[] = []
    for (let count = 0; count < 4; count++) ends.push(locationOf(await strict.visitor().get(START)))
    expect(ends.slice(-2)).toEqual(['/login?problem=off', '/login?problem=too_many'])
  } finally {
    await strict.close()
  }
})
