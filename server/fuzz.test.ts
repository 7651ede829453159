import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#domain/api.ts'
import type { Endpoint } from '#domain/endpoint.ts'
import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { LINK_HEADER } from '#domain/letter-link.ts'
import { applyWithLetters, makeLink, tokenOf } from './letter-links/testing/with-links.ts'
import { analyseNotice } from './rfe/testing/with-analysis.ts'
import { apply } from './testing/apply.ts'
import type { Client } from './testing/client.ts'
import { APPLICATION, ENTRIES, REFEREE } from './testing/entries.ts'
import { addReferee, fillProfile } from './testing/fill-profile.ts'
import { jsonOf, oddBody, oddValue } from './testing/odd-values.ts'
import { pdf } from './testing/papers.ts'
import { PASSWORD } from './testing/sign-up.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const RUNS = process.env['WAIVERLY_FULL'] === '1' ? 400 : 6
const LONG = 300_000

let app: TestApp
let client: Client
let ids: Record<string, string | number>
/** The statuses that the documentation tells of each call. */
let documented: Map<Endpoint, string[]>
/** The link of a letter that is there, sent with every call: a session is none the better for it. */
let link: Record<string, string>
beforeAll(async () => {
  app = await startTestApp({ env: { OPERATOR_EMAIL: 'operator@example.test' } })
  const applicant = await apply(app)
  client = applicant.client
  const entries = await fillProfile(client)
  const referee = await addReferee(client)
  const cart = await client.post<{ id: string }>('/api/payments/cart/')
  const endeavor = await client.post<{ id: number }>('/api/product/proposed-endeavor/', ENDEAVOR)
  const { body } = await client.get<{ paths: Paths }>('/api/openapi.json')
  documented = new Map(ENDPOINTS.map((call) => [call, statusesOf(body.paths, call)]))
  const letters = await applyWithLetters(app)
  link = { [LINK_HEADER]: tokenOf(await makeLink(letters.client, letters.first.referee)) }
  const { notice, issues } = await analyseNotice(app, client)
  const rfe = { rfenotice: notice?.id ?? 0, issue: issues[0]?.id ?? 0 }
  ids = {
    ...entries,
    ...rfe,
    application: applicant.application_id,
    referee,
    cart: cart.body.id,
    endeavor: endeavor.body.id,
  }
})
afterAll(() => app.close())

type Paths = Record<string, Record<string, { responses: object }>>
const statusesOf = (paths: Paths, { path, method }: Endpoint): string[] =>
  Object.keys(paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {})

const ENDEAVOR = {
  title: 'An open protocol',
  ...Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, 'It makes cells comparable.'])),
}
const NOTICE = { description: 'Prong one', sent_date: '2026-01-05', deadline: '2026-03-30' }
const ACCOUNT = { username: 'somebody', email: 'somebody@example.test', password: PASSWORD, acceptedTerms: true }

const PASSKEY_ANSWER = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

/** What each call takes, so that one odd field gets as far as the others let it. */
const RIGHT: [RegExp, () => Record<string, unknown>][] = [
  [/auth\/(reset|change)-password/, () => ({ old_password: 'Wrong1Password', new_password: PASSWORD })],
  [/auth\/login\/code/, () => ({ code: '123456' })],
  [/auth\/passkey/, () => ({ response: PASSKEY_ANSWER, remember_me: true })],
  [/auth/, () => ({ ...ACCOUNT, password: 'weak', remember_me: true })],
  [/account\/two-factor\/confirm/, () => ({ code: '123456' })],
  [/account\/(two-factor|recovery-codes|passkeys)/, () => ({ password: PASSWORD, name: 'My laptop' })],
  [/confirm/, () => ({ name: 'Marten Oakhollow' })],
  [/letter-link/, () => ({ base_version: 1, blocks: [{ id: 'closing', text: 'It was so.' }] })],
  [/rec\/letter\/.*link/, () => ({ days: 30, note: 'Thank you', send: true })],
  [/contact/, () => ({ name: 'Ana', email: 'ana@example.test', phone: '', message: 'Hello' })],
  [/api\/application/, () => ({ ...APPLICATION, filing_type: 'rfe', resume: null })],
  [/progress/, () => ({ section: 'Education', status: 'completed' })],
  [/rfe\/background/, () => ({ kind: 'endeavor', file: null })],
  [/rfe\/issues/, () => ({ state: 'settled', note: 'Done', gathered: ['a letter'], evidence: [] })],
  [/rfe\/(analysis|response)/, () => ({ notice: ids['rfenotice'] })],
  [/rfenotice/, () => ({ ...NOTICE, file: null, application: ids['application'] })],
  [/referee/, () => ({ ...REFEREE, resume: null })],
  [/rec\/conf/, () => ({ item_category: 'evidence', item_id: ids['evidence'] })],
  [/proposed-endeavor/, () => ({ ...ENDEAVOR, is_selected: true })],
  [/cart\/.*\/items/, () => ({ item_id: 1, quantity: 1 })],
  [/checkout/, () => ({ redirect_url: '/order-confirmation', quantity: 1 })],
]
const sectionOf = (path: string) => Object.entries(ENTRIES).find(([name]) => path.startsWith(`/api/${name}/`))

function rightBody({ path, method }: Endpoint): Record<string, unknown> {
  const [name, entry] = sectionOf(path) ?? []
  if (name !== undefined && entry !== undefined) return { ...entry(), ...(method === 'PATCH' && { id: ids[name] }) }
  return RIGHT.find(([pattern]) => pattern.test(path))?.[1]() ?? {}
}

const takesMany = ({ path, method }: Endpoint) =>
  sectionOf(path) !== undefined && !(path.includes('academicprojects') && method === 'POST')

/** A record that is there, so that the body is looked at. */
function realPath({ path }: Endpoint): string {
  const known = { ref: ids['referee'], applicationId: ids['application'], cartId: ids['cart'], provider: 'sandbox' }
  const [, of = 'referee'] = /(application|endeavor|issue|rfenotice)/.exec(path) ?? []
  const owned = ids[of]
  return path.replace(/:(\w+)/g, (_whole, name: string) => String({ ...known, id: owned }[name] ?? 'x'))
}

const isFieldErrors = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((one) => typeof one === 'string'))

function refusalShape(body: unknown): 'entries' | 'detail' | 'fields' | 'none' {
  if (Array.isArray(body)) {
    const entries = body as { index: unknown; errors: unknown }[]
    return entries.every(({ index, errors }) => Number.isInteger(index) && isFieldErrors(errors)) ? 'entries' : 'none'
  }
  const { detail, code } = body as { detail?: unknown; code?: unknown }
  if (typeof detail === 'string' && typeof code === 'string') return 'detail'
  return isFieldErrors(body) ? 'fields' : 'none'
}

/** The validator speaks to programmers; people are told in the product's words. */
const VALIDATORS_OWN = /expected .* received|Invalid (input|option|UUID|string)|Too (big|small):/

interface Answer {
  status: number
  body: unknown
}

/** Nothing breaks, and every refusal has one of the three shapes and words for people, and is among those documented. */
function expectAnswer({ status, body }: Answer, call: Endpoint): void {
  expect(status).toBeLessThan(500)
  expect({ documented: documented.get(call), body }).toMatchObject({
    documented: expect.arrayContaining([String(status)]) as string[],
  })
  if (status < 400) return
  expect({ body, shape: refusalShape(body) }).not.toMatchObject({ shape: 'none' })
  expect(JSON.stringify(body)).not.toMatch(VALIDATORS_OWN)
}

/** A login that fails signs its browser out, so that each is tried from one of its own. */
const caller = ({ path }: Endpoint): Client => (path === '/api/auth/login/' ? app.visitor() : client)

const search = (property: fc.IAsyncProperty<unknown>) =>
  fc.assert(property as fc.IAsyncProperty<[unknown]>, { seed: 20_261, numRuns: RUNS, endOnFailure: RUNS < 100 })

const UNSAFE = ENDPOINTS.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/logout/'))
/** What is there stays there: only its body is odd. */
const WITH_BODY = UNSAFE.filter((call) => call.method !== 'DELETE' || call.body !== undefined)

describe('odd bodies are refused and break nothing', () => {
  test.each(WITH_BODY)('$method $path', { timeout: LONG }, async (call) => {
    const right = rightBody(call)
    const bodies = takesMany(call) ? fc.oneof(fc.array(oddBody(right), { maxLength: 3 }), oddValue) : oddBody(right)
    await search(
      fc.asyncProperty(bodies, async (body) => {
        const headers = { 'content-type': 'application/json', ...link }
        expectAnswer(await caller(call).send(call.method, realPath(call), jsonOf(body), { headers }), call)
      }),
    )
  })
})

describe('odd forms are refused and break nothing', () => {
  test.each(UNSAFE.filter((call) => call.encoding === 'multipart'))(
    '$method $path',
    { timeout: LONG },
    async (call) => {
      const right = rightBody(call)
      const name = fc.oneof(
        fc.constantFrom(...Object.keys(right), ...(call.files ?? [])),
        fc.string({ unit: 'binary' }),
      )
      const bytes = fc.oneof(fc.constant(pdf()), fc.uint8Array({ maxLength: 50 }))
      const field = fc.tuple(name, fc.string({ unit: 'binary' }))
      const file = fc.tuple(name, bytes, fc.string({ unit: 'binary', minLength: 1 }))
      await search(
        fc.asyncProperty(fc.array(field, { maxLength: 4 }), fc.array(file, { maxLength: 3 }), async (fields, files) => {
          const form = new FormData()
          for (const [key, value] of Object.entries(right)) if (typeof value === 'string') form.set(key, value)
          for (const [key, value] of fields) form.set(key, value)
          for (const [key, content, filename] of files) form.append(key, new Blob([new Uint8Array(content)]), filename)
          expectAnswer(await client.send(call.method, realPath(call), form, { headers: link }), call)
        }),
      )
    },
  )
})

/** No number of a record that is there, and no dots, which the sender itself resolves. */
const oddText = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 30 })
  .map((text) => text.toWellFormed())
  .filter((text) => !/^[\d.\s]*$/.test(text))
const oddId = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '9007199254740993',
    '99999999999999999999999',
    '%00',
    '%20',
    '%2e%2e%2f',
    '١',
  ),
  oddText.map(encodeURIComponent),
)

test('odd ids name nothing and break nothing', { timeout: LONG }, async () => {
  const calls = ENDPOINTS.filter((call) => call.path.includes(':'))
  const request = fc.tuple(fc.constantFrom(...calls), oddId, oddId)
  await search(
    fc.asyncProperty(fc.array(request, { minLength: 10, maxLength: 10 }), async (requests) => {
      for (const [call, one, other] of requests) {
        const path = call.path.replace(/:\w+/, () => one).replace(/:\w+/, () => other)
        const reply = await client.send(call.method, path, call.method === 'GET' ? undefined : {}, {
          headers: link,
        })
        expectAnswer(reply, call)
        expect(reply.status).toBeGreaterThanOrEqual(400)
      }
    }),
  )
})

test('whoever sent all this is still signed in', async () => {
  expect((await client.get('/api/auth/me/')).status).toBe(200)
})

test("an odd application is nobody's", { timeout: LONG }, async () => {
  const given = fc.oneof(
    fc.constantFrom('0', '-1', '1.5', '1e3', '99999999999999999999999', 'abc', '1 2'),
    fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((text) => !/^[\d\s]*$/.test(text)),
  )
  await search(
    fc.asyncProperty(given, async (text) => {
      const reply = await client.get('/api/evidence/', { headers: { 'x-application-id': text } })
      expect(reply).toMatchObject({ status: 404, body: { detail: 'Application does not exist' } })
    }),
  )
})
