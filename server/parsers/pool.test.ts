import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reading } from '#documents/reading/read-upload.ts'
import { NOTICE_PAGES } from '../testing/notice.ts'
import { form, pdf } from '../testing/papers.ts'
import { signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { type Lane, openParserPool } from './pool.ts'

/** Parsers that end when they are told to, and how many of them ran at once. */
function heldParsers() {
  const running: PromiseWithResolvers<string>[] = []
  let most = 0
  let active = 0
  return {
    running,
    most: () => most,
    parse: async () => {
      const one = Promise.withResolvers<string>()
      running.push(one)
      most = Math.max(most, ++active)
      return one.promise.finally(() => (active -= 1))
    },
  }
}

const turns = () => new Promise((resolve) => setImmediate(resolve))

describe('a pool of parsers', () => {
  test.each<[Lane, number]>([
    ['quick', 1],
    ['slow', 1],
    ['background', 2],
  ])('runs so many at once in the lane %s: %i', async (lane, places) => {
    const pool = openParserPool()
    const { parse, running, most } = heldParsers()
    const all = Array.from({ length: 10 }, (_, user) => pool.run({ lane, user }, parse))
    for (let ended = 0; ended < 10; ended++) {
      await turns()
      expect(running.length).toBe(Math.min(10, ended + places))
      running[ended]?.resolve('read')
    }
    expect(await Promise.all(all)).toEqual(Array(10).fill('read'))
    expect(most()).toBe(places)
  })

  test('keeps nobody in one lane waiting for another', async () => {
    const pool = openParserPool()
    const slow = heldParsers()
    const all = Array.from({ length: 5 }, (_, user) => pool.run({ lane: 'slow', user }, slow.parse))
    expect(await pool.run({ lane: 'quick', user: 9 }, async () => 'quick')).toBe('quick')
    expect(await pool.run({ lane: 'background' }, async () => 'job')).toBe('job')
    expect(slow.running.length).toBe(1)
    for (let ended = 0; ended < 5; ended++) {
      slow.running[ended]?.resolve('read')
      await turns()
    }
    await Promise.all(all)
  })

  test('refuses a fourth file of a user, and takes it once one has ended', async () => {
    const pool = openParserPool()
    const { parse, running } = heldParsers()
    const ask = { lane: 'slow', user: 7 } as const
    const three = [1, 2, 3].map(() => pool.run(ask, parse))
    await expect(pool.run(ask, parse)).rejects.toMatchObject({ code: 'too_many_requests', extra: { retry_after: 10 } })
    running[0]?.resolve('first')
    await three[0]
    const fourth = pool.run(ask, parse)
    for (let next = 1; next < 4; next++) {
      await turns()
      running[next]?.resolve('read')
    }
    expect(await fourth).toBe('read')
  })

  test('refuses whoever comes when the queue is full, but never a job', async () => {
    const pool = openParserPool()
    const { parse, running } = heldParsers()
    const waiting = Array.from({ length: 21 }, (_, user) => pool.run({ lane: 'slow', user }, parse))
    await expect(pool.run({ lane: 'slow', user: 99 }, parse)).rejects.toMatchObject({ code: 'too_many_requests' })
    const jobs = Array.from({ length: 40 }, () => pool.run({ lane: 'background' }, parse))
    for (let ended = 0; ended < 61; ended++) {
      await turns()
      running[ended]?.resolve('read')
    }
    expect((await Promise.all([...waiting, ...jobs])).length).toBe(61)
  })

  test('gives the place of a failed parser to the next, and forgets who stopped waiting', async () => {
    const pool = openParserPool()
    const { parse, running } = heldParsers()
    const gone = new AbortController()
    const failing = pool.run({ lane: 'slow', user: 1 }, parse)
    const left = pool.run({ lane: 'slow', user: 2, signal: gone.signal }, parse)
    const next = pool.run({ lane: 'slow', user: 3 }, parse)
    gone.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    await turns()
    running[0]?.reject(new Error('broken'))
    await expect(failing).rejects.toThrow('broken')
    await turns()
    expect(running.length).toBe(2)
    running[1]?.resolve('read')
    expect(await next).toBe('read')
  })
})

describe('notices that are uploaded all at once', () => {
  const held = heldParsers()
  let app: TestApp
  beforeAll(async () => {
    const read: Reading = { pages: [...NOTICE_PAGES], by: 'text', reason: null, count: NOTICE_PAGES.length }
    app = await startTestApp({ readUpload: async () => (await held.parse(), read) })
  })
  afterAll(() => app.close())

  test('start one reader, and those beyond the bound get 429 with the time to wait; nothing of them is kept', async () => {
    const { client } = await signUp(app)
    const upload = () =>
      client.post('/api/files/', form({ as: 'notice' }, { file: { name: 'rfe.pdf', bytes: pdf(...NOTICE_PAGES) } }))
    const sent = Array.from({ length: 12 }, upload)
    const refused: Awaited<ReturnType<typeof upload>>[] = []
    for (const reply of sent) void reply.then((answer) => answer.status === 429 && refused.push(answer))
    await waitFor('the refusals', () => Promise.resolve(refused.length === 9 ? true : undefined))
    expect(held.running.length).toBe(1)
    expect(refused[0]?.headers.get('retry-after')).toBe('10')
    expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests' })
    for (let ended = 0; ended < 3; ended++) {
      await waitFor('the next reader', () => Promise.resolve(held.running[ended]))
      held.running[ended]?.resolve('read')
    }
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBe(3)
    expect(held.most()).toBe(1)
    expect(await app.parts.db.selectFrom('files').select('id').execute()).toHaveLength(3)
  })
})
