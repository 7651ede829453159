import { delimiter } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInTools } from '#documents/testing/stand-in-tools.ts'
import type { RfeAnalysisReply } from '#domain/rfe-replies.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addNotice, NOTICE_PAGES, readNotice } from '../testing/notice.ts'
import { pdf } from '../testing/papers.ts'
import { makeTempFolder, type TempFolder } from '../testing/temp-folder.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { ANALYSIS, ONE_ANALYSIS } from './testing/with-analysis.ts'

const [FIRST = '', SECOND = ''] = NOTICE_PAGES
const SCAN = pdf('', '')
/** Of four pages one has words. */
const MOSTLY_EMPTY = pdf(FIRST, '', '', '')

let without: TestApp
/** Every scanned page has the first page's words on it. */
let reading: TestApp
/** No scanned page has any. */
let blank: TestApp
const folders: TempFolder[] = []
const startWith = async (words: string): Promise<TestApp> => {
  const folder = await makeTempFolder()
  folders.push(folder)
  const path = [await standInTools(folder.path, words), process.env['PATH']].join(delimiter)
  return startTestApp({ env: { PATH: path } })
}
beforeAll(async () => {
  without = await startTestApp()
  reading = await startWith(FIRST)
  blank = await startWith('')
})
afterAll(async () => {
  for (const app of [without, reading, blank]) await app.close()
  for (const folder of folders) await folder.remove()
})

async function withNotice(app: TestApp, bytes: Buffer) {
  const { client } = await apply(app)
  await addNotice(client, bytes)
  await buy(app, client, { [ONE_ANALYSIS]: 1 })
  const view = async () => (await client.get<RfeAnalysisReply>(ANALYSIS)).body
  return {
    client,
    view,
    start: () => client.post<{ task_id: string; detail: string }>(ANALYSIS),
    whenRead: () => readNotice(app, client),
    credits: async () =>
      (await client.get<{ code: string; remaining_usage: number }[]>('/api/payments/usage/')).body.find(
        ({ code }) => code === 'rfe_notice_analysis',
      )?.remaining_usage,
  }
}

const cases = [
  ['where scans cannot be read', () => without, SCAN, 'This server cannot read scans.'],
  ['where scans cannot be read and a page has words', () => without, MOSTLY_EMPTY, 'This server cannot read scans.'],
  ['whose scan shows nothing', () => blank, SCAN, 'No words were found in this notice.'],
  ['of which a quarter could be read', () => blank, MOSTLY_EMPTY, 'Less than half of this notice could be read.'],
] as const

test.each(cases)('a notice %s is refused with the way out, before anything is paid', async (_, app, bytes, words) => {
  const { start, whenRead, credits } = await withNotice(app(), bytes)
  expect(await whenRead()).toMatchObject({ unreadable: true })
  const refused = await start()
  expect(refused.status).toBe(400)
  expect(refused.body.detail).toContain(words)
  expect(await credits()).toBe(1)
})

test.each(cases)(
  'a notice %s that nobody has looked at yet fails so, and its credit comes back',
  { tags: 'long' },
  async (_, app, bytes, words) => {
    const { db } = app().parts
    const { client, start, whenRead, credits } = await withNotice(app(), bytes)
    await whenRead()
    await waitFor(
      'the queue to be done',
      async () =>
        (await sql`select from pgboss.job where name = 'read-upload' and state < 'completed'`.execute(db)).rows
          .length === 0,
      50_000,
    )
    await db.deleteFrom('upload_texts').execute()
    const begun = await start()
    expect(begun.status).toBe(201)
    const task = await finishedTask(client, begun.body.task_id)
    expect(task).toMatchObject({ status: 'FAILURE', result: null })
    expect(task.error).toContain(words)
    expect(await credits()).toBe(1)
  },
)

test('a scan is read, and analysed', async () => {
  const { client, start, whenRead } = await withNotice(reading, pdf('', SECOND))
  expect(await whenRead()).toMatchObject({ unreadable: false, read_by: 'ocr' })
  const task = await finishedTask(client, (await start()).body.task_id)
  expect(task).toMatchObject({ status: 'SUCCESS', error: null })
})

test('a scan that was added before scans could be read is read now', { tags: 'long' }, async () => {
  const { client, start, whenRead, view } = await withNotice(reading, pdf('', SECOND))
  await whenRead()
  const unread = { pages: '[]', read_by: 'none' as const, reason: 'scan' }
  await reading.parts.db.updateTable('upload_texts').set(unread).execute()
  expect((await view()).notice).toMatchObject({ unreadable: true })
  const task = await finishedTask(client, (await start()).body.task_id)
  expect(task).toMatchObject({ status: 'SUCCESS', error: null })
  expect((await view()).notice).toMatchObject({ unreadable: false, read_by: 'ocr' })
})
