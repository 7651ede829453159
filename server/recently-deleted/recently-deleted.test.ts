import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DeletedItem, NOT_RECENTLY_DELETED, RESTORABLE_DAYS } from '#domain/recently-deleted.ts'
import { SECTIONS, type SectionPath } from '#domain/sections.ts'
import { fileIdOf } from '../files/file-name.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { applyWithLetters } from '../letter-links/testing/with-links.ts'
import { analyseNotice } from '../rfe/testing/with-analysis.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES, REFEREE } from '../testing/entries.ts'
import { addReferee, fillProfile } from '../testing/fill-profile.ts'
import { addNotice } from '../testing/notice.ts'
import { form, inJson, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { listDeleted } from './list.ts'
import { purgeDeleted } from './purge.ts'
import { restore as restoreNow } from './restore.ts'

const DAY = 24 * 3_600_000
const DELETED = '/api/recently-deleted/'

let app: TestApp
/** How far the product's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } })
})
afterAll(() => app.close())

type Ref = { name: string; url: string }
type Stored = Record<string, unknown> & { id: number }
const list = async (client: Client) => (await client.get<{ results: DeletedItem[] }>(DELETED)).body.results
const restore = async (client: Client, { kind, id }: Pick<DeletedItem, 'kind' | 'id'>) =>
  client.post(`${DELETED}${kind}/${id}/restore/`)
const entries = async (client: Client, path: string) =>
  (await client.get<{ results: Stored[] }>(`/api/${path}/`)).body.results
const statusOf = async (client: Client, url: string) => (await client.fetch('GET', url)).status
const bytesOf = (url: string) =>
  app.parts.files.open(fileIdOf(url) ?? '').then(
    (stream) => {
      stream.destroy()
      return true
    },
    () => false,
  )
async function inDays<T>(days: number, work: () => Promise<T>): Promise<T> {
  ahead = days * DAY
  try {
    return await work()
  } finally {
    ahead = 0
  }
}
const purgeIn = (days: number) => inDays(days, () => purgeDeleted(app.parts))

const urlsOf = (entry: Stored | undefined, path: SectionPath) =>
  Object.keys(SECTIONS[path].files).flatMap((field) => (entry?.[field] as Ref | null)?.url ?? [])

test.each(Object.keys(SECTIONS) as SectionPath[])('a deleted entry of %s comes back as it was', async (path) => {
  const { client } = await apply(app)
  if (path === 'rfenotice') await addNotice(client)
  else await fillProfile(client)
  const [entry] = await entries(client, path)
  const urls = urlsOf(entry, path)
  expect((await client.delete(`/api/${path}/${entry?.id}/`)).status).toBe(204)
  expect(await entries(client, path)).toEqual([])
  for (const url of urls) expect(await statusOf(client, url)).toBe(404)
  const [item] = await list(client)
  expect(item).toMatchObject({ kind: path, id: entry?.id, days_left: RESTORABLE_DAYS })
  expect(item?.title).not.toBe('')
  expect(item?.files).toHaveLength(urls.length)

  expect(await restore(client, item!)).toMatchObject({ status: 200, body: { kind: path, id: entry?.id } })
  expect(await entries(client, path)).toEqual([entry])
  for (const url of urls) expect(await statusOf(client, url)).toBe(200)
  expect(await list(client)).toEqual([])
  expect((await restore(client, item!)).status).toBe(404)
})

test('what a recommender was asked about an entry comes back with it', async () => {
  const { client } = await apply(app)
  const { evidence } = await fillProfile(client)
  const referee = await addReferee(client)
  const topics = `/api/product/rec/conf/${referee}/`
  await client.post(topics, { item_id: evidence, category: 'evidence' })
  const before = (await client.get(topics)).body
  await client.delete(`/api/evidence/${evidence}/`)
  expect((await client.get(topics)).body).toEqual([])
  expect((await client.delete(topics, { item_id: evidence, category: 'evidence' })).status).toBe(404)
  await restore(client, { kind: 'evidence', id: evidence })
  expect((await client.get(topics)).body).toEqual(before)
})

test('an entry and its files are purged after 30 days, and not a day before', async () => {
  const { client, application_id } = await apply(app)
  const { evidence } = await fillProfile(client)
  const [entry] = await entries(client, 'evidence')
  const url = urlsOf(entry, 'evidence')[0] ?? ''
  await client.delete(`/api/evidence/${evidence}/`)
  // The session would have ended by then.
  const { db } = app.parts
  const at = (days: number) => new Date(Date.now() + days * DAY)
  const listedAt = (days: number) => listDeleted(db, application_id, at(days))
  const restoredAt = (days: number) =>
    restoreNow({ db, clock: { now: () => at(days) } }, application_id, 'evidence', evidence)

  await purgeIn(RESTORABLE_DAYS - 1)
  await inDays(RESTORABLE_DAYS - 1, () => sweepFiles(app.parts))
  expect(await listedAt(RESTORABLE_DAYS - 1)).toMatchObject([{ id: evidence, days_left: 1 }])
  expect(await bytesOf(url)).toBe(true)

  // Past its day it cannot be restored, whether or not the job has run.
  expect(await listedAt(RESTORABLE_DAYS)).toEqual([])
  await expect(restoredAt(RESTORABLE_DAYS)).rejects.toThrow(NOT_RECENTLY_DELETED)
  await purgeIn(RESTORABLE_DAYS)
  expect(await bytesOf(url)).toBe(false)
  expect(await db.selectFrom('evidence').select('id').where('id', '=', evidence).execute()).toEqual([])
  expect(
    await db
      .selectFrom('files')
      .select('id')
      .where('id', '=', fileIdOf(url) ?? '')
      .execute(),
  ).toEqual([])
})

test('its owner can purge it at once, and nobody else can see, restore or purge it', async () => {
  const [mine, stranger] = [await apply(app), await apply(app)]
  const { evidence } = await fillProfile(mine.client)
  const [entry] = await entries(mine.client, 'evidence')
  const url = urlsOf(entry, 'evidence')[0] ?? ''
  const path = `${DELETED}evidence/${evidence}/`
  // One that is not deleted cannot be purged.
  expect((await mine.client.delete(path)).status).toBe(404)
  await mine.client.delete(`/api/evidence/${evidence}/`)
  expect(await list(stranger.client)).toEqual([])
  expect((await restore(stranger.client, { kind: 'evidence', id: evidence })).status).toBe(404)
  expect((await stranger.client.delete(path)).status).toBe(404)
  expect((await app.visitor().get(DELETED)).status).toBe(403)
  expect((await mine.client.post(`${DELETED}orders/1/restore/`)).status).toBe(404)

  expect((await mine.client.delete(path)).status).toBe(204)
  expect(await list(mine.client)).toEqual([])
  expect(await bytesOf(url)).toBe(false)
  expect((await mine.client.delete(path)).status).toBe(404)
})

test('a file that was replaced or taken out can be put back, and is not sent meanwhile', async () => {
  const { client } = await apply(app)
  const { evidence } = await fillProfile(client)
  const paper = async () => (await entries(client, 'evidence'))[0]?.supporting_doc as Ref | null
  const first = await paper()
  const [saved] = (
    await client.patch<Stored[]>('/api/evidence/', [
      { id: evidence, supporting_doc: inJson('other.pdf', pdf('Other')) },
    ])
  ).body
  const second = saved?.supporting_doc as Ref
  expect([await statusOf(client, first?.url ?? ''), await statusOf(client, second.url)]).toEqual([404, 200])
  const [item] = await list(client)
  expect(item).toMatchObject({ kind: 'file', title: first?.name, of: 'evidence', files: [] })

  // The one that stood there changes places with it.
  await restore(client, item!)
  expect(await paper()).toEqual(first)
  expect([await statusOf(client, first?.url ?? ''), await statusOf(client, second.url)]).toEqual([200, 404])
  expect(await list(client)).toMatchObject([{ kind: 'file', title: second.name }])

  await client.patch('/api/evidence/', [{ id: evidence, supporting_doc: null }])
  expect(await list(client)).toMatchObject([{ title: first?.name }, { title: second.name }])
  await inDays(RESTORABLE_DAYS - 1, () => sweepFiles(app.parts))
  expect(await bytesOf(first?.url ?? '')).toBe(true)
  await purgeIn(RESTORABLE_DAYS)
  expect([await bytesOf(first?.url ?? ''), await bytesOf(second.url)]).toEqual([false, false])
})

test('a file of an entry that is deleted too comes back after the entry', async () => {
  const { client } = await apply(app)
  const { evidence } = await fillProfile(client)
  await client.patch('/api/evidence/', [{ id: evidence, supporting_doc: null }])
  const [file] = await list(client)
  await client.delete(`/api/evidence/${evidence}/`)
  expect(await list(client)).toMatchObject([{ kind: 'evidence' }])
  expect((await restore(client, file!)).status).toBe(409)
  await restore(client, { kind: 'evidence', id: evidence })
  expect((await restore(client, file!)).status).toBe(200)
  expect((await entries(client, 'evidence'))[0]?.supporting_doc).toMatchObject({ name: file?.title })
})

test('résumés and papers of the filing before can be put back', async () => {
  const { client, application_id } = await apply(app)
  const resume = async () =>
    (await client.get<{ results: { resume: string }[] }>('/api/application/')).body.results[0]?.resume ?? ''
  const first = await resume()
  const current = (await client.get<{ results: Record<string, string>[] }>('/api/application/')).body.results[0] ?? {}
  const { first_name, middle_name, last_name, email, phone_number, gender, pronoun } = current
  const fields = { first_name, middle_name, last_name, email, phone_number, gender, pronoun } as Record<string, string>
  const sent = form(fields, { resume: { name: 'New résumé.pdf', bytes: pdf('New') } })
  expect((await client.put(`/api/application/${application_id}/`, sent)).status).toBe(200)
  expect(await list(client)).toMatchObject([{ kind: 'file', title: 'Résumé.pdf', of: 'applications' }])
  await restore(client, (await list(client))[0]!)
  expect(await resume()).toBe(first)

  const papers = '/api/product/rfe/background/'
  const add = (name: string) =>
    client.post<{ id: number }>(papers, form({ kind: 'endeavor' }, { file: { name, bytes: pdf(name) } }))
  const names = async () =>
    (await client.get<{ results: { name: string }[] }>(papers)).body.results.map(({ name }) => name)
  const { id } = (await add('one.pdf')).body
  await add('two.pdf')
  await restore(
    client,
    (await list(client)).find(({ title }) => title === 'one.pdf')!,
  )
  expect(await names()).toEqual(['one.pdf'])
  await client.delete(`${papers}${id}/`)
  await restore(
    client,
    (await list(client)).find(({ title }) => title === 'one.pdf')!,
  )
  expect(await names()).toEqual(['one.pdf'])
})

test('a recommender comes back with letters and files; after 30 days contact data, letters and files are purged', async () => {
  const {
    client,
    first: { referee },
  } = await applyWithLetters(app)
  await client.patch(
    `/api/referee/${referee}/`,
    form({ ...REFEREE }, { resume: { name: 'cv.pdf', bytes: pdf('CV of the recommender') } }),
  )
  const before = (await client.get<{ resume: Ref }>(`/api/referee/${referee}/`)).body
  const letters = (await client.get<{ letters: { url: string }[] }>(`/api/product/rec/letter/${referee}/`)).body.letters
  const url = letters[0]?.url ?? ''
  await client.delete(`/api/referee/${referee}/`)
  expect(await statusOf(client, before.resume.url)).toBe(404)
  expect(await list(client)).toMatchObject([{ kind: 'recommender', id: referee, files: ['cv.pdf'] }])
  await restore(client, { kind: 'recommender', id: referee })
  expect((await client.get(`/api/referee/${referee}/`)).body).toEqual(before)
  expect((await client.get(`/api/product/rec/letter/${referee}/`)).body).toMatchObject({ letters })

  await client.delete(`/api/referee/${referee}/`)
  await purgeIn(RESTORABLE_DAYS)
  const { db } = app.parts
  for (const table of ['referees', 'documents', 'recommendation_items', 'letter_links'] as const) {
    const column = table === 'referees' ? 'id' : 'referee_id'
    expect(await db.selectFrom(table).select('id').where(column, '=', referee).execute()).toEqual([])
  }
  expect([await bytesOf(before.resume.url), await bytesOf(url)]).toEqual([false, false])
})

test('a signed letter that was taken away can be put back', async () => {
  const { client } = await apply(app)
  const referee = await addReferee(client)
  const letter = `/api/product/rec/letter/${referee}/`
  const signed = await client.post<{ signed_letter_url: string }>(
    `${letter}signed/`,
    form({}, { file: { name: 'signed.pdf', bytes: pdf('Signed') } }),
  )
  await client.delete(`${letter}signed/`)
  expect(await statusOf(client, signed.body.signed_letter_url)).toBe(404)
  const [item] = await list(client)
  expect(item).toMatchObject({ kind: 'file', title: 'signed.pdf', of: 'referees' })
  await restore(client, item!)
  expect((await client.get(letter)).body).toMatchObject({ signed_letter_url: signed.body.signed_letter_url })
})

test('a notice is purged with its analysis, unless the same notice was added again', async () => {
  const { client, application_id } = await apply(app)
  const { notice } = await analyseNotice(app, client)
  const { db } = app.parts
  const analyses = () =>
    db.selectFrom('rfe_analyses').select('notice_id').where('application_id', '=', application_id).execute()
  const again = await addNotice(client)
  await client.delete(`/api/rfenotice/${notice?.id}/`)
  await purgeIn(RESTORABLE_DAYS)
  expect(await analyses()).toEqual([{ notice_id: again }])
  await client.delete(`/api/rfenotice/${again}/`)
  await purgeIn(RESTORABLE_DAYS)
  expect(await analyses()).toEqual([])
  expect(
    await db
      .selectFrom('documents')
      .select('id')
      .where('application_id', '=', application_id)
      .where('kind', '=', 'rfe_analysis')
      .execute(),
  ).toEqual([])
})

test('a deleted endeavor comes back as selected as it was', async () => {
  const { client } = await apply(app)
  const path = '/api/product/proposed-endeavor/'
  const parts = Object.fromEntries(
    Object.keys((await import('#domain/endeavor.ts')).endeavorSchema.shape).map((part) => [part, `Words of ${part}`]),
  )
  const { id } = (await client.post<{ id: number }>(path, { ...parts, is_selected: true })).body
  await client.delete(`${path}${id}/`)
  expect(await list(client)).toMatchObject([{ kind: 'endeavor', id, title: 'Words of title' }])
  await restore(client, { kind: 'endeavor', id })
  expect((await client.get(path)).body).toMatchObject({ results: [{ id, is_selected: true }] })
})

test('a file that another record names as well is kept for that one', async () => {
  const { client } = await apply(app)
  const { evidence } = await fillProfile(client)
  const referee = await addReferee(client)
  const [entry] = await entries(client, 'evidence')
  const url = urlsOf(entry, 'evidence')[0] ?? ''
  await app.parts.db
    .updateTable('referees')
    .set({ resume: fileIdOf(url) })
    .where('id', '=', referee)
    .execute()
  await client.delete(`/api/evidence/${evidence}/`)
  expect((await client.delete(`${DELETED}evidence/${evidence}/`)).status).toBe(204)
  expect([await bytesOf(url), await statusOf(client, url)]).toEqual([true, 200])
})

test('a document that rests on a deleted file does not keep it', async () => {
  const { client } = await applyWithLetters(app)
  const { db } = app.parts
  const [entry] = await entries(client, 'evidence')
  const url = urlsOf(entry, 'evidence')[0] ?? ''
  const document = await db
    .selectFrom('documents')
    .select(['id', 'version'])
    .where('application_id', '=', client.applicationId ?? 0)
    .executeTakeFirstOrThrow()
  const file_id = fileIdOf(url) ?? ''
  await db
    .insertInto('version_files')
    .values({ document_id: document.id, number: document.version, file_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await client.delete(`/api/evidence/${entry?.id}/`)
  expect(await statusOf(client, url)).toBe(404)
  await purgeIn(RESTORABLE_DAYS)
  expect(await bytesOf(url)).toBe(false)
  expect((await client.get(`/api/product/documents/${document.id}/`)).status).toBe(200)
})

test('any number of deleted entries is purged, some at a time', async () => {
  const { client, application_id } = await apply(app)
  const many = await client.post<Stored[]>('/api/evidence/', Array.from({ length: 45 }, ENTRIES.evidence))
  await Promise.all(many.body.map(({ id }) => client.delete(`/api/evidence/${id}/`)))
  await purgeIn(RESTORABLE_DAYS)
  const left = await app.parts.db
    .selectFrom('evidence')
    .select('id')
    .where('application_id', '=', application_id)
    .execute()
  expect(left).toEqual([])
})
