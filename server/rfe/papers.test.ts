import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BackgroundPaper, RfeAnalysisReply, SeriesPaper } from '#domain/rfe-replies.ts'
import type { DocumentView } from '#domain/drafted-document.ts'
import { isOfResponse } from '#domain/exhibit-number.ts'
import { isEditable } from '#domain/editable.ts'
import { RESTORABLE_DAYS } from '#domain/recently-deleted.ts'
import { purgeDeleted } from '../recently-deleted/purge.ts'
import { fileIdOf } from '../files/file-name.ts'
import { apply } from '../testing/apply.ts'
import { buy } from '../testing/buy.ts'
import { ENTRIES } from '../testing/entries.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { finishedTask } from '../testing/finished-task.ts'
import { addNotice, NOTICE_PAGES, readNotice } from '../testing/notice.ts'
import { form, inJson, pdf, png } from '../testing/papers.ts'
import { selectEndeavor } from '../testing/ready-letter.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { filedPetition } from './filed-petition.ts'
import { ANALYSIS, ONE_ANALYSIS } from './testing/with-analysis.ts'

type Applied = Awaited<ReturnType<typeof apply>>
interface List<T> {
  count: number
  results: T[]
}

const BACKGROUND = '/api/product/rfe/background/'
const PAPERS = '/api/product/rfe/papers/'
const DAY = 24 * 3_600_000

let app: TestApp
let me: Applied
let other: Applied
let time = Date.now()
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(time) } })
  me = await apply(app)
  other = await apply(app)
})
afterAll(() => app.close())

const add = ({ client }: Applied, kind: string, text = 'A paper.') =>
  client.post<BackgroundPaper>(BACKGROUND, form({ kind }, { file: { name: `${kind}.pdf`, bytes: pdf(text) } }))
/** Purges what is due after so many days. */
const purgedIn = async (days: number) => {
  time += days * DAY
  await purgeDeleted(app.parts)
  time -= days * DAY
}
const listed = async ({ client }: Applied) => (await client.get<List<BackgroundPaper>>(BACKGROUND)).body
/** The words on the pages of a file, as they were read. */
const pagesOf = async (url: string): Promise<string[]> => {
  const rows = app.parts.db
    .selectFrom('upload_texts')
    .select('pages')
    .where('file_id', '=', fileIdOf(url) ?? '')
  return (await rows.executeTakeFirstOrThrow()).pages as string[]
}
const series = async ({ client }: Applied) => (await client.get<List<SeriesPaper>>(PAPERS)).body.results

test('a letter without words is in the series, and a petition letter without words is no paper of it', async () => {
  const who = await apply(app)
  await add(who, 'recommendation', '')
  await add(who, 'petition_letter', '')
  expect((await series(who)).map(({ title }) => title)).toEqual([
    expect.stringContaining('Resume'),
    'Letter of recommendation',
  ])
})

describe('papers of a filing that was prepared elsewhere', () => {
  test.each([
    ['nothing', form({}), { kind: ['This field is required'] }],
    [
      'an unknown kind',
      form({ kind: 'diary' }, { file: { name: 'a.pdf', bytes: pdf() } }),
      { kind: ['Please choose one of the options'] },
    ],
    ['no file', form({ kind: 'endeavor' }), { file: ['Please choose a file'] }],
    [
      'a picture',
      form({ kind: 'endeavor' }, { file: { name: 'a.pdf', bytes: png() } }),
      { file: ['Please upload a PDF, DOC, or DOCX file'] },
    ],
    [
      'a file of another field',
      form({ kind: 'endeavor' }, { paper: { name: 'a.pdf', bytes: pdf() } }),
      { paper: ['No file is taken here'] },
    ],
  ])('%s is refused at its field', async (_, sent, fields) => {
    expect(await me.client.post(BACKGROUND, sent)).toMatchObject({ status: 400, body: fields })
    expect((await listed(me)).count).toBe(0)
  })

  test('are added, read, listed and taken away', async () => {
    const added = await add(me, 'endeavor', 'The endeavor is an open protocol.')
    expect(added).toMatchObject({ status: 201, body: { kind: 'endeavor', name: 'endeavor.pdf' } })
    await waitFor('the reading', async () => (await listed(me)).results[0]?.read_by === 'text')
    expect((await listed(me)).results).toMatchObject([{ id: added.body.id, reason: null }])
    expect((await me.client.get(added.body.url)).status).toBe(200)
    expect((await me.client.delete(`${BACKGROUND}${added.body.id}/`)).status).toBe(204)
    expect((await me.client.delete(`${BACKGROUND}${added.body.id}/`)).status).toBe(404)
    expect((await listed(me)).count).toBe(0)
  })

  test('of a kind there is one, which a second replaces; of recommendations there are several', async () => {
    const first = (await add(me, 'petition_letter')).body
    const second = (await add(me, 'petition_letter')).body
    expect(second.id).toBe(first.id)
    expect(second.url).not.toBe(first.url)
    await add(me, 'recommendation')
    await add(me, 'recommendation')
    expect((await listed(me)).results.map(({ kind }) => kind)).toEqual([
      'petition_letter',
      'recommendation',
      'recommendation',
    ])
    // What was replaced can be put back for 30 days and is purged then; the others are kept.
    await purgedIn(RESTORABLE_DAYS)
    const left = await app.parts.db.selectFrom('files').select('id').execute()
    expect(left.map(({ id }) => id)).not.toContain(fileIdOf(first.url))
    expect(left.map(({ id }) => id)).toContain(fileIdOf(second.url))
  })

  test.each(['0', '-1', '2147483648', '999999999999999', '1e3'])('none has the number %s', async (id) => {
    expect((await me.client.delete(`${BACKGROUND}${id}/`)).status).toBe(404)
    expect((await me.client.patch(`/api/product/rfe/issues/${id}/`, { note: 'x' })).status).toBe(404)
  })

  test('that cannot be what they were put for are said to be none', async () => {
    const who = await apply(app)
    await add(who, 'petition_letter', 'Curriculum vitae of a lampist who has worked in lighthouses since August 2010.')
    await add(who, 'endeavor', 'The endeavor is an open protocol for lighthouses.')
    await waitFor('the reading', async () => (await listed(who)).results.every(({ read_by }) => read_by === 'text'))
    expect((await listed(who)).results.map(({ kind, misplaced }) => [kind, misplaced])).toEqual([
      ['petition_letter', expect.stringContaining('does not read like a petition letter')],
      ['endeavor', null],
    ])
  })

  test('that are sent at once leave one', async () => {
    await Promise.all(Array.from({ length: 4 }, () => add(other, 'initial_response')))
    expect((await listed(other)).count).toBe(1)
  })

  test('of somebody else do not exist', async () => {
    const [mine] = (await listed(me)).results
    expect((await other.client.delete(`${BACKGROUND}${mine?.id}/`)).status).toBe(404)
    expect((await other.client.get(mine?.url ?? '')).status).toBe(404)
    const taken = await other.client.post(BACKGROUND, { kind: 'endeavor', file: { name: 'x', url: mine?.url } })
    expect(taken).toMatchObject({ status: 400, body: { file: ['Please upload this file again'] } })
    expect((await app.visitor().get(BACKGROUND)).status).toBe(403)
  })
})

/** As if the petition letters of an application had been drafted on another day. */
const draftedOn = ({ application_id }: Pick<Applied, 'application_id'>, day: string) =>
  app.parts.db
    .updateTable('document_versions')
    .set({ created_at: `${day}T12:00:00Z` })
    .where('document_id', 'in', (eb) =>
      eb
        .selectFrom('documents')
        .select('id')
        .where('application_id', '=', application_id)
        .where('kind', '=', 'petition_letter'),
    )
    .execute()

describe('the papers of the case file', () => {
  let who: Applied
  beforeAll(async () => {
    who = await apply(app)
    await fillProfile(who.client)
  })

  test('all come with the response where no petition letter was drafted here', async () => {
    const papers = await series(who)
    expect(papers.length).toBeGreaterThan(3)
    expect(papers.every(({ is_filed }) => !is_filed)).toBe(true)
    expect(papers[0]).toMatchObject({ number: 1, title: expect.stringContaining('Resume') as string })
  })

  test('become a series of their own once there is a notice, but for those that are said to be filed', async () => {
    const notice = await addNotice(who.client)
    const before = await series(who)
    expect(before.map(({ number }) => number)).toEqual(before.map((_, index) => 1001 + index))
    const changes = before.slice(0, 2).map(({ url }) => ({ url, is_filed: true }))
    const changed = await who.client.patch<List<SeriesPaper>>(PAPERS, changes)
    expect(changed.status).toBe(200)
    expect(changed.body.results.map(({ number }) => number)).toEqual([
      1,
      2,
      ...before.slice(2).map((_, index) => 1001 + index),
    ])
    expect(await series(who)).toEqual(changed.body.results)
    await who.client.delete(`/api/rfenotice/${notice}/`)
    expect((await series(who)).map(({ number }) => number)).toEqual(before.map((_, index) => index + 1))
  })

  test('have the letters among them that were uploaded in place of entries, and follow what is said of those', async () => {
    const elsewhere = await apply(app)
    await addNotice(elsewhere.client)
    await add(elsewhere, 'petition_letter')
    await add(elsewhere, 'recommendation', 'Letter of interest. The county intends to use the alarms.')
    await waitFor('the reading', async () =>
      (await listed(elsewhere)).results.every(({ read_by }) => read_by === 'text'),
    )
    const before = await series(elsewhere)
    const letter = before.at(-1)
    expect(letter).toMatchObject({ is_filed: false, title: expect.stringMatching(/letter/iu) as string })
    expect(letter?.number).toBeGreaterThan(1000)
    await elsewhere.client.patch(PAPERS, [{ url: letter?.url, is_filed: true }])
    const held = (await series(elsewhere)).find(({ url }) => url === letter?.url)
    expect(held).toMatchObject({ is_filed: true })
    expect(isOfResponse(held?.number ?? 0)).toBe(false)
  })

  test('those of a petition letter that was drafted here were filed; what is added later is new', async () => {
    await selectEndeavor(who.client)
    await buy(app, who.client, { 1: 1 })
    const plans = (await who.client.get<List<{ id: number }>>('/api/futureplan/')).body.results
    await who.client.patch(
      '/api/futureplan/',
      plans.map(({ id }) => ({
        id,
        current_progress: 'The two laboratories have made progress towards the endeavor with a draft protocol.',
      })),
    )
    const { task_id } = (await who.client.post<{ task_id: string }>('/api/product/petition/letter/')).body
    expect(await finishedTask(who.client, task_id)).toMatchObject({ status: 'SUCCESS' })
    await draftedOn(who, '2025-12-10')
    await addNotice(who.client)
    const { body } = await who.client.post<{ supporting_doc: { url: string } }[]>('/api/evidence/', [
      { ...ENTRIES.evidence(), name: 'Harbor Prize', supporting_doc: inJson('harbor.pdf', pdf('Harbor')) },
    ])
    const added = body[0]?.supporting_doc.url
    const papers = await series(who)
    expect(papers.filter(({ is_filed }) => !is_filed).map(({ url }) => url)).toEqual([added])
    expect(papers.find(({ url }) => url === added)?.number).toBe(1001)
    // The analysis cites it by the pages of its PDF, where no entry tells the same.
    for (const { id } of plans) expect((await who.client.delete(`/api/futureplan/${id}/`)).status).toBe(204)
    await buy(app, who.client, { [ONE_ANALYSIS]: 1 })
    const begun = (await who.client.post<{ task_id: string }>(ANALYSIS)).body
    expect(await finishedTask(who.client, begun.task_id)).toMatchObject({ status: 'SUCCESS' })
    const { issues } = (await who.client.get<RfeAnalysisReply>(ANALYSIS)).body
    const cited = issues.flatMap(({ have }) => have.filter(({ paper }) => paper === 'petition_letter'))
    expect(cited.length).toBeGreaterThan(0)
    const pages = await pagesOf(cited[0]?.url ?? '')
    const bare = (text = '') => text.replace(/[^\p{L}\p{N}]+/gu, '')
    for (const { text, page } of cited) expect(bare(pages[(page ?? 0) - 1])).toContain(bare(text).slice(0, 40))
  })

  test('those of a petition letter that was drafted after the notice are new, until the applicant says otherwise', async () => {
    const filed = (papers: SeriesPaper[]) => papers.filter(({ is_filed }) => is_filed).map(({ url }) => url)
    await draftedOn(who, '2026-02-04')
    const papers = await series(who)
    // Two were said to be filed before.
    const said = papers.slice(0, 2).map(({ url }) => url)
    expect(filed(papers)).toEqual(said)
    const one = papers[2]?.url ?? ''
    const changed = await who.client.patch<List<SeriesPaper>>(PAPERS, [{ url: one, is_filed: true }])
    expect(filed(changed.body.results)).toEqual([...said, one])
  })

  test(
    'those of a petition letter that is drafted beside a notice were not filed with it, nor was the letter',
    { tags: 'long' },
    async () => {
      const late = await apply(app)
      await fillProfile(late.client)
      await selectEndeavor(late.client)
      await addNotice(late.client)
      await buy(app, late.client, { 1: 1 })
      const { task_id } = (await late.client.post<{ task_id: string }>('/api/product/petition/letter/')).body
      expect(await finishedTask(late.client, task_id)).toMatchObject({ status: 'SUCCESS' })
      expect((await series(late)).filter(({ is_filed }) => is_filed)).toEqual([])
      expect(await filedPetition(app.parts.db, late.application_id)).toBeUndefined()
      expect(await filedPetition(app.parts.db, who.application_id)).toMatchObject({ version: 1 })
    },
  )

  test(
    'of a petition letter that was edited since, the version counts that was filed, as far as one can tell',
    { tags: 'long' },
    async () => {
      const { client, application_id } = await apply(app)
      await fillProfile(client)
      await selectEndeavor(client)
      await buy(app, client, { 1: 1 })
      const { task_id } = (await client.post<{ task_id: string }>('/api/product/petition/letter/')).body
      const { result } = await finishedTask<{ letter_id: number }>(client, task_id)
      const id = result?.letter_id ?? 0
      const silent = NOTICE_PAGES.map((page) => page.replace('On December 12, 2025, you filed', 'You filed'))
      const first = await addNotice(client, pdf(...silent))
      const page = (await client.get<DocumentView>(`/api/product/documents/${id}/`)).body
      const block = page.blocks.find((one) => one.kind === 'paragraph' && isEditable(one))
      const edit = { base_version: 1, blocks: [{ id: block?.kind === 'paragraph' ? block.id : '', text: 'Edited.' }] }
      expect(await client.patch(`/api/product/documents/${id}/`, edit)).toMatchObject({ status: 200 })
      const counts = () => filedPetition(app.parts.db, application_id)
      const saved = (number: number, created_at: string) =>
        app.parts.db
          .updateTable('document_versions')
          .set({ created_at })
          .where('document_id', '=', id)
          .where('number', '=', number)
          .execute()
      // Both are later than the notice's date, though one was there when the notice was added.
      expect(await counts()).toMatchObject({ version: 2, is_later: true })
      await saved(1, '2026-01-10T12:00:00Z')
      await saved(2, '2026-02-03T00:00:00Z')
      expect(await counts()).toMatchObject({ version: 1, is_later: false })
      await saved(2, '2026-02-02T23:59:00Z')
      expect(await counts()).toMatchObject({ version: 2, is_later: false })
      // What was filed on a day that the notice prints was there that day.
      await client.delete(`/api/rfenotice/${first}/`)
      await addNotice(client)
      await saved(1, '2025-12-12T23:00:00Z')
      await readNotice(app, client)
      expect(await counts()).toMatchObject({ version: 1, is_later: false })
      await saved(1, '2025-12-13T00:00:00Z')
      expect(await counts()).toMatchObject({ version: 2, is_later: true })
      const late = new Date(Date.now() + DAY).toISOString()
      await saved(1, late)
      await saved(2, late)
      expect(await counts()).toMatchObject({ version: 2, is_later: true })
    },
  )

  test('a paper of somebody else, or none of the profile, is refused, and nothing changes', async () => {
    const before = await series(who)
    const foreign = (await add(other, 'endeavor')).body.url
    const changes = [
      { url: before[0]?.url, is_filed: false },
      { url: foreign, is_filed: true },
    ]
    expect(await who.client.patch(PAPERS, changes)).toMatchObject({
      status: 400,
      body: [{ index: 1, errors: { url: ['Please choose a paper of your profile'] } }],
    })
    expect((await who.client.patch(PAPERS, { url: 'x' })).status).toBe(400)
    expect(await series(who)).toEqual(before)
    expect((await other.client.get<RfeAnalysisReply>('/api/product/rfe/analysis/')).body.notice).toBeNull()
  })

  test('that left the profile are not kept by what was said of them', async () => {
    const gone = await apply(app)
    const { evidence } = await fillProfile(gone.client)
    const paper = (await series(gone)).find(({ title }) => title.includes('Prize'))
    await gone.client.patch(PAPERS, [{ url: paper?.url, is_filed: true }])
    await gone.client.patch('/api/evidence/', [{ id: evidence, supporting_doc: inJson('new.pdf', pdf('New')) }])
    await purgedIn(RESTORABLE_DAYS)
    const kept = await app.parts.db.selectFrom('rfe_papers').select('file').execute()
    expect(kept.map(({ file }) => file)).not.toContain(fileIdOf(paper?.url ?? ''))
    expect(
      await app.parts.db
        .selectFrom('files')
        .select('id')
        .where('id', '=', fileIdOf(paper?.url ?? '') ?? '')
        .execute(),
    ).toEqual([])
  })
})
