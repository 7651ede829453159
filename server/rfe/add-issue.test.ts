import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RfeAnalysisReply, WorkedIssue } from '#domain/rfe-replies.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addNotice, NOTICE_PAGES } from '../testing/notice.ts'
import { pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { ANALYSIS, ONE_ANALYSIS } from './testing/with-analysis.ts'

const ISSUES = '/api/product/rfe/issues/'
const PLAN = 'The plan for the second site could be told in more detail.'
const STATED = 'You state that your testing protocol will be used across the country.'

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
const add = (quote: unknown, page?: unknown, who = me) => who.client.post<WorkedIssue>(ISSUES, { quote, page })

async function analyse(): Promise<RfeAnalysisReply> {
  await buy(app, me.client, { [ONE_ANALYSIS]: 1 })
  const { task_id } = (await me.client.post<{ task_id: string }>(ANALYSIS)).body
  expect(await finishedTask(me.client, task_id)).toMatchObject({ status: 'SUCCESS' })
  return view()
}

test('a point of the notice that the reader did not tell apart', async () => {
  expect(await add(PLAN)).toMatchObject({ status: 409, body: { detail: 'Please analyse the notice first.' } })
  await addNotice(me.client, pdf(...NOTICE_PAGES, PLAN))
  const before = await analyse()
  expect(before.issues).toHaveLength(2)

  // Nothing that is not the notice's own, or is an issue already, and nobody else.
  const absent = 'These words do not stand in the notice. Copy whole sentences from one page, as they are.'
  for (const [quote, page, fields] of [
    [undefined, undefined, { quote: ['Please give the officer’s words'] }],
    [' \u200b ', undefined, { quote: ['Please give the officer’s words'] }],
    [7, undefined, { quote: ['Please enter text'] }],
    ['x'.repeat(20_001), undefined, { quote: ['Please keep this to 20,000 characters'] }],
    [PLAN, 0, { page: expect.any(Array) as string[] }],
    ['You', undefined, { quote: [absent] }],
    [PLAN, 99, { quote: [absent] }],
    ['second site could', undefined, { quote: [absent] }],
    ['You have shown everything that was asked for.', undefined, { quote: [absent] }],
    [before.issues[1]?.quote, 2, { quote: ['These words are issue 2 already.'] }],
  ] as const)
    expect(await add(quote, page)).toMatchObject({ status: 400, body: fields })
  expect((await add(PLAN, 3, other)).status).toBe(409)
  expect((await app.visitor().post(ISSUES, { quote: PLAN })).status).toBe(403)
  expect((await view()).issues).toEqual(before.issues)

  // It stands where the notice says it, and is worked on like the others. No credit is asked for it.
  const added = await add(PLAN.replaceAll(' ', '\n'), 3)
  expect(added).toMatchObject({
    status: 201,
    body: { added: true, quote: PLAN, page: 3, factor: 'plan', state: 'open', note: '', gathered: [], evidence: [] },
  })
  expect(added.body.advice).not.toBe('')
  const { id } = added.body
  // Of two under one heading neither is called by it.
  const renamed = before.issues.map((one, at) => (at === 1 ? { ...one, title: 'Progress toward the endeavor' } : one))
  expect((await view()).issues).toEqual([...renamed, added.body])
  expect((await add(PLAN)).body).toMatchObject({ quote: ['These words are issue 3 already.'] })
  const changed = await me.client.patch<WorkedIssue>(`${ISSUES}${id}/`, { state: 'none', note: 'A remark after all.' })
  expect(changed.body).toMatchObject({ ...added.body, state: 'none', note: 'A remark after all.' })
  expect((await add(PLAN)).body).toMatchObject({
    quote: ['These words are issue 3, which is put aside. Take it back instead.'],
  })

  // Two at once come one after the other.
  const both = await Promise.all([add(STATED), add('You must submit all requested materials together at one time.')])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const { issues } = await view()
  const [stated, asked] = both.map(({ body }) => body.id)
  const [one, two] = before.issues.map((issue) => issue.id)
  expect(issues.map((issue) => issue.id)).toEqual([stated, one, two, asked, id])
  expect(issues.at(-1)).toEqual(changed.body)
  expect((await add(PLAN)).body).toMatchObject({
    quote: ['These words are issue 5, which is put aside. Take it back instead.'],
  })

  // A new analysis keeps them, with what was done about them, and tells them in its document.
  const again = await analyse()
  const told = (all: readonly WorkedIssue[]) => all.map(({ id: _id, ...issue }) => issue)
  expect(told(again.issues)).toEqual(told(issues))
  const { body } = await me.client.get<object>(`/api/product/documents/${again.document_id}/`)
  const document = JSON.stringify(body).replaceAll('\u00a0', ' ')
  expect(document).toContain('You added this issue from the notice; the reader had not told it apart.')
  expect(document).toContain(PLAN)
})

test('a finding that was read as one more of an issue is one of its own, and no longer that one’s', async () => {
  const SECOND = 'You also did not establish that the endeavor is national in scope.'
  const ASKED = 'Please submit evidence of its scope.'
  await addNotice(me.client, pdf(...NOTICE_PAGES.map((one, at) => (at === 0 ? `${one}\n${SECOND}\n${ASKED}` : one))))
  const before = await analyse()
  const held = before.issues.find(({ further }) => further.some(({ quote }) => quote === SECOND))
  expect(held?.requests.map(({ quote }) => quote)).toContain(ASKED)
  const id = held?.id ?? 0
  await me.client.patch(`${ISSUES}${id}/`, { gathered: [ASKED], note: 'Ask Prof. Oakhollow.' })
  const added = await add(`${SECOND}\n${ASKED}`, 1)
  expect(added).toMatchObject({ status: 201, body: { quote: SECOND, further: [], gathered: [ASKED] } })
  const left = (await view()).issues.find((issue) => issue.id === id)
  expect(left).toMatchObject({ quote: held?.quote, note: 'Ask Prof. Oakhollow.', gathered: [ASKED] })
  expect(left?.further.map(({ quote }) => quote)).not.toContain(SECOND)
  expect(left?.requests.map(({ quote }) => quote)).toContain(ASKED)
})
