import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '#domain/api.ts'
import { LINK_HEADER } from '#domain/letter-link.ts'
import { applyWithLetters, makeLink, tokenOf } from '../letter-links/testing/with-links.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { type Applicant, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import type { Routes } from './app.ts'
import { idParams } from './ids.ts'

const probes: Routes = (app) => {
  app.get('/probe/closed', (request) => request.user.id)
  app.get('/probe/broken', { config: { access: 'public' } }, () => {
    throw new Error('the secret of somebody@example.test')
  })
  app.get('/probe/overflow/:text', { config: { access: 'public' } }, async () => {
    throw Object.assign(new Error('value "x" is out of range'), { code: '22003' })
  })
  const schema = { body: z.object({ name: z.string('Name, please'), n: z.number('A number, please').optional() }) }
  app.post('/probe/body', { config: { access: 'public' }, schema }, (request) => request.body)
  app.get('/probe/records/:id', { config: { access: 'public' }, schema: { params: idParams } }, (request) => ({
    id: request.params.id,
  }))
  app.post('/probe/unsafe', () => ({ done: true }))
  app.get('/probe/scoped', { config: { access: 'application' } }, (request) => ({ application: request.application }))
}

const someText: unknown = expect.any(String)

let app: TestApp
let applicant: Applicant
beforeAll(async () => {
  app = await startTestApp({ routes: [probes] })
  applicant = await signUp(app)
})
afterAll(() => app.close())

const post = (body: string, type = 'application/json') =>
  app.visitor().post('/probe/body', body, { headers: { 'content-type': type } })

describe('bodies', () => {
  test.each([
    ['malformed JSON', '{"name":', 400, { detail: 'The request body is not valid JSON', code: 'invalid' }],
    ['nothing', '', 400, { name: ['Name, please'] }],
    ['null', 'null', 400, { name: ['Name, please'] }],
    ['an array', '[]', 400, { detail: someText, code: 'invalid' }],
    ['a wrong type', '{"name":{"$gt":""},"n":"1"}', 400, { name: ['Name, please'], n: ['A number, please'] }],
    ['more than is asked for', '{"name":"a","admin":true}', 200, { name: 'a' }],
    ['a poisoned prototype', '{"name":"a","__proto__":{"n":"x"}}', 200, { name: 'a' }],
    ['a poisoned constructor', '{"name":"a","constructor":{"prototype":{"n":"x"}}}', 200, { name: 'a' }],
  ])('%s', async (_name, body, status, expected) => {
    const reply = await post(body)
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject(expected)
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'of type %s are not read as JSON',
    async (type) => {
      const reply = await post('{"name":"a"}', type)
      expect([400, 415]).toContain(reply.status)
      expect(reply.body).not.toHaveProperty('id')
    },
  )

  const send = (who: Client, method: string, path: string, megabytes: number) =>
    who.send(method, path, { name: 'a'.repeat(megabytes * 1024 * 1024) })
  const tooLarge = { status: 413, body: { detail: 'The request is too large', code: 'too_large' } }

  test('above 1 MB are refused on every call that takes no files in JSON', async () => {
    const { client } = await apply(app)
    const unsafe = ENDPOINTS.filter(({ method }) => method !== 'GET')
    const letter = await applyWithLetters(app)
    const headers = { [LINK_HEADER]: tokenOf(await makeLink(letter.client, letter.first.referee)) }
    const body = { name: 'a'.repeat(1024 * 1024) }
    for (const { method, path, base64 } of unsafe) {
      const reply = await client.send(method, path.replace(/:\w+/g, '1'), body, { headers })
      expect([`${method} ${path}`, reply.status === 413]).toEqual([`${method} ${path}`, base64 !== true])
    }
    expect(await send(applicant.client, 'POST', '/probe/unsafe', 1)).toMatchObject(tooLarge)
  })

  test('that hold files are taken up to 64 MB', async () => {
    const { client } = await apply(app)
    expect((await send(client, 'PATCH', '/api/evidence/', 63)).status).toBe(400)
    expect(await send(client, 'PATCH', '/api/evidence/', 64)).toMatchObject(tooLarge)
  })

  test('of a bare DELETE may be empty although a type is named', async () => {
    const reply = await applicant.client.delete('/api/nothing/1/', '', {
      headers: { 'content-type': 'application/json' },
    })
    expect(reply.status).toBe(404)
  })
})

describe('addresses', () => {
  test.each([
    ['GET', '/api/unknown/', 404],
    ['POST', '/api/unknown', 404],
    ['DELETE', '/', 404],
    ['GET', '/api/', 404],
    ['GET', '/api/auth/login/', 405],
    ['PUT', '/api/auth/login', 405],
    ['DELETE', '/probe/body', 405],
    ['GET', '/probe/records/abc', 404],
    ['GET', '/probe/records/0', 404],
    ['GET', '/probe/records/99999999999999999999', 404],
    ['GET', '/probe/overflow/x', 400],
    ['GET', '/api/%zz', 400],
    ['GET', '/dev/nothing', 404],
  ])('%s %s answers %i', async (method, path, status) => {
    const reply = await app.visitor().send<{ detail: string; code: string }>(method, path)
    expect(reply.status).toBe(status)
    expect(reply.body.detail).toEqual(expect.any(String))
  })

  test('may hold long tokens, not endless ones', async () => {
    const get = (length: number) => app.visitor().get(`/api/auth/verify-email/${'x'.repeat(length)}/`)
    expect((await get(900)).status).toBe(400)
    expect((await get(2000)).status).toBe(404)
  })

  test('what a path does take is told', async () => {
    const reply = await app.visitor().get('/api/auth/login/')
    expect(reply.headers.get('allow')).toBe('POST')
    expect(reply.body).toEqual({ detail: 'Method "GET" not allowed.', code: 'method_not_allowed' })
  })

  test('answer HEAD as they answer GET, to the same callers', async () => {
    for (const path of ['/api/evidence/', '/api/auth/me/', '/api/auth/csrf/', '/probe/records/7']) {
      for (const who of [applicant.client, app.visitor()])
        expect((await who.send('HEAD', path)).status).toBe((await who.get(path)).status)
    }
  })

  test('with and without the slash at the end are the same', async () => {
    for (const path of ['/probe/records/7', '/probe/records/7/'])
      expect(await app.visitor().get(path)).toMatchObject({ status: 200, body: { id: 7 } })
  })
})

test('what breaks says nothing of what broke', async () => {
  const reply = await app.visitor().get<{ id: string }>('/probe/broken')
  expect(reply.status).toBe(500)
  expect(reply.body).toEqual({
    detail: 'Something went wrong on our side. Nothing you sent was saved.',
    code: 'internal',
    id: someText,
  })
})

describe('headers', () => {
  /** The constant headers of an answer, by what is right about them. */
  const constantsOf = (get: (name: string) => string | null | undefined) => {
    const policy = get('content-security-policy') ?? ''
    return {
      policy: policy.includes("default-src 'self'") && policy.includes("frame-ancestors 'none'"),
      inline: policy.includes('unsafe-inline'),
      sniffing: get('x-content-type-options'),
      referrer: get('referrer-policy'),
      camera: get('permissions-policy')?.includes('camera=()'),
      opener: get('cross-origin-opener-policy'),
      resource: get('cross-origin-resource-policy'),
      foreign: get('access-control-allow-origin') ?? null,
      transport: get('strict-transport-security') ?? null,
    }
  }
  const right = {
    policy: true,
    inline: false,
    sniffing: 'nosniff',
    referrer: 'same-origin',
    camera: true,
    opener: 'same-origin',
    resource: 'same-origin',
    foreign: null,
    transport: null,
  }

  test.each([
    ['GET', '/healthz'],
    ['GET', '/'],
    ['GET', '/api/unknown/'],
    ['GET', '/api/auth/me/'],
    ['OPTIONS', '/api/auth/me/'],
    ['POST', '/api/auth/login/'],
    ['GET', '/probe/broken'],
    ['GET', '/api/%zz'],
    ['GET', '/api/docs/'],
    ['HEAD', '/healthz'],
  ])('are on %s %s', async (method, path) => {
    const { headers } = await app.visitor().fetch(method, path, undefined, { headers: { origin: 'https://evil.test' } })
    expect(constantsOf((name) => headers.get(name))).toEqual(right)
  })

  test('are also on what is no HTTP', async () => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    socket.write('NONSENSE\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    const lines = new Map(
      answer.split('\r\n').map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    )
    expect(constantsOf((name) => lines.get(name))).toEqual(right)
  })

  test('keep what the API answers out of caches', async () => {
    expect((await applicant.client.get('/api/auth/me/')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('access', () => {
  const notSignedIn = { detail: 'Authentication credentials were not provided.', code: 'not_authenticated' }
  const badToken = { detail: 'CSRF Failed: CSRF token missing or incorrect.', code: 'csrf_failed' }

  test('is denied to strangers unless a route is opened', async () => {
    for (const path of ['/probe/closed', '/api/auth/me/', '/probe/scoped'])
      expect(await app.visitor().get(path)).toMatchObject({ status: 403, body: notSignedIn })
    expect(await app.visitor().post('/probe/unsafe')).toMatchObject({ status: 403, body: notSignedIn })
    expect((await applicant.client.get('/probe/closed')).body).toBe(applicant.id)
  })

  test.each(['', 'x', 'a'.repeat(43), '../../etc/passwd', '%00'])(
    'is denied with the session cookie "%s"',
    async (token) => {
      const forged = app.visitor()
      forged.cookies.set('sessionid', token)
      expect(await forged.get('/api/auth/me/')).toMatchObject({ status: 403, body: notSignedIn })
    },
  )

  test.each([
    ['no token', {}],
    ['an empty token', { 'x-csrftoken': '' }],
    ['a made-up token', { 'x-csrftoken': 'a'.repeat(43) }],
  ])('to unsafe calls is denied with %s', async (_name, headers) => {
    const thief = app.visitor()
    thief.cookies.set('sessionid', applicant.client.cookies.get('sessionid') ?? '')
    expect(await thief.post('/probe/unsafe', {}, { headers })).toMatchObject({ status: 403, body: badToken })
  })

  test("is denied with somebody else's token, in cookie and header alike", async () => {
    const other = await signUp(app)
    const token = other.client.cookies.get('csrftoken') ?? ''
    const thief = app.visitor()
    thief.cookies.set('sessionid', applicant.client.cookies.get('sessionid') ?? '')
    thief.cookies.set('csrftoken', token)
    expect(await thief.post('/probe/unsafe', {})).toMatchObject({ status: 403, body: badToken })
  })

  test('is given with the own token', async () => {
    expect(await applicant.client.post('/probe/unsafe', {})).toMatchObject({ status: 200, body: { done: true } })
  })
})

describe('the application in question', () => {
  const addApplication = async (user_id: number): Promise<number> => {
    const { db } = app.parts
    const file = { user_id, name: 'cv.pdf', content_type: 'application/pdf', size: 1, sha256: 'x' }
    const { id: resume } = await db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
    const person = { first_name: 'A', middle_name: '', last_name: 'B', email: 'a@b.test', phone_number: '+12025550123' }
    const { id } = await db
      .insertInto('applications')
      .values({ user_id, ...person, gender: 'Other', pronoun: 'Dr.', resume })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const scoped = (person: Applicant, header?: string) =>
    person.client.get('/probe/scoped', header === undefined ? {} : { headers: { 'x-application-id': header } })

  test('is none before the first is made', async () => {
    const person = await signUp(app)
    const none = { status: 404, body: { detail: 'No active application', code: 'not_found' } }
    const unknown = { status: 404, body: { detail: 'Application does not exist', code: 'not_found' } }
    expect(await scoped(person)).toMatchObject(none)
    expect(await scoped(person, '')).toMatchObject(none)
    expect(await scoped(person, '12')).toMatchObject(unknown)
  })

  test("is the newest, or the one named, never somebody else's", async () => {
    const person = await signUp(app)
    const other = await signUp(app)
    const first = await addApplication(person.id)
    const foreign = await addApplication(other.id)
    const second = await addApplication(person.id)
    expect((await scoped(person)).body).toEqual({ application: second })
    expect((await scoped(person, String(first))).body).toEqual({ application: first })
    const unknown = { status: 404, body: { detail: 'Application does not exist' } }
    for (const header of [String(foreign), '999999', '0', '-1', 'abc', '1 or 1=1', '9'.repeat(40), `${first}.0`])
      expect(await scoped(person, header)).toMatchObject(unknown)
  })
})

test('a request under way is answered although its sender sent half a body and left', async () => {
  const { hostname, port } = new URL(app.url)
  const gone = httpRequest({
    hostname,
    port,
    method: 'POST',
    path: '/probe/body',
    headers: { 'content-length': '100' },
  })
  gone.on('error', () => undefined)
  gone.write('{"na')
  gone.destroy()
  expect((await app.visitor().get('/healthz')).status).toBe(200)
})
