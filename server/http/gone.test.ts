import { once } from 'node:events'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whenGone } from './gone.ts'

const app = fastify({ forceCloseConnections: true })
const JSON_TYPE = { 'content-type': 'application/json' }
let url = ''
/** The signals of the requests, in their order. */
const signals: AbortSignal[] = []
let arrived: (() => void) | undefined

beforeAll(async () => {
  app.post('/answered', (_request, reply) => {
    signals.push(whenGone(reply))
    return { ok: true }
  })
  app.post('/unanswered', async (_request, reply) => {
    const signal = whenGone(reply)
    signals.push(signal)
    arrived?.()
    await once(signal, 'abort')
    throw signal.reason as Error
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

test('who has got the answer is not gone', async () => {
  const reply = await fetch(`${url}/answered`, { method: 'POST', body: '{}', headers: JSON_TYPE })
  expect(await reply.json()).toEqual({ ok: true })
  expect(signals.at(-1)?.aborted).toBe(false)
})

test('who leaves before the answer is gone, though all that was sent had arrived', async () => {
  const leaving = new AbortController()
  const isThere = new Promise<void>((resolve) => (arrived = resolve))
  const asked = fetch(`${url}/unanswered`, { method: 'POST', body: '{}', headers: JSON_TYPE, signal: leaving.signal })
  await isThere
  const signal = signals.at(-1)
  expect(signal?.aborted).toBe(false)
  leaving.abort()
  await expect(asked).rejects.toThrow(/abort/)
  if (signal?.aborted === false) await once(signal, 'abort')
  expect(signal?.reason).toMatchObject({ code: 'unavailable' })
})
