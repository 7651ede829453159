import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DocumentView } from '#domain/drafted-document.ts'
import { isEditable } from '#domain/editable.ts'
import type { RfeResponseReply } from '#domain/rfe-replies.ts'
import { blockText } from '#domain/document-text.ts'
import { ALL_ASIDE, type IssueState } from '#domain/rfe.ts'
import { apply } from '../testing/apply.ts'
import { audit } from '../testing/audit.ts'
import { buy } from '../testing/buy.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addNotice } from '../testing/notice.ts'
import { form, pdf, png } from '../testing/papers.ts'
import { selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { backgroundOf, stepCalls } from './testing/step-calls.ts'
import { ANALYSIS, analyseNotice, RFE_PACKAGE } from './testing/with-analysis.ts'

type Applied = Awaited<ReturnType<typeof apply>>
interface Result {
  letter_id: number
  url: string
  docx_url: string
  warnings: object[]
}

const RESPONSE = '/api/product/rfe/response/'

let app: TestApp
let me: Applied
let other: Applied
beforeAll(async () => {
  app = await startTestApp()
  other = await apply(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  me = await apply(app)
})

const { start, view, credits, run } = stepCalls<RfeResponseReply, Result>(RESPONSE, 'rfe_response')
const respond = async (who: Applied, sent?: unknown) => {
  const task = await run(who, sent)
  expect(task).toMatchObject({ status: 'SUCCESS', error: null })
  return task.result as Result
}
const pageOf = async (who: Applied, { letter_id }: Result) =>
  (await who.client.get<DocumentView>(`/api/product/documents/${letter_id}/`)).body

test('is not started without a notice, with a wrong file, or without a credit, and nothing is kept then', async () => {
  expect(await start(me)).toMatchObject({ status: 400, body: { detail: 'Please add an RFE notice first.' } })
  await addNotice(me.client)
  const wrong = form({}, { initial_response: { name: 'a.docx', bytes: png() } })
  expect(await start(me, wrong)).toMatchObject({
    status: 400,
    body: { initial_response: ['Please upload a PDF, DOC, or DOCX file'] },
  })
  const right = form({}, { initial_response: { name: 'a.pdf', bytes: pdf('What I would answer.') } })
  expect(await start(me, right)).toMatchObject({
    status: 402,
    body: {
      code: 'no_credits',
      detail: 'You have no RFE Response credits remaining. Would you like to purchase more credits?',
    },
  })
  expect(await backgroundOf(me)).toEqual([])
  const foreign = await addNotice(other.client)
  expect(await start(me, { notice: foreign })).toMatchObject({ status: 404 })
  expect(await view(me)).toEqual({
    current_task_id: null,
    drafter: { provider: 'builtin', model: null },
    rfe_response_url: null,
    docx_url: null,
    letters: [],
    stale: false,
    changed: [],
    unanswered: [],
    aside: [],
    not_taken_up: 0,
    all_aside: false,
  })
})

test('is drafted from the notice alone, takes one credit, and completes its step', async () => {
  await fillProfile(me.client)
  await addNotice(me.client)
  await buy(app, me.client, { [RFE_PACKAGE]: 1 })
  const sent = form({}, { initial_response: { name: 'mine.pdf', bytes: pdf('What I would answer.') } })
  const result = await respond(me, sent)
  expect(decodeURIComponent(result.url)).toMatch(/\/rfe-response-ilona-kőszegi\.pdf$/)
  expect(await credits(me)).toBe(0)
  expect(await backgroundOf(me)).toMatchObject([{ kind: 'initial_response', name: 'mine.pdf' }])
  expect(await view(me)).toMatchObject({
    current_task_id: null,
    rfe_response_url: result.url,
    docx_url: result.docx_url,
    letters: [{ id: result.letter_id, url: result.url }],
    stale: false,
    unanswered: [],
  })
  for (const url of [result.url, result.docx_url]) expect((await me.client.get(url)).status).toBe(200)
  const progress = (await me.client.get<{ results: object[] }>(`/api/progress/${me.application_id}/`)).body.results
  expect(progress).toContainEqual({ section: 'RFE Response', status: 'completed' })
  const text = JSON.stringify((await pageOf(me, result)).blocks)
  for (const words of ['the record does not establish that the proposed endeavor', 'you have made progress towards'])
    expect(text).toContain(words)
  expect(await start(me)).toMatchObject({ status: 402 })
})

test('knows what was settled, and tells what is not', async () => {
  await selectEndeavor(me.client)
  const { issues } = await analyseNotice(app, me.client)
  expect((await view(me)).unanswered).toEqual(issues.map(({ title }) => title))
  await me.client.patch(`/api/product/rfe/issues/${issues[0]?.id}/`, { state: 'settled' })
  expect((await view(me)).unanswered).toEqual([issues[1]?.title])
  await buy(app, me.client, { [RFE_PACKAGE]: 1 })
  const result = await respond(me)
  const headings = (await pageOf(me, result)).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  for (const { heading } of issues) {
    const words = heading?.replace(/^\d+\.\s*/, '') ?? ''
    expect(headings.filter((text) => text.toLowerCase().includes(words.toLowerCase()))).toHaveLength(1)
  }
})

test('passes over what was put aside, and tells where that was changed since', async () => {
  const [first, second] = (await analyseNotice(app, me.client)).issues
  const hold = (one: typeof first, state: IssueState) =>
    me.client.patch(`/api/product/rfe/issues/${one?.id}/`, { state })
  await hold(first, 'none')
  expect(await view(me)).toMatchObject({ unanswered: [second?.title], aside: [first?.title], all_aside: false })
  await buy(app, me.client, { [RFE_PACKAGE]: 1 })

  // Nothing to answer is told before a credit is asked for, and takes none.
  await hold(second, 'none')
  expect(await view(me)).toMatchObject({ unanswered: [], all_aside: true })
  expect(await start(me)).toMatchObject({ status: 400, body: { detail: ALL_ASIDE } })
  expect(await start(other, { notice: await addNotice(other.client) })).toMatchObject({ status: 402 })
  expect(await credits(me)).toBe(1)
  await hold(second, 'settled')

  const result = await respond(me)
  const page = await pageOf(me, result)
  const answered = (of: DocumentView) =>
    of.outline.flatMap(({ section }) => (section.startsWith('issue-') ? section : []))
  expect(answered(page)).toEqual(['issue-2'])
  const text = page.blocks.map(blockText).join('\n')
  expect(text).toContain(second?.quote)
  expect(text).not.toContain(first?.quote)
  expect(page).toMatchObject({ stale: false, changed: [] })
  expect(await view(me)).toMatchObject({ stale: false, unanswered: [], aside: [first?.title] })

  await hold(first, 'open')
  expect(await view(me)).toMatchObject({
    stale: true,
    changed: [expect.stringMatching(/^Issue 1 .*does not answer it/)],
  })
  const told = (says: string) => ({ says: expect.stringMatching(says) as string, href: '/rfe-analysis', sections: [] })
  expect((await pageOf(me, result)).changed).toMatchObject([told('Issue 1 .*does not answer it')])
  await hold(first, 'none')
  expect((await view(me)).stale).toBe(false)
  await hold(second, 'none')
  expect((await pageOf(me, result)).changed).toMatchObject([told('Issue 2 .*still answers it')])
  // The letter is still there to be read, edited and downloaded.
  expect(await view(me)).toMatchObject({ stale: true, all_aside: true, rfe_response_url: result.url })
  // Another notice has issues of its own.
  await addNotice(me.client, pdf('REQUEST FOR EVIDENCE', 'You did not submit a plan for the proposed endeavor.'))
  expect((await view(me)).all_aside).toBe(false)
})

test('is a document to be read, edited, drafted again and told when it is behind', { tags: 'long' }, async () => {
  await fillProfile(me.client)
  const endeavor = await selectEndeavor(me.client)
  await addNotice(me.client)
  await buy(app, me.client, { [RFE_PACKAGE]: 1 })
  const result = await respond(me)
  const path = `/api/product/documents/${result.letter_id}/`
  const page = await pageOf(me, result)
  expect(page).toMatchObject({ kind: 'rfe_response', version: 1, stale: false, url: result.url })
  // The notice's words have their page of the notice for a source, and none is told to be without one.
  const quoted = page.sources.filter(({ id }) => /^N\d+$/.test(id))
  expect(quoted.map(({ gone }) => gone)).toEqual([false, false])
  expect(page.quality.filter(({ rule }) => rule === 'quotations')).toEqual([])
  expect((await other.client.get(path)).status).toBe(404)
  const block = page.blocks.find((one) => one.kind === 'paragraph' && isEditable(one))
  const id = block?.kind === 'paragraph' ? block.id : ''
  const edited = await me.client.patch<DocumentView>(path, { base_version: 1, blocks: [{ id, text: 'Dear Officer:' }] })
  expect(edited).toMatchObject({ status: 200, body: { version: 2 } })
  expect((await view(me)).rfe_response_url).toBe(edited.body.url)
  const section = page.outline.find(({ purpose }) => purpose !== '')?.section ?? ''
  const again = await me.client.post<{ task_id: string }>(`${path}redraft/`, { section, instruction: 'Shorter' })
  expect(again.status).toBe(201)
  const proposal = await finishedTask(me.client, again.body.task_id)
  expect(proposal).toMatchObject({ status: 'SUCCESS', error: null })
  const accept = { task_id: again.body.task_id, base_version: 2 }
  expect(await me.client.post(`${path}accept/`, accept)).toMatchObject({ status: 200 })
  expect((await me.client.post(`${path}versions/1/restore/`)).status).toBe(200)
  await me.client.patch(`/api/product/proposed-endeavor/${endeavor}/`, { title: 'Another protocol' })
  expect((await view(me)).stale).toBe(true)
})

test('whose notice was deleted still opens, and is not drafted again', async () => {
  const notice = await addNotice(me.client)
  await buy(app, me.client, { [RFE_PACKAGE]: 1 })
  const result = await respond(me)
  await me.client.delete(`/api/rfenotice/${notice}/`)
  const page = await pageOf(me, result)
  expect(page.blocks.length).toBeGreaterThan(0)
  const section = page.outline[0]?.section ?? 'x'
  const path = `/api/product/documents/${result.letter_id}/redraft/`
  expect(await me.client.post(path, { section, instruction: 'Shorter' })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('no longer in your profile') as string },
  })
  expect((await view(me)).letters).toHaveLength(1)
})

test('of which a second one is asked for while it runs is told; one that is cancelled gives its credit back', async () => {
  await addNotice(me.client)
  await buy(app, me.client, { [RFE_PACKAGE]: 2 })
  const begun = await Promise.all([start(me), start(me)])
  const started = begun.filter(({ status }) => status === 201).map(({ body }) => body.task_id)
  expect(started.length).toBeGreaterThan(0)
  for (const { status, body } of begun)
    if (status !== 201) expect(status === 409 && started.includes(body.task_id)).toBe(true)
  let made = 0
  for (const task_id of started) {
    await me.client.delete(`/api/task-status/${task_id}/`)
    const { status } = await finishedTask(me.client, task_id)
    if (status === 'SUCCESS') made++
  }
  expect(await credits(me)).toBe(2 - made)
  expect((await view(me)).letters).toHaveLength(made)
  expect((await me.client.get<{ current_task_id: null }>(ANALYSIS)).body.current_task_id).toBeNull()
})

test('after all this the books, the tasks and the files agree', async () => {
  expect(await audit(app.parts.db, app.parts.files)).toEqual([])
})
