import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RfeAnalysisReply, RfeResponseReply, WorkedIssue } from '#domain/rfe-replies.ts'
import { apply } from '../testing/apply.ts'
import { audit } from '../testing/audit.ts'
import { buy } from '../testing/buy.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addNotice, NOTICE_PAGES } from '../testing/notice.ts'
import { pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { ANALYSIS, RFE_PACKAGE } from './testing/with-analysis.ts'

const RFE = '/api/product/rfe/'
const LATER = 'The plan for the second site could be told in more detail.'

let app: TestApp
let me: Awaited<ReturnType<typeof apply>>
let earlier: number
let later: number
beforeAll(async () => {
  app = await startTestApp()
  me = await apply(app)
  earlier = await addNotice(me.client)
  // Without a printed date, so that the one that was entered governs.
  const pages = NOTICE_PAGES.map((page) => page.replace(/Your response must .*/u, ''))
  later = await addNotice(me.client, pdf(...pages, LATER), { deadline: '2026-06-30' })
  await buy(app, me.client, { [RFE_PACKAGE]: 3 })
})
afterAll(() => app.close())

const of = (notice: unknown) => `?notice=${String(notice)}`
const analysisOf = async (notice: number) => (await me.client.get<RfeAnalysisReply>(ANALYSIS + of(notice))).body
const responseOf = async (notice: number) =>
  (await me.client.get<RfeResponseReply>(`${RFE}response/${of(notice)}`)).body
const started = async (step: string, notice: number) =>
  (await me.client.post<{ task_id: string }>(`${RFE}${step}/`, { notice })).body.task_id

test('two notices are analysed at the same time, and each has its issues, its notes and its date', async () => {
  const tasks = await Promise.all([earlier, later].map((notice) => started('analysis', notice)))
  for (const task_id of tasks) expect(await finishedTask(me.client, task_id)).toMatchObject({ status: 'SUCCESS' })
  const [first, second] = [await analysisOf(earlier), await analysisOf(later)]
  expect(first).toMatchObject({ notice: { id: earlier }, deadline: '2026-04-28', stale: false, current_task_id: null })
  expect(second).toMatchObject({ notice: { id: later }, deadline: '2026-06-30', stale: false, current_task_id: null })
  expect(first.notices).toEqual([
    { id: later, name: 'rfe.pdf', deadline: '2026-06-30' },
    { id: earlier, name: 'rfe.pdf', deadline: '2026-04-28' },
  ])
  expect(first.issues).toHaveLength(2)

  for (const { issues } of [first, second])
    for (const { id } of issues)
      expect(await me.client.patch(`${RFE}issues/${id}/`, { note: `Of issue ${id}.` })).toMatchObject({ status: 200 })
  for (const notice of [earlier, later]) {
    const { issues } = await analysisOf(notice)
    expect(issues.map(({ note }) => note)).toEqual(issues.map(({ id }) => `Of issue ${id}.`))
  }

  const quote = 'You state that your testing protocol will be used across the country.'
  const added = await me.client.post<WorkedIssue>(`${RFE}issues/${of(earlier)}`, { quote })
  expect(added.status).toBe(201)
  expect((await analysisOf(earlier)).issues.map(({ id }) => id)).toContain(added.body.id)
  expect((await analysisOf(later)).issues).toHaveLength(second.issues.length)

  const calendar = async (notice: number) => (await me.client.get<string>(`${RFE}calendar/${of(notice)}`)).body
  expect(await calendar(earlier)).toContain('DTSTART;VALUE=DATE:20260428')
  expect(await calendar(later)).toContain('DTSTART;VALUE=DATE:20260630')
})

test('a task is told on the page of its notice, and of the application where none is named', async () => {
  const task_id = await started('analysis', earlier)
  const current = async (path: string) => (await me.client.get<RfeAnalysisReply>(path)).body.current_task_id
  const told = await Promise.all([ANALYSIS, ANALYSIS + of(earlier), ANALYSIS + of(later)].map(current))
  const { status } = (await me.client.get<{ status: string }>(`/api/task-status/${task_id}/`)).body
  if (status !== 'SUCCESS') expect(told.slice(0, 2)).toEqual([task_id, task_id])
  expect(told[2]).toBe(null)
  await finishedTask(me.client, task_id)
})

test('each has its response, which tells what is open in its own analysis', async () => {
  await started('response', earlier).then((task_id) => finishedTask(me.client, task_id))
  expect((await responseOf(later)).letters).toEqual([])
  await started('response', later).then((task_id) => finishedTask(me.client, task_id))
  const [first, second] = [await responseOf(earlier), await responseOf(later)]
  expect(first.letters).toHaveLength(1)
  expect(second.letters).toHaveLength(1)
  expect(first.rfe_response_url).not.toBe(second.rfe_response_url)
  const all = (await me.client.get<RfeResponseReply>(`${RFE}response/`)).body
  expect(all.letters).toEqual([...first.letters, ...second.letters])
  expect(all.rfe_response_url).toBe(second.rfe_response_url)

  const { issues } = await analysisOf(earlier)
  for (const { id } of issues) await me.client.patch(`${RFE}issues/${id}/`, { state: 'none' })
  expect(await responseOf(earlier)).toMatchObject({ unanswered: [], all_aside: true })
  const open = (await analysisOf(later)).issues.map(({ title }) => title)
  expect(await responseOf(later)).toMatchObject({ unanswered: open, all_aside: false })
})

test('one of somebody else, one that was deleted, and what is no number name none', async () => {
  const other = await apply(app)
  const foreign = await addNotice(other.client)
  const gone = await addNotice(me.client, pdf(...NOTICE_PAGES, 'A third.'))
  await me.client.delete(`/api/rfenotice/${gone}/`)
  for (const notice of [foreign, gone, 0, 'x', '1.5', '-1', '1&notice=2'])
    for (const call of ['analysis/', 'response/', 'calendar/'])
      expect(await me.client.get(RFE + call + of(notice)), `${call}${notice}`).toMatchObject({
        status: 404,
        body: { detail: 'Notice does not exist' },
      })
  const [issue] = (await analysisOf(later)).issues
  expect((await other.client.patch(`${RFE}issues/${issue?.id}/`, { note: 'x' })).status).toBe(404)
  expect((await me.client.post(`${RFE}issues/${of(foreign)}`, { quote: LATER })).status).toBe(404)
})

test('after all this the books, the tasks and the files agree', async () => {
  expect(await audit(app.parts.db, app.parts.files)).toEqual([])
})
