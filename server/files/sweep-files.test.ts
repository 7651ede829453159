import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RESTORABLE_DAYS } from '#domain/recently-deleted.ts'
import { purgeDeleted } from '../recently-deleted/purge.ts'
import { apply } from '../testing/apply.ts'
import { ENTRIES, REFEREE } from '../testing/entries.ts'
import { form, inJson, pdf } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { fileIdOf, fileUrl } from './file-name.ts'
import { KEPT_DAYS, sweepFiles, sweepFilesJob } from './sweep-files.ts'

let app: TestApp
let applicant: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  app = await startTestApp()
  applicant = await apply(app)
})
afterAll(() => app.close())

const DAY = 24 * 3600 * 1000
/** Sweeps as if it were so many days from now. */
const sweep = async (days: number): Promise<number> =>
  (await sweepFiles({ ...app.parts, clock: { now: () => new Date(Date.now() + days * DAY) } })).removed

const upload = async (name: string): Promise<{ name: string; url: string }> =>
  (
    await applicant.client.post<{ name: string; url: string }>(
      '/api/files/',
      form({}, { file: { name, bytes: pdf() } }),
    )
  ).body
const idOf = (file: { url: string } | null): string => fileIdOf(file?.url ?? '') ?? ''
const rowOf = (id: string) => app.parts.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
const bytesOf = (id: string) =>
  app.parts.files.open(id).then(
    (stream) => {
      stream.destroy()
      return true
    },
    () => false,
  )
const isKept = async (id: string) => {
  const kept = (await rowOf(id)) !== undefined
  expect(await bytesOf(id)).toBe(kept)
  return kept
}

/** A stored file that no column names. */
const storedFile = async (name: string): Promise<string> => {
  const id = randomUUID()
  await app.parts.files.put(id, Readable.from([pdf(name)]))
  const row = { id, user_id: applicant.id, name, content_type: 'application/pdf', size: 1, sha256: 'x' }
  await app.parts.db.insertInto('files').values(row).execute()
  return id
}

/** A drafted document whose version rests on a paper. */
async function draftOn(paper: string): Promise<{ pdf: string; docx: string }> {
  const files = { pdf: await storedFile('letter.pdf'), docx: await storedFile('letter.docx') }
  const { db } = app.parts
  const { application_id, id: user_id } = applicant
  await sql`
    with task as (
      insert into tasks (user_id, application_id, kind, key, status)
      values (${user_id}, ${application_id}, 'petition-letter', ${randomUUID()}, 'SUCCESS') returning task_id
    ), letter as (
      insert into documents (application_id, kind, task_id, pdf, docx)
      select ${application_id}, 'petition_letter', task_id, ${files.pdf}::uuid, ${files.docx}::uuid from task returning id
    )
    insert into document_versions (document_id, number, ast, basis, warnings, pdf, docx, made_by, note, provider, model,
                                   prompt_version, input_tokens, cached_tokens, output_tokens, duration_ms)
    select id, 1, '{}'::jsonb, ${JSON.stringify({ exhibits: [{ file: { name: 'x', url: fileUrl({ id: paper, name: 'x.pdf' }) } }] })}::jsonb,
           '[]'::jsonb, ${files.pdf}::uuid, ${files.docx}::uuid, 'draft', '', 'builtin', null, '1', 0, 0, 0, 0
      from letter`.execute(db)
  return files
}

type Entry = { id: number } & Record<string, { url: string } | null>
const save = async (path: string, body: unknown): Promise<Entry> => {
  const reply = await applicant.client.post<Entry | Entry[]>(`/api/${path}/`, body)
  expect(reply.status).toBe(201)
  return [reply.body].flat()[0] as Entry
}

test('what a record, a letter or a version of a document holds is never touched', async () => {
  const papers = ['diploma_en', 'transcript_en', 'diploma_cn', 'transcript_cn'] as const
  const certificates = ['diploma_cn_certificate', 'transcript_cn_certificate'] as const
  const six = Object.fromEntries(
    [...papers, ...certificates].map((field) => [field, inJson(`${field}.pdf`, pdf(field))]),
  )
  const degree = await save('academichistory', [{ ...ENTRIES.academichistory(), ...six }])
  const project = await save('academicprojects', ENTRIES.academicprojects())
  const work = await save('professionalprojects', [ENTRIES.professionalprojects()])
  const award = await save('evidence', [ENTRIES.evidence()])
  const plan = await save('futureplan', [{ ...ENTRIES.futureplan(), supporting_doc: await upload('plan.pdf') }])
  const notice = await save(
    'rfenotice',
    form(
      { description: 'A notice', sent_date: '2026-01-05', deadline: '2026-04-05' },
      { file: { name: 'notice.pdf', bytes: pdf('Notice') } },
    ),
  )
  const referee = await save('referee', form(REFEREE, { resume: { name: 'cv.pdf', bytes: pdf('CV') } }))
  const signed = await applicant.client.post<{ signed_letter_url: string }>(
    `/api/product/rec/letter/${referee.id}/signed/`,
    form({}, { file: { name: 'signed.pdf', bytes: pdf('Signed') } }),
  )
  const { results } = (await applicant.client.get<{ results: { resume: string }[] }>('/api/application/')).body
  // A deleted entry can be put back, so its file stays with it.
  const deleted = await save('evidence', [ENTRIES.evidence()])
  expect((await applicant.client.delete(`/api/evidence/${deleted.id}/`)).status).toBe(204)
  // Replaced in the profile, and still what an older document rests on.
  const rested = await storedFile('replaced-but-cited.pdf')
  const letter = await draftOn(rested)

  const brought = await storedFile('brought-in.json')
  await app.parts.db
    .insertInto('imports')
    .values({ application_id: applicant.application_id, file_id: brought, kind: 'json_resume' })
    .execute()

  const held: Record<string, string> = {
    ...Object.fromEntries([...papers, ...certificates].map((field) => [field, idOf(degree[field] ?? null)])),
    essay: idOf(project.essay ?? null),
    supporting_docs: idOf(work.supporting_docs ?? null),
    'of evidence': idOf(award.supporting_doc ?? null),
    'of a plan': idOf(plan.supporting_doc ?? null),
    'of a notice': idOf(notice.file ?? null),
    'resume of a recommender': idOf(referee.resume ?? null),
    'signed letter': fileIdOf(signed.body.signed_letter_url) ?? '',
    resume: fileIdOf(results[0]?.resume ?? '') ?? '',
    'of a deleted entry': idOf(deleted.supporting_doc ?? null),
    'letter as PDF': letter.pdf,
    'letter as DOCX': letter.docx,
    'paper that a version rests on': rested,
    'file from which entries were brought in': brought,
  }
  expect(Object.entries(held).filter(([, id]) => id === '')).toEqual([])
  await sweep(0)
  await sweep(KEPT_DAYS + 1)
  const kept: Record<string, boolean> = {}
  for (const [name, id] of Object.entries(held)) kept[name] = await isKept(id)
  expect(kept).toEqual(Object.fromEntries(Object.keys(held).map((name) => [name, true])))
})

test('an upload that nobody took goes after a week, not before', async () => {
  const id = idOf(await upload('never-taken.pdf'))
  expect(await sweep(0)).toBe(0)
  expect(await sweep(KEPT_DAYS - 0.1)).toBe(0)
  expect(await isKept(id)).toBe(true)
  expect(await sweep(KEPT_DAYS + 0.1)).toBe(1)
  expect(await isKept(id)).toBe(false)
})

test('a file that was replaced is left to the purge of what was deleted, however old it is', async () => {
  const entry = await save('evidence', [ENTRIES.evidence()])
  const before = idOf(entry.supporting_doc ?? null)
  await app.parts.db
    .updateTable('files')
    .set({ created_at: new Date(0) })
    .where('id', '=', before)
    .execute()
  const replaced = [{ ...entry, supporting_doc: await upload('newer.pdf') }]
  expect((await applicant.client.patch('/api/evidence/', replaced)).status).toBe(200)
  expect(await sweep(0)).toBe(0)
  expect(await isKept(before)).toBe(true)
  expect(await sweep(KEPT_DAYS + 1)).toBe(0)
  expect(await isKept(before)).toBe(true)
  const clock = { now: () => new Date(Date.now() + RESTORABLE_DAYS * DAY) }
  await purgeDeleted({ ...app.parts, clock })
  expect(await isKept(before)).toBe(false)
})

test('a file that a record takes in the last moment stays', async () => {
  const file = await upload('late.pdf')
  await sweep(0)
  await save('evidence', [{ ...ENTRIES.evidence(), supporting_doc: file }])
  expect((await rowOf(idOf(file)))?.unused_since).toBeNull()
  expect(await sweep(KEPT_DAYS + 1)).toBe(0)
  expect(await isKept(idOf(file))).toBe(true)
})

test('where the bytes cannot be removed the row stays, for the next time', async () => {
  const id = idOf(await upload('stubborn.pdf'))
  await sweep(0)
  const files = { ...app.parts.files, remove: () => Promise.reject(new Error('the disk says no')) }
  const clock = { now: () => new Date(Date.now() + (KEPT_DAYS + 1) * DAY) }
  await expect(sweepFiles({ ...app.parts, files, clock })).rejects.toThrow('the disk says no')
  expect(await isKept(id)).toBe(true)
  expect(await sweep(KEPT_DAYS + 1)).toBe(1)
  expect(await sweep(KEPT_DAYS + 1)).toBe(0)
})

test('is a job with nothing to tell', () => {
  expect(sweepFilesJob.payload.parse({})).toEqual({})
})
