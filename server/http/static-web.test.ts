import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from './app.ts'
import { handleError } from './errors.ts'
import { setHeaders } from './headers.ts'
import { staticWeb } from './static-web.ts'

const PAGE = '<!doctype html><title>Waiverly</title>'
const someText: unknown = expect.any(String)
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'

const CONFIG = { publicUrl: 'https://waiverly.example.test', port: 3000, google: undefined }
const BUILT_HTML = '<!doctype html><link rel="canonical" href="__SITE__/login">Log In<i __UNLESS_GOOGLE__>Google</i>'

let root: string
let app: App
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'waiverly-web-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, 'favicon.svg'), '<svg/>')
  const pages = [
    { path: '/login', kind: 'app', file: 'login.html' },
    { path: '/terms', kind: 'still', file: 'terms.html' },
  ]
  for (const [language, terms] of Object.entries({ en: 'Terms', 'zh-Hans': '使用条款' })) {
    await mkdir(join(root, 'pages', language), { recursive: true })
    await writeFile(join(root, 'pages', language, 'pages.json'), JSON.stringify(pages))
    await writeFile(join(root, 'pages', language, 'login.html'), BUILT_HTML)
    await writeFile(join(root, 'pages', language, 'terms.html'), terms)
    await writeFile(join(root, 'pages', language, 'shell.html'), PAGE)
  }
  const routes = ['/', '/login', '/dashboard', '/reset-password/:token', '/recommender-config', '/terms']
  await writeFile(join(root, 'pages/routes.json'), JSON.stringify(routes))
  await writeFile(join(root, 'assets/main-abc123.js'), 'go()')
  await writeFile(join(root, 'assets/main-abc123.js.br'), brotliCompressSync('go()'))
  await writeFile(join(tmpdir(), 'waiverly-outside.txt'), 'secret')
  app = fastify().withTypeProvider<ZodTypeProvider>()
  app.register(cookie)
  setHeaders(app, false)
  app.setErrorHandler(handleError)
  staticWeb(app, CONFIG, () => [], root)
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
  await rm(join(tmpdir(), 'waiverly-outside.txt'))
})

const get = (url: string, headers: Record<string, string> = { accept: HTML }) => app.inject({ url, headers })

test.each([
  ['/api/unknown/', HTML],
  ['/api', HTML],
  ['/assets/gone-123.js', HTML],
  ['/dev/outbox', HTML],
  ['/sandbox/pay/1', HTML],
  ['/logo.png', '*/*'],
  ['/login', 'application/json'],
  ['/../waiverly-outside.txt', '*/*'],
  ['/%2e%2e/waiverly-outside.txt', '*/*'],
  ['/..%2fwaiverly-outside.txt', '*/*'],
  ['/assets/..%5c..%5cwaiverly-outside.txt', '*/*'],
])('%s is no page for somebody who accepts %s', async (url, accept) => {
  const reply = await get(url, { accept })
  expect([400, 403, 404]).toContain(reply.statusCode)
  expect(reply.json()).toMatchObject({ detail: someText, code: someText })
})

test('another method than GET has no page', async () => {
  expect((await app.inject({ method: 'POST', url: '/login', headers: { accept: HTML } })).statusCode).toBe(404)
})

describe('a page of the web app', () => {
  test.each([
    '/',
    '/dashboard',
    '/login?step=code',
    '/reset-password/some.token',
    '/recommender-config?ref=3',
    '/Dashboard/',
  ])('%s is the same document, never kept', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toBe(PAGE)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  test.each(['/no/such/page', '/dashboard/more', '/reset-password', '/terms.html', '/x/../login%00'])(
    '%s is none, and says so in the status and in the app',
    async (url) => {
      const reply = await get(url)
      expect([reply.statusCode, reply.body]).toEqual([404, PAGE])
      expect(reply.headers['content-type']).toContain('text/html')
      const again = await get(url, { accept: HTML, 'if-none-match': String(reply.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([404, PAGE])
    },
  )

  test('is also for a program that takes anything', async () => {
    expect((await get('/dashboard', {})).body).toBe(PAGE)
  })
})

describe('a page that was built ahead', () => {
  const LOGIN =
    '<!doctype html><link rel="canonical" href="https://waiverly.example.test/login">Log In<i hidden>Google</i>'

  test.each(['/login', '/login?next=%2Fplans'])('%s is sent with the site’s address', async (url) => {
    const { body, headers } = await get(url)
    expect(body).toBe(LOGIN)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' })
  })

  test('it leads to Google where that is set up', async () => {
    const other = fastify().withTypeProvider<ZodTypeProvider>()
    other.register(cookie)
    const google = { issuer: 'https://google.example.test', clientId: 'waiverly', clientSecret: 'of two' }
    staticWeb(other, { ...CONFIG, google }, () => [], root)
    expect((await other.inject({ url: '/login', headers: { accept: HTML } })).body).toContain('<i >Google</i>')
    await other.close()
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['br;q=0, gzip', gunzipSync],
  ])('it is sent small to whoever takes %s', async (accepted, open) => {
    const { rawPayload } = await get('/login', { accept: HTML, 'accept-encoding': accepted })
    expect(open(rawPayload).toString()).toBe(LOGIN)
  })

  test('it is not sent again to whoever has it', async () => {
    const { headers } = await get('/login')
    const again = await get('/login', { accept: HTML, 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('to somebody with a session the app shows where they are led, and a page without the app is the same for all', async () => {
    const signedIn = { accept: HTML, cookie: 'csrftoken=x' }
    expect((await get('/login', signedIn)).body).toBe(PAGE)
    expect((await get('/terms', signedIn)).body).toBe('Terms')
  })
})

test('a page is in the language that the browser asks for, or that was chosen', async () => {
  const terms = async (headers: object) => {
    const { body, headers: sent } = await get('/terms', { accept: HTML, ...headers })
    return [body, sent['content-language']]
  }
  expect(await terms({})).toEqual(['Terms', 'en'])
  expect(await terms({ 'accept-language': 'zh-CN,zh;q=0.9' })).toEqual(['使用条款', 'zh-Hans'])
  expect(await terms({ 'accept-language': 'zh-CN', cookie: 'language=en' })).toEqual(['Terms', 'en'])
  const { headers } = await get('/dashboard', { accept: HTML, cookie: 'language=zh-Hans' })
  expect(headers['content-language']).toBe('zh-Hans')
})

test('search engines are led to the pages that were built, and to no others', async () => {
  expect((await get('/sitemap.xml')).body).toContain('<loc>https://waiverly.example.test/terms</loc>')
  const { body } = await get('/robots.txt')
  expect(body).toContain('Sitemap: https://waiverly.example.test/sitemap.xml')
  expect(body).toContain('Disallow: /api/')
})

test('an asset is kept for ever and sent small', async () => {
  const plain = await get('/assets/main-abc123.js', { accept: '*/*' })
  expect(plain.body).toBe('go()')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(plain.headers['content-type']).toContain('javascript')
  expect(plain.headers).not.toHaveProperty('content-security-policy')
  expect((await get('/favicon.svg', { accept: '*/*' })).headers).toHaveProperty('content-security-policy')
  const small = await get('/assets/main-abc123.js', { accept: '*/*', 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.headers['content-type']).toContain('javascript')
})

test('the icon that is asked for by its old name is the one that pages tell of', async () => {
  const { statusCode, headers } = await get('/favicon.ico', { accept: 'image/*' })
  expect([statusCode, headers.location]).toEqual([301, '/icon.svg'])
})

test('another file is asked for each time', async () => {
  expect((await get('/favicon.svg', { accept: '*/*' })).headers['cache-control']).toBe('no-cache')
})

test('before the web app is built there is no page', async () => {
  const bare = fastify().withTypeProvider<ZodTypeProvider>()
  bare.register(cookie)
  bare.setErrorHandler(handleError)
  staticWeb(bare, CONFIG, () => [], join(root, 'nothing-here'))
  expect((await bare.inject({ url: '/login', headers: { accept: HTML } })).statusCode).toBe(404)
  await bare.close()
})
