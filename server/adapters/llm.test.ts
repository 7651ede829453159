import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { LlmRequest, Provider } from '#drafting/llm.ts'
import { dialectOf } from '../testing/model-dialects.ts'
import { startModelServer, type Answer, type ModelServer, type Script } from '../testing/model-server.ts'
import { waitFor } from '../testing/wait-for.ts'
import { openLlm } from './llm.ts'

const QUICK = { attempts: 4, firstWaitMs: 2, longestWaitMs: 20, callMs: 5_000 }

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.close())

const logged: object[] = []
const log = { warn: (notice: object) => void logged.push(notice), error: (notice: object) => void logged.push(notice) }

/** Answers one after the other; the last one for all that follow. */
const inTurn = (...answers: Answer[]): Script => {
  let turn = 0
  return () => answers[Math.min(turn++, answers.length - 1)] ?? { hangs: true }
}

const request = (signal = new AbortController().signal): LlmRequest => ({
  name: 'section',
  system: 'Rules for every section. '.repeat(20),
  material: `<case>\n${'F1 [Goal]: "A survey of nine bridges." '.repeat(20)}\n</case>`,
  prompt: 'Write the section urgency.',
  schema: z.toJSONSchema(z.object({ paragraphs: z.array(z.object({ text: z.string() })) })),
  signal,
})

const NONE = { input_tokens: 0, cached_tokens: 0, output_tokens: 0 }
const PATHS = { messages: '/v1/messages', responses: '/v1/responses', chat: '/v1/chat/completions' }
const GOOD = { text: '{"paragraphs":[{"text":"Good."}]}' }

describe.each<Provider>(['anthropic', 'openai', 'openai-compatible'])('%s', (provider) => {
  const open = (patience = QUICK) =>
    openLlm({ provider, model: 'scripted-1', baseUrl: `${server.url}/v1`, apiKey: 'sk-very-secret' }, log, patience)

  test('sends rules, task and shape with the key, and reads text and tokens', async () => {
    server.follow(inTurn(GOOD))
    const llm = await open()
    const reply = await llm.answer(request())
    expect(reply).toMatchObject({ text: GOOD.text, ended: 'complete' })
    expect(server.calls[0]).toMatchObject({
      model: 'scripted-1',
      system: request().system,
      material: request().material,
      roles: ['system', 'user'],
      prompt: request().prompt,
      key: 'sk-very-secret',
      schema: { type: 'object', properties: { paragraphs: { type: 'array' } } },
    })
    expect(reply.usage).toEqual({
      input_tokens: server.calls[0]?.input_tokens,
      cached_tokens: 0,
      output_tokens: server.calls[0]?.output_tokens,
    })
    expect(llm).toMatchObject({ provider, model: 'scripted-1' })
  })

  test('counts the tokens that came from the provider’s cache among those of the input', async () => {
    server.follow(inTurn(GOOD))
    const llm = await open()
    await llm.answer(request())
    const { usage } = await llm.answer(request())
    expect(usage.cached_tokens).toBeGreaterThan(0)
    expect(usage.input_tokens).toBeGreaterThan(usage.cached_tokens)
    expect(server.calls[1]?.marksCache).toBe(provider === 'anthropic')
  })

  test.each<[string, Answer]>([
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['529', { status: 529 }],
    ['an answer that breaks off', { brokenOff: true }],
    ['another server’s page', { body: '<!doctype html><p>Welcome', type: 'text/html' }],
    ['nothing at all', { body: '' }],
    ['bytes that are no text', { body: Buffer.from([0xff, 0xfe, 0x00, 0x80]) }],
    ['JSON of another service', { body: '{"result":[1,2]}' }],
    ['an answer without end', { body: 'x'.repeat(5_000_000) }],
  ])('asks again after %s', async (_, failure) => {
    server.follow(inTurn(failure, failure, GOOD))
    expect((await (await open()).answer(request())).text).toBe(GOOD.text)
    expect(server.calls).toHaveLength(3)
  })

  test('asks again where no answer comes in time', async () => {
    server.follow(inTurn({ hangs: true }, GOOD))
    expect((await (await open({ ...QUICK, callMs: 400 })).answer(request())).text).toBe(GOOD.text)
    expect(server.calls).toHaveLength(2)
  })

  test('gives up where no answer ever comes in time, in words for people', async () => {
    server.follow(inTurn({ hangs: true }))
    await expect((await open({ ...QUICK, attempts: 2, callMs: 400 })).answer(request())).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The language model did not answer\. Nothing was charged/) as unknown,
    })
    expect(server.calls).toHaveLength(2)
  })

  test.each([301, 302, 307, 308])('takes neither papers nor key elsewhere on a redirect (%i)', async (status) => {
    const elsewhere = await startModelServer({ script: inTurn(GOOD) })
    try {
      server.follow(inTurn({ status, headers: { location: `${elsewhere.url}/v1/messages` } }))
      await expect((await open()).answer(request())).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringMatching(/refused the request\. Nothing was charged.*look at its settings/) as unknown,
      })
      expect(elsewhere.calls).toHaveLength(0)
      expect(server.calls).toHaveLength(1)
    } finally {
      await elsewhere.close()
    }
  })

  test('bytes that are no UTF-8 inside an answer come as unreadable letters, for the drafter to judge', async () => {
    server.follow((asked) => {
      const whole = JSON.stringify(dialectOf(PATHS[asked.dialect])?.write('{"a":"Qu\u00e9bec"}', 'complete', NONE))
      return { body: Buffer.from(whole, 'latin1') }
    })
    expect((await (await open()).answer(request())).text).toBe('{"a":"Qu\ufffdbec"}')
  })

  test('waits as long as it is told to, within its own limit', async () => {
    server.follow(inTurn({ status: 429, headers: { 'retry-after': '30' } }, GOOD))
    const began = performance.now()
    await (await open({ ...QUICK, longestWaitMs: 120 })).answer(request())
    expect(performance.now() - began).toBeGreaterThanOrEqual(115)
    expect(performance.now() - began).toBeLessThan(15_000)
  })

  test('gives up in the end, in words for people', async () => {
    server.follow(inTurn({ status: 500 }))
    await expect((await open()).answer(request())).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The language model did not answer\. Nothing was charged/) as unknown,
    })
    expect(server.calls).toHaveLength(QUICK.attempts)
  })

  test.each([400, 401, 403, 404])('does not ask again what was refused with %i', async (status) => {
    server.follow(inTurn({ status }))
    await expect((await open()).answer(request())).rejects.toMatchObject({ code: 'unavailable' })
    expect(server.calls).toHaveLength(1)
  })

  test('says of an answer that it was cut off or refused', async () => {
    const llm = await open()
    server.follow(inTurn({ text: '{"para', ended: 'cut off' }))
    expect((await llm.answer(request())).ended).toBe('cut off')
    server.follow(inTurn({ text: 'No.', ended: 'refused' }))
    expect((await llm.answer(request())).ended).toBe('refused')
  })

  test('half a JSON and nothing at all come as they are, for the drafter to judge', async () => {
    const llm = await open()
    server.follow(inTurn({ text: '{"paragraphs":[' }))
    expect(await llm.answer(request())).toMatchObject({ text: '{"paragraphs":[', ended: 'complete' })
    server.follow(inTurn({ text: '' }))
    expect(await llm.answer(request())).toMatchObject({ text: '', ended: 'complete' })
  })

  test('called off, it leaves at once: in a call and in a wait', async () => {
    server.follow(inTurn({ hangs: true }))
    const off = new AbortController()
    const asked = (await open()).answer(request(off.signal))
    const outcome = asked.catch((error: unknown) => error)
    await waitFor('the call', () => Promise.resolve(server.calls.length === 1))
    off.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    await waitFor('the server to see it', () => Promise.resolve(server.calls[0]?.left === true))

    server.follow(inTurn({ status: 500 }))
    const later = new AbortController()
    const waiting = (await open({ ...QUICK, firstWaitMs: 60_000, longestWaitMs: 60_000 })).answer(request(later.signal))
    const second = waiting.catch((error: unknown) => error)
    await waitFor('the failed call', () => Promise.resolve(server.calls.length === 2))
    later.abort()
    expect(await second).toMatchObject({ name: 'AbortError' })
  })

  test('has a system prompt read beforehand, and makes nothing of it where that fails', async () => {
    const llm = await open()
    server.follow(inTurn(GOOD))
    expect(await llm.warm?.(request())).toMatchObject({ text: GOOD.text })
    expect((await llm.answer(request())).usage.cached_tokens).toBeGreaterThan(0)
    server.follow(inTurn({ status: 401 }))
    expect(await llm.warm?.(request())).toBeUndefined()
  })

  test('never tells the key', async () => {
    server.follow(inTurn({ status: 500 }, { status: 401 }))
    await (await open()).answer(request()).catch(() => undefined)
    expect(logged.length).toBeGreaterThan(0)
    expect(JSON.stringify(logged)).not.toContain('very-secret')
  })
})

test('a server without a key is asked without one', async () => {
  server.follow(inTurn(GOOD))
  const settings = {
    provider: 'openai-compatible' as const,
    model: 'm',
    baseUrl: `${server.url}/v1`,
    apiKey: undefined,
  }
  await (await openLlm(settings, log, QUICK)).answer(request())
  expect(server.calls[0]?.key).toBeUndefined()
})
