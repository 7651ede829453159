import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Product } from '#domain/plans.ts'
import { fromFacts } from '#drafting/testing/model-script.ts'
import { buy } from '../testing/buy.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { startModelApp, type ModelApp } from '../testing/model-app.ts'
import { addNotice } from '../testing/notice.ts'
import type { Answer } from '../testing/model-server.ts'
import { RFE_PACKAGE } from './testing/with-analysis.ts'

const ANALYSIS = '/api/product/rfe/analysis/'
const RESPONSE = '/api/product/rfe/response/'

let it: ModelApp
beforeAll(async () => {
  it = await startModelApp()
  await addNotice(it.client)
  await buy(it.app, it.client, { [RFE_PACKAGE]: 1 })
})
afterAll(() => it.close())
beforeEach(() => {
  it.model.calls.length = 0
})

const draft = async (url: string) =>
  finishedTask<{ letter_id: number }>(it.client, (await it.client.post<{ task_id: string }>(url)).body.task_id)
const kept = async () => (await it.app.parts.db.selectFrom('draft_answers').select('asked').execute()).length

const WAYS: [string, Answer, RegExp][] = [
  ['does not answer', { status: 503 }, /^The language model did not answer\. Nothing was charged/],
  ['has a wrong key', { status: 401 }, /^The language model refused the request\. Nothing was charged/],
  ['talks nonsense', { text: 'Colorless green ideas sleep furiously.' }, /no usable answer/],
]

test.each(
  WAYS.flatMap(([what, answer, words]) => [
    { what, answer, words, url: ANALYSIS, product: 'rfe_notice_analysis' as Product, kind: 'rfe_analysis' as const },
    { what, answer, words, url: RESPONSE, product: 'rfe_response' as Product, kind: 'rfe_response' as const },
  ]),
)('a model that $what fails the $kind, which is not drafted otherwise, and its credit is back', async (one) => {
  it.model.follow(() => one.answer)
  const task = await draft(one.url)
  expect(task).toMatchObject({ status: 'FAILURE', error: expect.stringMatching(one.words) as unknown })
  expect(it.model.calls.length).toBeGreaterThan(0)
  expect(await it.credits(one.product)).toBe(1)
  expect(await kept()).toBe(0)
  const documents = it.app.parts.db.selectFrom('documents').select('id').where('kind', '=', one.kind)
  expect(await documents.execute()).toEqual([])
  expect(await it.app.parts.db.selectFrom('rfe_analyses').select('id').execute()).toEqual([])
})

test('a response of the model is kept with who wrote it', async () => {
  it.model.follow((asked) => ({ text: fromFacts(asked) }))
  const { status, result } = await draft(RESPONSE)
  expect(status).toBe('SUCCESS')
  const row = await it.app.parts.db
    .selectFrom('document_versions')
    .select(['provider', 'model'])
    .where('document_id', '=', result?.letter_id ?? 0)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ provider: 'anthropic', model: 'scripted-1' })
  expect((await it.client.get(RESPONSE)).body).toMatchObject({
    drafter: { provider: 'anthropic', model: 'scripted-1' },
  })
  expect(await it.credits('rfe_response')).toBe(0)
})
