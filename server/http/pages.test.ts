import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#domain/api.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { DEGREES, FIELDS_OF_STUDY, INDUSTRIES, LEARNING_TYPES } from '#domain/options.ts'
import { openLog } from '../log.ts'
import { askUnderName } from '../testing/ask-under-name.ts'
import { signUp } from '../testing/sign-up.ts'
import { describeStart } from '../start-message.ts'
import { publicSite } from '../testing/public-site.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { html } from './page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('values in a page are text, not markup', () => {
  expect(html`<p title="${'"'}">${'<script>'}${[html`<b>${1}</b>`, null]}</p>`.text).toBe(
    '<p title="&quot;">&lt;script&gt;<b>1</b></p>',
  )
})

describe('health', () => {
  test('the process and its parts are well', async () => {
    expect((await app.visitor().get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await app.visitor().get('/readyz')).body).toEqual({ status: 'ready' })
  })

  test('a part that is not well is named', async () => {
    const broken = await startTestApp({
      files: { ...app.parts.files, ready: () => Promise.reject(new Error('disk full')) },
    })
    try {
      expect(await broken.visitor().get('/readyz')).toMatchObject({
        status: 503,
        body: { detail: 'Not ready: storage', code: 'unavailable', failing: ['storage'] },
      })
    } finally {
      await broken.close()
    }
  })
})

test('production without a mail server is warned about where readiness is asked', async () => {
  const production = await startTestApp({ env: publicSite('https://waiverly.example') })
  try {
    const { status, body } = await production.visitor().get<{ warnings: string[] }>('/readyz')
    expect(status).toBe(200)
    expect(body.warnings).toEqual([expect.stringContaining('SMTP_URL is not set')])
    expect(describeStart(production, production.url, true)).toMatch(/^WARNING: SMTP_URL is not set/m)
  } finally {
    await production.close()
  }
})

const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'x-envoy-external-address',
  'x-azure-clientip',
]

test.each(OF_PROXIES)('a call with %s came through a proxy, which is no caller on this machine', async (name) => {
  const headers = { [name]: name === 'via' ? '1.1 proxy' : '127.0.0.1' }
  expect((await app.visitor().get('/metrics', { headers })).status).toBe(403)
  expect((await app.visitor().get('/dev/outbox', { headers })).status).toBe(404)
})

describe('metrics', () => {
  test('are for callers on this machine, who come under its name and not through a proxy', async () => {
    const visitor = app.visitor()
    await visitor.get('/api/auth/verify-email/sometoken/')
    const reply = await visitor.get<string>('/metrics')
    expect(reply.status).toBe(200)
    expect(reply.body).toContain('process_cpu_seconds_total')
    expect(reply.body).toContain('route="/api/auth/verify-email/:token/"')
    expect(reply.body).not.toContain('sometoken')
    expect((await visitor.get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(403)
  })

  test('ask for the token where one is set', async () => {
    const guarded = await startTestApp({ env: { METRICS_TOKEN: 'a-token-of-some-length' } })
    try {
      const get = (authorization?: string) =>
        guarded.visitor().get('/metrics', authorization === undefined ? {} : { headers: { authorization } })
      expect((await get()).status).toBe(403)
      expect((await get('Bearer a-token-of-some-lengtX')).status).toBe(403)
      expect((await get('Bearer ä-token-of-some-lengt')).status).toBe(403)
      expect((await get('Bearer a-token-of-some-length')).status).toBe(200)
    } finally {
      await guarded.close()
    }
  })
})

describe('documentation', () => {
  test('describes the calls that the server has, from their schemas', async () => {
    const reply = await app
      .visitor()
      .get<{ openapi: string; paths: Record<string, Record<string, object>> }>('/api/openapi.json')
    expect(reply.status).toBe(200)
    expect(reply.body.openapi).toBe('3.1.0')
    const paths = Object.keys(reply.body.paths)
    expect(paths).toContain('/api/auth/register/')
    expect(paths).toContain('/api/files/{id}/{name}')
    const known = new Set(ENDPOINTS.map((call) => call.path.replace(/:(\w+)/g, '{$1}')))
    expect(paths.filter((path) => !known.has(path))).toEqual([])
    expect(JSON.stringify(reply.body.paths['/api/auth/register/'])).toContain('acceptedTerms')
  })

  test('names every option, tells what may be left out, and what is a file', async () => {
    const { body } = await app.visitor().get<{ paths: Record<string, Record<string, object>> }>('/api/openapi.json')
    const bodyOf = (path: string, method: string) => JSON.stringify(body.paths[path]?.[method])
    for (const options of [LEARNING_TYPES, COUNTRIES, DEGREES])
      expect(bodyOf('/api/academichistory/', 'post')).toContain(`"enum":${JSON.stringify(options)}`)
    expect(bodyOf('/api/academicprojects/', 'post')).toContain(`"enum":${JSON.stringify(FIELDS_OF_STUDY)}`)
    expect(bodyOf('/api/professionalhistory/', 'post')).toContain(`"enum":${JSON.stringify(INDUSTRIES)}`)
    expect(bodyOf('/api/academichistory/', 'post')).toContain('"diploma_en","transcript_en"]')
    expect(bodyOf('/api/evidence/', 'patch')).toContain('"required":["id"]')
    expect(bodyOf('/api/rfenotice/', 'post')).toContain('"file":{"type":"string","format":"binary"}')
  })

  test.each([
    ['/api/evidence/', 'get', ['200', '403', '404']],
    ['/api/evidence/', 'patch', ['200', '400', '403', '404', '409', '413', '415', '429']],
    ['/api/application/', 'post', ['201', '400', '403', '413', '415', '429']],
    ['/api/auth/login/', 'post', ['200', '400', '401', '413', '415', '429']],
    ['/api/product/petition/letter/', 'post', ['201', '400', '402', '403', '404', '409', '413', '415', '429']],
  ])('tells with what %s %s may be refused', async (path, method, statuses) => {
    type Paths = Record<string, Record<string, { responses: object }>>
    const { body } = await app.visitor().get<{ paths: Paths }>('/api/openapi.json')
    expect(Object.keys(body.paths[path]?.[method]?.responses ?? {})).toEqual(statuses)
  })

  test('is also a page, without scripts and inline styles', async () => {
    const reply = await app.visitor().get<string>('/api/docs/')
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('POST /api/auth/login/')
    expect(reply.body).not.toMatch(/<script|<style|style=|onclick/)
    const style = await app.visitor().get('/api/docs/page.css')
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })
})

describe('outbox', () => {
  test('shows each mail to whoever sits at this machine, with its link', async () => {
    const { email } = await signUp(app)
    const list = await app.visitor().get<string>('/dev/outbox')
    expect(list.body).toContain(email)
    const path = /\/dev\/outbox\/[\w-]+\.eml/.exec(list.body)?.[0] ?? ''
    const mail = await app.visitor().get<string>(path)
    expect(mail.body).toMatch(/<a href="http:\/\/[\w.:]+\/verify-email\/[\w-]{43}">/)
    expect(mail.body).not.toMatch(/<script|<style|style=/)
  })

  test.each<Record<string, string>>([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }])(
    'does not exist for others: %j',
    async (headers) => {
      expect((await app.visitor().get('/dev/outbox', { headers })).status).toBe(404)
    },
  )

  test('does not exist under a foreign name, which may have been resolved to this machine', async () => {
    for (const path of ['/dev/outbox', '/metrics'])
      expect([403, 404]).toContain(await askUnderName(app.url, 'evil.test', 'GET', path))
  })

  test.each(['x.eml', '..%2f..%2fconfig.ts', 'a'])('has no mail named %s', async (name) => {
    expect((await app.visitor().get(`/dev/outbox/${name}`)).status).toBe(404)
  })

  test('does not exist in production, where cookies are secure and HSTS is sent', async () => {
    const production = await startTestApp({
      log: openLog('test'),
      env: { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1', SESSION_SECRET: 's'.repeat(32) },
    })
    try {
      const reply = await production.visitor().get('/dev/outbox')
      expect(reply.status).toBe(404)
      expect(reply.headers.get('strict-transport-security')).toContain('max-age=')
      const csrf = await production.visitor().get('/api/auth/csrf/')
      expect(csrf.headers.getSetCookie().join()).toContain('Secure')
    } finally {
      await production.close()
    }
  })
})
