import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RfeAnalysisReply, RfeResponseReply, WorkedIssue } from '#domain/rfe-replies.ts'
import type { LooseSentence } from '#domain/rfe.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addNotice, NOTICE_PAGES } from '../testing/notice.ts'
import { pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { ANALYSIS, ONE_ANALYSIS } from './testing/with-analysis.ts'

const SENTENCES = '/api/product/rfe/sentences/'
const DEGREE = 'A degree alone does not show that a person is well positioned to advance an endeavor.'
const METHODS = 'The methods that you intend to use already exist and are not described any further than that.'

let app: TestApp
let me: Awaited<ReturnType<typeof apply>>
let other: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  app = await startTestApp()
  me = await apply(app)
  other = await apply(app)
})
afterAll(() => app.close())

const view = async () => (await me.client.get<RfeAnalysisReply>(ANALYSIS)).body
const looseOf = async () => (await view()).not_taken_up
const countOf = async () => (await me.client.get<RfeResponseReply>('/api/product/rfe/response/')).body.not_taken_up
const set = (body: object, who = me) => who.client.patch<{ results: LooseSentence[] }>(SENTENCES, body)

async function analyse(): Promise<RfeAnalysisReply> {
  await buy(app, me.client, { [ONE_ANALYSIS]: 1 })
  const { task_id } = (await me.client.post<{ task_id: string }>(ANALYSIS)).body
  expect(await finishedTask(me.client, task_id)).toMatchObject({ status: 'SUCCESS' })
  return view()
}

test('a sentence that no issue holds is settled as one or as none', async () => {
  const degree = { quote: DEGREE, page: 3 }
  expect(await set({ ...degree, is_aside: true })).toMatchObject({ status: 404 })
  await addNotice(me.client, pdf(...NOTICE_PAGES, `Education\n\n${DEGREE}\n\nMethods\n\nIn short: ${METHODS}`))
  expect(await looseOf()).toEqual([])
  const { not_taken_up: loose, reading } = await analyse()
  const methods = loose.find(({ quote }) => quote.includes('already exist'))
  expect(loose).toContainEqual({ ...degree, is_aside: false })
  expect(methods).toMatchObject({ page: 3, is_aside: false })
  expect(reading).not.toHaveProperty('raised')
  expect(await countOf()).toBe(loose.length)

  // Only such a sentence, of one's own notice.
  for (const [body, status] of [
    [{ ...degree, page: 2, is_aside: true }, 400],
    [{ quote: 'These words are not there.', page: 3, is_aside: true }, 400],
    [{ ...degree, is_aside: 'perhaps' }, 400],
    [{ quote: DEGREE, is_aside: true }, 400],
  ] as const)
    expect((await set(body)).status).toBe(status)
  expect((await set({ ...degree, is_aside: true }, other)).status).toBe(404)
  expect((await app.visitor().patch(SENTENCES, { ...degree, is_aside: true })).status).toBe(403)
  expect(await looseOf()).toEqual(loose)

  // It is no issue, and taken back.
  const aside = await set({ ...degree, is_aside: true })
  expect(aside).toMatchObject({ status: 200 })
  expect(aside.body.results).toContainEqual({ ...degree, is_aside: true })
  expect(await looseOf()).toEqual(aside.body.results)
  expect(await countOf()).toBe(loose.length - 1)
  expect((await set({ ...degree, is_aside: false })).body.results).toEqual(loose)

  // Two at once are both kept, and a new analysis keeps them.
  await Promise.all([set({ ...degree, is_aside: true }), set({ ...methods, is_aside: true })])
  const settled = await looseOf()
  expect(settled.every(({ is_aside }) => is_aside)).toBe(true)
  expect((await analyse()).not_taken_up).toEqual(settled)

  // Made an issue it is taken up.
  const added = await me.client.post<WorkedIssue>('/api/product/rfe/issues/', degree)
  expect(added).toMatchObject({ status: 201, body: { quote: DEGREE, added: true } })
  expect((await looseOf()).map(({ quote }) => quote)).not.toContain(DEGREE)
})
