import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

// Without a worker of its own nothing but the answers takes time here.
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'api' } })
})
afterAll(() => app.close())

const ROUNDS = 60
/** A hash that is left out makes ten; a busy machine makes less than this by chance. */
const MOST = 2

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** How much longer calls for known addresses take than for others, of medians; in an order that favours neither. */
async function ratio(call: (known: boolean) => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: Record<'true' | 'false', number[]> = { true: [], false: [] }
  const timed = async (known: boolean) => {
    const start = performance.now()
    await call(known)
    times[`${known}`].push(performance.now() - start)
  }
  await timed(true)
  await timed(false)
  for (let round = 0; round < rounds; round++)
    for (const known of round % 2 === 0 ? [true, false] : [false, true]) await timed(known)
  return median(times.true) / median(times.false)
}

async function account(name: string, is_email_verified: boolean): Promise<string> {
  const email = `${name}@example.test`
  const fields = { username: name, email, password: PASSWORD, acceptedTerms: true }
  expect((await app.visitor().post('/api/auth/register/', fields)).status).toBe(201)
  await app.parts.db.updateTable('users').set({ is_email_verified }).where('email', '=', email).execute()
  return email
}

const ASKS = [
  ['/api/auth/forgot-password/', 'knownone', true],
  ['/api/auth/resend-verification/', 'unconfirmed', false],
] as const

const queued = async () =>
  (
    await sql<{
      name: string
    }>`select name from pgboss.job where created_on > now() - interval '1 hour' order by created_on`.execute(
      app.parts.db,
    )
  ).rows.map(({ name }) => name)
const tokens = () => app.parts.db.selectFrom('email_tokens').select('purpose').execute()

test.each(ASKS)('%s does the same before it answers, whoever is asked for', async (path, name, verified) => {
  const email = await account(`${name}2`, verified)
  for (const asked of [email, 'nobody2@example.test']) {
    const before = [await queued(), await tokens()] as const
    const reply = await app.visitor().post(path, { email: asked })
    expect(reply.status).toBe(200)
    expect((await queued()).length - before[0].length).toBe(1)
    expect(await tokens()).toEqual(before[1])
  }
  expect((await queued()).slice(-2)).toEqual(['mail-link', 'mail-link'])
})

test.each(ASKS)('%s takes as long for whoever has an account as for whoever has none', async (path, name, verified) => {
  const email = await account(name, verified)
  const call = async (known: boolean) => {
    const reply = await app.visitor().post(path, { email: known ? email : 'nobody@example.test' })
    expect(reply.status).toBe(200)
  }
  const found = await ratio(call)
  expect(found).toBeLessThan(MOST)
  expect(found).toBeGreaterThan(1 / MOST)
})

test('a wrong password takes as long with an account as without one', async () => {
  const email = await account('guessed', true)
  let guess = 0
  const call = async (known: boolean) => {
    const password = `Wrong${++guess}`
    const reply = await app
      .visitor()
      .post('/api/auth/login/', { email: known ? email : 'nobody@example.test', password })
    expect(reply.status).toBe(401)
  }
  const found = await ratio(call, ROUNDS / 3)
  expect(found).toBeLessThan(MOST)
  expect(found).toBeGreaterThan(1 / MOST)
})
