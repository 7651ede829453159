import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LlmRequest } from '#drafting/llm.ts'
import { startModelServer, type ModelServer } from '../testing/model-server.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { waitFor } from '../testing/wait-for.ts'
import { callerLlm } from './llm-caller.ts'

let server: ModelServer
let database: Awaited<ReturnType<typeof makeTestDatabase>>
let llm: ReturnType<typeof callerLlm>
const logged: object[] = []
const log = { warn: (notice: object) => void logged.push(notice), error: (notice: object) => void logged.push(notice) }

beforeEach(async () => {
  logged.length = 0
  server = await startModelServer()
  database = await makeTestDatabase()
  const settings = {
    provider: 'openai' as const,
    model: 'scripted-1',
    baseUrl: `${server.url}/v1`,
    apiKey: 'sk-very-secret',
  }
  llm = callerLlm(settings, database.url, log, {})
})
afterEach(async () => {
  await llm.close?.()
  await server.close()
  await database.drop()
})

const pidOf = ({ pid }: typeof llm): number => {
  const found = pid()
  // Zero would mean this whole group of processes.
  if (found === undefined) throw new Error('No process calls the model')
  return found
}

const request = (signal = new AbortController().signal): LlmRequest => ({
  name: 'section',
  material: '',
  system: 'Rules',
  prompt: 'Write the section urgency.',
  schema: { type: 'object', properties: {}, additionalProperties: false },
  signal,
})

test('answers come through the process that calls', async () => {
  server.follow(() => ({ text: '{"paragraphs":[]}' }))
  const reply = await llm.answer(request())
  expect(reply).toMatchObject({ text: '{"paragraphs":[]}', ended: 'complete' })
  expect(reply.usage.output_tokens).toBeGreaterThan(0)
  expect(llm).toMatchObject({ provider: 'openai', model: 'scripted-1' })
})

test('a refusal keeps its words for people, is logged here, and never tells the key', async () => {
  server.follow(() => ({ status: 401 }))
  await expect(llm.answer(request())).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^The language model refused the request\. Nothing was charged/) as unknown,
  })
  expect(logged).toMatchObject([{ provider: 'openai', status: 401 }])
  expect(JSON.stringify(logged)).not.toContain('very-secret')
})

test('called off, it is left at once', async () => {
  server.follow(() => ({ hangs: true }))
  const off = new AbortController()
  const outcome = llm.answer(request(off.signal)).catch((error: unknown) => error)
  await waitFor('the call', () => Promise.resolve(server.calls.length === 1))
  off.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  await waitFor('the server to see it', () => Promise.resolve(server.calls[0]?.left === true))
})

test('where the process that calls dies, what it was asked fails, and the next call has another', async () => {
  server.follow(() => ({ hangs: true }))
  const outcome = llm.answer(request()).catch((error: unknown) => error)
  await waitFor('the call', () => Promise.resolve(server.calls.length === 1))
  process.kill(pidOf(llm), 'SIGKILL')
  expect(await outcome).toMatchObject({ message: 'The process that calls the model has ended' })
  server.follow(() => ({ text: '{}' }))
  expect((await llm.answer(request())).text).toBe('{}')
})

test('closed, it leaves no process behind', async () => {
  server.follow(() => ({ text: '{}' }))
  await llm.answer(request())
  const pid = pidOf(llm)
  expect(process.kill(pid, 0)).toBe(true)
  await llm.close?.()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

test('closed in the midst of a call, it breaks that off', async () => {
  server.follow(() => ({ hangs: true }))
  const outcome = llm.answer(request()).catch((error: unknown) => error)
  await waitFor('the call', () => Promise.resolve(server.calls.length === 1))
  const began = performance.now()
  await llm.close?.()
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(await outcome).toBeInstanceOf(Error)
  expect(server.calls[0]?.answered).toBe(false)
})
