import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppError } from '#domain/errors.ts'
import { waitFor } from '../testing/wait-for.ts'
import { IDLE_MS, type Pool } from './pool.ts'
import { oddPool, type OddWorkers, serveOdd } from './testing/odd-pool.ts'

let pool: Pool
let workers: OddWorkers
beforeAll(async () => {
  pool = await oddPool()
  workers = serveOdd(pool)
})
afterAll(() => pool.close())

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const echo = async (account = 'a') => (await workers.run('echo', 1, { account })) as { pid: number; now: string }
const refusalOf = async (outcome: Promise<unknown>) => (await outcome.catch((error: unknown) => error)) as AppError

test('an operation has its result and the time of its product, in another process', async () => {
  const said = await workers.run('echo', { a: [1] })
  expect(said).toMatchObject({ input: { a: [1] } })
  expect((said as { pid: number }).pid).not.toBe(process.pid)
  expect((await echo()).now.slice(0, 4)).toBe(String(new Date(Date.now() + 365 * 24 * 3_600_000).getUTCFullYear()))
  expect(JSON.parse(await workers.json('echo', 7))).toMatchObject({ input: 7 })
})

test('a refusal comes back whole; what is no operation is an error', async () => {
  expect(await refusalOf(workers.run('refuse'))).toMatchObject({
    name: 'AppError',
    code: 'conflict',
    message: 'Not now',
    extra: { why: 'because' },
  })
  await expect(workers.run('constructor')).rejects.toThrow('No operation is named constructor')
})

test('a worker asks its parent to read a file, and hears what comes of it', async () => {
  const reading = { pages: ['One'], by: 'text', reason: null, count: 1 } as const
  const asked: unknown[] = []
  const reader = serveOdd(pool, async (...given) => {
    asked.push(given.slice(0, 2))
    return { ...reading, pages: ['One'] }
  })
  expect(await reader.run('read', '/a/file.pdf')).toEqual(reading)
  expect(asked).toEqual([['/a/file.pdf', 'pdf']])
  await reader.close()
})

test.each(['spin', 'eat'])(
  'an operation that takes too much (%s) is ended, told what to do; others go on',
  async (name) => {
    const outcome = refusalOf(workers.run(name))
    expect((await echo('b')).pid).toBeGreaterThan(0)
    expect(await outcome).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/more time or memory .* shorten your longest texts/) as unknown,
    })
    expect((await echo()).pid).toBeGreaterThan(0)
  },
)

test('an account with one operation under way waits, others do not', async () => {
  const off = new AbortController()
  const first = refusalOf(workers.run('wait', undefined, { signal: off.signal }))
  let second = false
  const waiting = echo().then(() => (second = true))
  await echo('b')
  await echo('c')
  expect(second).toBe(false)
  off.abort(new Error('Enough'))
  expect(await first).toMatchObject({ message: 'Enough' })
  await waiting
})

test('the worker that knows an account serves it again', async () => {
  const { pid } = await echo('known')
  await Promise.all(['x', 'y'].map(echo))
  await echo('known')
  expect((await echo('known')).pid).toBe((await echo('known')).pid)
  expect(lives(pid)).toBe(true)
})

test.each(['spin', 'sulk'])(
  'called off, it is left at once, and its worker ends where it (%s) does not let go',
  async (name) => {
    const { pid } = await echo()
    const off = new AbortController()
    const outcome = refusalOf(workers.run(name, undefined, { signal: off.signal }))
    off.abort(new Error('Nobody waits'))
    expect(await outcome).toMatchObject({ message: 'Nobody waits' })
    await waitFor('the end of the worker', async () => !lives(pid))
  },
)

test('a worker lets its parent go first', async () => {
  const { pid } = await echo()
  expect(getPriority(pid)).toBeGreaterThan(getPriority())
})

test('workers that have nothing to do for a while end, all but one for requests', async () => {
  const quiet = await oddPool()
  const { run } = serveOdd(quiet)
  await Promise.all(['a', 'b'].map((account) => run('wait', 200, { account })))
  await run('echo', 1, { lane: 'jobs' })
  const pids = quiet.workers().map(({ pid = 0 }) => pid)
  expect(pids).toHaveLength(3)
  await waitFor('the workers to be ready', async () => quiet.workers().every(({ isReady }) => isReady))
  const goesOn = refusalOf(run('wait', undefined, { account: 'a' }))
  quiet.dismissIdle(1_000)
  quiet.dismissIdle(999 + IDLE_MS)
  expect(quiet.workers()).toHaveLength(3)
  quiet.dismissIdle(1_000 + IDLE_MS)
  expect(quiet.workers()).toHaveLength(1)
  await waitFor('the end of two workers', async () => pids.filter(lives).length === 1)
  expect(await run('echo', 2, { lane: 'jobs', account: 'c' })).toMatchObject({ input: 2 })
  await quiet.close()
  await goesOn
})

test('a product that closes ends what it has running', async () => {
  const closing = serveOdd(pool)
  const outcome = refusalOf(closing.run('sulk', undefined, { lane: 'jobs' }))
  await waitFor('its start', async () => pool.workers().some(({ load }) => load > 0))
  await closing.close()
  expect(await outcome).toMatchObject({ name: 'Closed' })
})

test('a worker whose parent was killed ends by itself, also in the midst of a computation', async () => {
  const parent = fork(fileURLToPath(new URL('./testing/doomed-parent.ts', import.meta.url)), { execArgv: [] })
  const [pid] = (await once(parent, 'message')) as [number]
  expect(lives(pid)).toBe(true)
  parent.kill('SIGKILL')
  await waitFor('the end of the worker', async () => !lives(pid))
})
