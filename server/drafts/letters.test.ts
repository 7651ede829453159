import { sql } from 'kysely'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Usage } from '#domain/credits.ts'
import { runJob } from '../jobs/worker.ts'
import { petitionJob } from '../petition/generate-letter.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import type { Client } from '../testing/client.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addReadyReferee, selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

interface Result {
  letter_id: number
  url: string
  docx_url: string
  warnings: { kind: string; text: string }[]
}

const PETITION = '/api/product/petition/letter/'

let app: TestApp
let client: Client
let evidence: number
let applicant: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  app = await startTestApp()
  applicant = await apply(app)
  client = applicant.client
  evidence = (await fillProfile(client)).evidence
})
afterAll(() => app.close())

const start = async (url: string) => (await client.post<{ task_id: string }>(url)).body.task_id
const remaining = async () =>
  Object.fromEntries(
    (await client.get<Usage[]>('/api/payments/usage/')).body.map((row) => [row.code, row.remaining_usage]),
  )
const bytesOf = async (url: string) => new Uint8Array(await (await client.fetch('GET', url)).arrayBuffer())
const pdfText = async (url: string) =>
  (await extractText(await getDocumentProxy(await bytesOf(url)), { mergePages: true })).text
const docxText = async (url: string) =>
  (await mammoth.extractRawText({ buffer: Buffer.from(await bytesOf(url)) })).value

test('without a selected endeavor, then without a credit, no petition letter is started', async () => {
  expect(await client.post(PETITION)).toMatchObject({
    status: 400,
    body: { detail: 'Please select a proposed endeavor first.' },
  })
  await selectEndeavor(client)
  expect(await client.post(PETITION)).toMatchObject({
    status: 402,
    body: {
      detail: 'You have no Petition Letter credits remaining. Would you like to purchase more credits?',
      code: 'no_credits',
    },
  })
  expect((await client.get(PETITION)).body).toEqual({
    current_task_id: null,
    drafter: { provider: 'builtin', model: null },
    petition_letter_url: null,
    docx_url: null,
    letters: [],
    stale: false,
  })
  expect(
    await app.parts.db.selectFrom('tasks').select('task_id').where('kind', '=', 'petition-letter').execute(),
  ).toEqual([])
})

test('the petition letter is drafted, paid with a credit, and says the facts in PDF and DOCX', async () => {
  await buy(app, client, { 1: 1 })
  const task_id = await start(PETITION)
  const again = await client.post(PETITION)
  if (again.status !== 402) expect(again).toMatchObject({ status: 409, body: { task_id } })
  const task = await finishedTask<Result>(client, task_id)
  expect(task).toMatchObject({ status: 'SUCCESS', error: null })
  const { url, docx_url, letter_id } = task.result as Result
  expect(decodeURIComponent(url)).toMatch(/\/petition-letter-ilona-kőszegi\.pdf$/)
  expect((await remaining()).petition_letter).toBe(0)
  for (const text of [await pdfText(url), await docxText(docx_url)])
    for (const fact of ['Kőszegi', 'Tisza University of Technology', 'Lakeside Prize for Storage Engineering'])
      expect(text.replace(/\s+/g, ' ')).toContain(fact)
  expect((await client.get(PETITION)).body).toMatchObject({
    current_task_id: null,
    petition_letter_url: url,
    docx_url,
    letters: [{ id: letter_id, url, docx_url }],
    stale: false,
  })
  for (const [name, stale] of [
    ['Harbor Prize', true],
    ['Lakeside Prize for Storage Engineering', false],
  ]) {
    await client.patch('/api/evidence/', [{ id: evidence, name }])
    expect((await client.get(PETITION)).body).toMatchObject({ stale })
  }
  const done = (await client.get<{ results: object[] }>(`/api/progress/${applicant.application_id}/`)).body.results
  expect(done).toContainEqual({ section: 'Petition Letter', status: 'completed' })
})

test('a job that is run again after it succeeded leaves everything as it is', async () => {
  const { db } = app.parts
  const task = await db.selectFrom('tasks').selectAll().where('kind', '=', 'petition-letter').executeTakeFirstOrThrow()
  const before = await db.selectFrom('documents').select('id').execute()
  const payload = { application_id: applicant.application_id, endeavor_id: 1 }
  const claimed = { id: task.task_id, data: { payload }, signal: new AbortController().signal }
  await runJob(petitionJob, app.parts, claimed)
  expect(await db.selectFrom('documents').select('id').execute()).toEqual(before)
})

test('a recommendation letter is drafted, listed, and fetched by its url', async () => {
  const ref = await addReadyReferee(client, { evidence, endeavor: await selectEndeavor(client) })
  const letter = `/api/product/rec/letter/${ref}/`
  const before = (await remaining()).recommendation_letter ?? 0
  const task_id = await start(letter)
  const task = await finishedTask<Result>(client, task_id)
  expect(task).toMatchObject({ status: 'SUCCESS' })
  const { letter_id, url, docx_url } = task.result as Result
  expect((await remaining()).recommendation_letter).toBe(before - 1)
  expect(url).toMatch(/\/recommendation-letter-marten-oakhollow\.pdf$/)
  expect(await pdfText(url)).toContain('Oakhollow')
  expect((await client.get(letter)).body).toMatchObject({
    current_task_id: null,
    letters: [{ id: letter_id, url, docx_url }],
    rec_letter_url: url,
    recLetter_id: letter_id,
  })
  expect((await client.get(`${letter}url/${letter_id}/`)).body).toEqual({ url, docx_url })
  expect((await client.get(`${letter}url/999999/`)).status).toBe(404)
  expect((await client.get('/api/RecLetter/')).body).toMatchObject({
    count: 1,
    results: [{ id: letter_id, referee_id: ref, name: 'Marten Oakhollow', url }],
  })
  const { client: stranger } = await apply(app)
  expect((await stranger.get(url)).status).toBe(404)
  expect((await stranger.get(`/api/task-status/${task_id}/`)).status).toBe(404)
  expect((await stranger.delete(`/api/task-status/${task_id}/`)).status).toBe(404)
})

test('a recommender who is deleted while the letter is drafted fails it, and the credit comes back once', async () => {
  const ref = await addReadyReferee(client, { evidence, endeavor: await selectEndeavor(client) })
  const before = await remaining()
  let task_id = ''
  await app.parts.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('referees')
      .set({ is_deleted: true, deleted_at: sql`now()` })
      .where('id', '=', ref)
      .execute()
    task_id = await start(`/api/product/rec/letter/${ref}/`)
    expect((await remaining()).recommendation_letter).toBe((before.recommendation_letter ?? 0) - 1)
  })
  expect(await finishedTask(client, task_id)).toMatchObject({
    status: 'FAILURE',
    result: null,
    error: 'The recommender was deleted. Nothing was generated.',
  })
  expect(await remaining()).toEqual(before)
  expect((await client.delete(`/api/task-status/${task_id}/`)).status).toBe(204)
  expect(await remaining()).toEqual(before)
  expect(await app.parts.db.selectFrom('documents').select('id').where('referee_id', '=', ref).execute()).toEqual([])
})

test('a task that is called off gives its credit back once', async () => {
  const endeavor = await selectEndeavor(client)
  const refs = await Promise.all(
    ['A', 'B', 'C'].map((first_name) => addReadyReferee(client, { evidence, endeavor }, { first_name })),
  )
  const tasks: string[] = []
  const before = await remaining()
  await app.parts.db.transaction().execute(async (trx) => {
    // Two letters wait for these rows at their end and so keep both workers busy: the third cannot begin.
    await trx.selectFrom('referees').select('id').where('id', 'in', refs).forUpdate().execute()
    for (const ref of refs) tasks.push(await start(`/api/product/rec/letter/${ref}/`))
    const last = `/api/task-status/${tasks[2]}/`
    expect((await client.get(`/api/product/rec/letter/${refs[2]}/`)).body).toMatchObject({ current_task_id: tasks[2] })
    const replies = await Promise.all([1, 2, 3].map(() => client.delete(last)))
    expect(replies.map((reply) => reply.status)).toEqual([204, 204, 204])
    expect((await client.get(last)).body).toMatchObject({ status: 'REVOKED', result: null })
  })
  for (const task_id of tasks.slice(0, 2))
    expect(await finishedTask(client, task_id)).toMatchObject({ status: 'SUCCESS' })
  expect((await remaining()).recommendation_letter).toBe((before.recommendation_letter ?? 0) - 2)
})

test('a task is known by its id only', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
    expect((await client.get(`/api/task-status/${id}/`)).status).toBe(404)
    expect((await client.delete(`/api/task-status/${id}/`)).status).toBe(404)
  }
})
