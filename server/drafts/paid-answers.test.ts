import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askedOf, type LlmReply, type Provider } from '#drafting/llm.ts'
import { insertTask } from '../jobs/tasks.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import {
  awaitAnswer,
  CALLERS,
  giveUpAnswer,
  keepAnswer,
  noteModel,
  paidAnswers,
  placeOf,
  settleAnswers,
} from './paid-answers.ts'

const REPLY: LlmReply = {
  text: '{"paragraphs":[]}',
  ended: 'complete',
  usage: { input_tokens: 9, cached_tokens: 3, output_tokens: 2 },
}
const CALLER = 4711
const MODEL = {
  LLM_PROVIDER: 'anthropic',
  LLM_MODEL: 'scripted-1',
  LLM_API_KEY: 'k',
  LLM_PRICES: '3,0.5,15',
}

let app: TestApp
let user_id: number
let task_id: string
beforeAll(async () => {
  app = await startTestApp({ env: { ROLE: 'api', ...MODEL } })
  const user = await app.parts.db
    .insertInto('users')
    .values({ email: 'a@example.test', username: 'a', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  user_id = user.id
})
afterAll(() => app.close())
beforeEach(async () => {
  const task = { kind: 'petition-letter', key: `k${Math.random()}`, user_id, application_id: null, payload: {} }
  task_id = await app.parts.db.transaction().execute((trx) => insertTask(trx, task))
})

const answers = (signal = new AbortController().signal) => paidAnswers(app.parts.db, task_id, signal)
const place = () => placeOf(task_id, 'a question')

test('what was never asked is not found', async () => {
  expect(await answers().find('a question')).toBeUndefined()
})

test('an answer is found as it was kept, by its question and task alone', async () => {
  await answers().keep('a question', REPLY)
  expect(await answers().find('a question')).toEqual(REPLY)
  expect(await answers().find('another question')).toBeUndefined()
  expect(
    await paidAnswers(
      app.parts.db,
      user_id.toString().padStart(8, '0') + '-0000-4000-8000-000000000000',
      new AbortController().signal,
    ).find('a question'),
  ).toBeUndefined()
})

test('the first answer stays', async () => {
  await answers().keep('a question', REPLY)
  await answers().keep('a question', { ...REPLY, text: 'later' })
  expect(await answers().find('a question')).toEqual(REPLY)
})

test('of a task that has ended nothing is kept', async () => {
  const { db } = app.parts
  await awaitAnswer(db, place(), CALLER)
  await db.updateTable('tasks').set({ finished_at: new Date().toISOString() }).where('task_id', '=', task_id).execute()
  await db.transaction().execute((trx) => settleAnswers(trx, task_id))
  await keepAnswer(db, place(), REPLY)
  expect(await answers().find('a question')).toBeUndefined()
})

test('an answer that comes in while the end of its task is being written is not kept', async () => {
  const { db } = app.parts
  let late: Promise<void> | undefined
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('tasks')
      .set({ finished_at: new Date().toISOString() })
      .where('task_id', '=', task_id)
      .execute()
    await settleAnswers(trx, task_id)
    late = keepAnswer(db, place(), REPLY)
    // As long as it takes to come to the lock, or past it.
    await db.selectFrom('tasks').select('task_id').execute()
  })
  await late
  expect(await answers().find('a question')).toBeUndefined()
})

describe('what a task took', () => {
  const settle = () => app.parts.db.transaction().execute((trx) => settleAnswers(trx, task_id))
  const taken = () =>
    app.parts.db
      .selectFrom('tasks')
      .select(['provider', 'model', 'answers', 'input_tokens', 'cached_tokens', 'output_tokens'])
      .where('task_id', '=', task_id)
      .executeTakeFirstOrThrow()

  test('is nothing where no model was asked', async () => {
    await settle()
    expect(await taken()).toEqual({
      provider: null,
      model: null,
      answers: 0,
      input_tokens: 0,
      cached_tokens: 0,
      output_tokens: 0,
    })
  })

  test('is kept by kind, each answer once, and what is only awaited counts nothing', async () => {
    const { db } = app.parts
    await noteModel(db, task_id, { provider: 'anthropic', model: 'scripted-1' })
    await keepAnswer(db, place(), REPLY)
    await keepAnswer(db, place(), REPLY)
    await keepAnswer(db, placeOf(task_id, 'another question'), REPLY)
    await awaitAnswer(db, placeOf(task_id, 'a third'), CALLER)
    await settle()
    await settle()
    const took = { answers: 2, input_tokens: 18, cached_tokens: 6, output_tokens: 4 }
    expect(await taken()).toEqual({ provider: 'anthropic', model: 'scripted-1', ...took })
    const { body } = await app.visitor().get<string>('/metrics')
    const of = 'task="petition-letter",provider="anthropic",model="scripted-1"'
    expect(body).toContain(`waiverly_model_answers_total{${of}} 2`)
    expect(body).toContain(`waiverly_model_tokens_total{${of},kind="input"} 18`)
    expect(body).toContain(`waiverly_model_tokens_total{${of},kind="cached"} 6`)
    expect(body).toContain(`waiverly_model_tokens_total{${of},kind="output"} 4`)
    expect(body).toContain(`waiverly_model_cost_dollars_total{${of}} 0.000099`)
    // A second scrape tells the same.
    expect((await app.visitor().get<string>('/metrics')).body).toContain(`{${of},kind="input"} 18`)
  })
})

test('what a verifier of its own took is counted under its own model, and with its task', async () => {
  const { db } = app.parts
  await noteModel(db, task_id, { provider: 'anthropic', model: 'drafts' })
  const request = { name: 'claims', system: 's', material: '', prompt: 'p' }
  const of = (provider: Provider, model: string) => askedOf({ provider, model }, request)
  await keepAnswer(db, placeOf(task_id, of('anthropic', 'drafts')), REPLY)
  // As the process that calls the model does it: awaited first.
  await awaitAnswer(db, placeOf(task_id, of('openai-compatible', 'of-its-own')), CALLER)
  await answers().keep(of('openai-compatible', 'of-its-own'), REPLY)
  await db.transaction().execute((trx) => settleAnswers(trx, task_id))
  const { body } = await app.visitor().get<string>('/metrics')
  const labelled = (provider: string, model: string) =>
    `waiverly_model_tokens_total{task="petition-letter",provider="${provider}",model="${model}",kind="input"} 9`
  expect(body).toContain(labelled('anthropic', 'drafts'))
  expect(body).toContain(labelled('openai-compatible', 'of-its-own'))
  const { answers: many } = await db
    .selectFrom('tasks')
    .select('answers')
    .where('task_id', '=', task_id)
    .executeTakeFirstOrThrow()
  expect(many).toBe(2)
})

describe('an answer that the caller of a killed worker awaits', () => {
  const withCaller = async (run: () => Promise<void>) => {
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    await client.query('select pg_advisory_lock($1::int, $2::int)', [CALLERS, CALLER])
    try {
      await run()
    } finally {
      await client.end()
    }
  }

  test('is waited for while that caller lives', async () => {
    await awaitAnswer(app.parts.db, place(), CALLER)
    await withCaller(async () => {
      const found = answers().find('a question')
      await keepAnswer(app.parts.db, place(), REPLY)
      expect(await found).toEqual(REPLY)
    })
  })

  test('is asked for again once the caller has given it up', async () => {
    await awaitAnswer(app.parts.db, place(), CALLER)
    await withCaller(async () => {
      const found = answers().find('a question')
      await giveUpAnswer(app.parts.db, place(), CALLER)
      expect(await found).toBeUndefined()
    })
  })

  test('is asked for again where the caller is gone too', async () => {
    await awaitAnswer(app.parts.db, place(), CALLER)
    expect(await answers().find('a question')).toBeUndefined()
  })

  test('is not waited for by a run that is called off', async () => {
    await awaitAnswer(app.parts.db, place(), CALLER)
    await withCaller(async () => {
      const off = new AbortController()
      const found = answers(off.signal)
        .find('a question')
        .catch((error: unknown) => error)
      off.abort()
      expect(await found).toMatchObject({ name: 'AbortError' })
    })
  })
})
