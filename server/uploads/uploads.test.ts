import { delimiter } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNREAD_REASONS, type CaseFileView } from '#domain/case-file.ts'
import { readUpload } from '#documents/reading/read-upload.ts'
import { standInTools } from '#documents/testing/stand-in-tools.ts'
import { loadProfile } from '../case-file/load-profile.ts'
import { loadWithPapers } from '../case-file/load-with-papers.ts'
import { fileIdOf } from '../files/file-name.ts'
import { apply } from '../testing/apply.ts'
import { ENTRIES } from '../testing/entries.ts'
import { makeTempFolder } from '../testing/temp-folder.ts'
import { form, inJson, pdf, png } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { papersOf, uploadTexts } from './papers.ts'
import { readFile } from './read-file.ts'
import { readUploadJob } from './read-upload-job.ts'

let app: TestApp
let applicant: Awaited<ReturnType<typeof apply>>
beforeAll(async () => {
  // As the product does, with a process for each.
  app = await startTestApp({ readUpload })
  applicant = await apply(app)
})
afterAll(() => app.close())

const NEVER = new AbortController().signal
const save = async (papers: Record<string, unknown>, who = applicant): Promise<number> => {
  const reply = await who.client.post<{ id: number }[]>('/api/academichistory/', [
    { ...ENTRIES.academichistory(), ...papers },
  ])
  expect(reply.status).toBe(201)
  return reply.body[0]?.id ?? 0
}
const view = async (who = applicant) => (await who.client.get<CaseFileView>('/api/case-file/')).body
const exhibit = (view: CaseFileView, name: string) => view.exhibits.find((paper) => paper.name === name)
const whenRead = (name: string, who = applicant) =>
  waitFor(`the reading of ${name}`, async () => {
    const found = exhibit(await view(who), name)
    return found?.read_by != null && found
  })

describe('what cannot be read', () => {
  test('is told with its reason, and nothing fails', async () => {
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 7)])
    await save({ diploma_en: inJson('broken.pdf', broken), transcript_en: inJson('photo.png', png(), 'image/png') })
    expect(await whenRead('broken.pdf')).toMatchObject({
      pages_read: 0,
      read_by: 'none',
      reason: UNREAD_REASONS.broken,
    })
    expect(await whenRead('photo.png')).toMatchObject({ pages_read: 0, read_by: 'none', reason: UNREAD_REASONS.scan })
  })

  test('of nobody is no business of the job: it ends', async () => {
    await readFile(app.parts, '0b6f7d0e-3f4a-4e55-9a35-0c6c6a1f4a11', NEVER)
    expect(() => readUploadJob.payload.parse({ file_id: 'x' })).toThrow('Invalid UUID')
  })

  test('whose bytes are gone is left alone', async () => {
    const { id } = await applicantsFile('gone.pdf')
    await app.parts.files.remove(id)
    await readFile(app.parts, id, NEVER)
    const rows = await app.parts.db.selectFrom('upload_texts').select('reason').where('file_id', '=', id).execute()
    expect(rows).toEqual([])
  })
})

/** An upload that no record has taken. */
const applicantsFile = async (name: string, who = applicant) => {
  const file = (
    await who.client.post<{ name: string; url: string }>(
      '/api/files/',
      form({}, { file: { name, bytes: pdf('Fresh') } }),
    )
  ).body
  return { ...file, id: fileIdOf(file.url) ?? '' }
}

describe('an upload', () => {
  test('is read once it is a record’s; until then nobody reads it', async () => {
    const fresh = await applicantsFile('fresh.pdf')
    await save({ diploma_en: inJson('words.pdf', pdf('Doctor of Philosophy, 61 nominations')) })
    expect(await whenRead('words.pdf')).toMatchObject({ pages_read: 1, read_by: 'text', reason: null })
    const rows = () => app.parts.db.selectFrom('upload_texts').select('pages').where('file_id', '=', fresh.id).execute()
    expect(await rows()).toEqual([])
    await save({ diploma_en: { name: fresh.name, url: fresh.url } })
    await whenRead('fresh.pdf')
    expect(await rows()).toEqual([{ pages: ['Fresh'] }])
  })

  test('that was not compared says so, and lacks no words by that', async () => {
    await save({ diploma_en: inJson('once.pdf', pdf('Doctor of Philosophy')) })
    expect(await whenRead('once.pdf')).toMatchObject({ reason: null, lacks_words: false })
    const upload = fileIdOf((await whenRead('once.pdf')).url) ?? ''
    const saved = (reason: string) =>
      app.parts.db.updateTable('upload_texts').set({ reason }).where('file_id', '=', upload).execute()
    await saved('uncompared')
    expect(await whenRead('once.pdf')).toMatchObject({ reason: UNREAD_REASONS.uncompared, lacks_words: false })
    await saved('long_uncompared')
    expect(await whenRead('once.pdf')).toMatchObject({ reason: UNREAD_REASONS.long_uncompared, lacks_words: true })
  })

  test('gives its words to the profile, under the address that the entry holds', async () => {
    const id = await save({ diploma_en: inJson('profile.pdf', pdf('Bachelor of Arts')) })
    await whenRead('profile.pdf')
    const profile = await loadProfile(app.parts, applicant.application_id)
    const entry = profile.academichistory.find((degree) => degree.id === id)
    expect(profile.uploads).toContainEqual({ url: entry?.diploma_en?.url, pages: ['Bachelor of Arts'], by: 'text' })
    expect((await view()).contradictions.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(
        /gives the degree as “Doctoral”, but its paper \(Exhibit \d+, page 1\) says “Bachelor's”\.$/,
      ),
    )
  })

  test('of something else than its entry is told as such once it is read', async () => {
    const other = await apply(app)
    const put = async (name: string, words: string): Promise<void> => {
      const sent = {
        ...ENTRIES.evidence(),
        name: 'Prize for Quiet Gears',
        brief_introduction: 'For gears without noise.',
      }
      const reply = await other.client.post('/api/evidence/', [{ ...sent, supporting_doc: inJson(name, pdf(words)) }])
      expect(reply.status).toBe(201)
    }
    await put('prize.pdf', 'Prize for Quiet Gears, first place')
    await put('tariff.pdf', 'Notice of water tariffs. Consumers with a well pay a fixed charge by the meter.')
    expect(await whenRead('prize.pdf', other)).toMatchObject({ is_other: false })
    expect(await whenRead('tariff.pdf', other)).toMatchObject({ is_other: true })
  })

  test('read twice has one text, the later', async () => {
    const { id } = await applicantsFile('twice.pdf')
    await readFile(app.parts, id, NEVER)
    await readFile(app.parts, id, NEVER)
    const rows = await app.parts.db.selectFrom('upload_texts').select('read_by').where('file_id', '=', id).execute()
    expect(rows).toEqual([{ read_by: 'text' }])
  })

  test('of another owner gives no words, whoever names it', async () => {
    const stranger = await apply(app)
    await save({ diploma_en: inJson('strange.pdf', pdf('A stranger’s paper')) }, stranger)
    await whenRead('strange.pdf', stranger)
    const theirs = papersOf(await loadProfile(app.parts, stranger.application_id))
    expect((await uploadTexts(app.parts.db, stranger.application_id, theirs)).uploads).not.toEqual([])
    expect(await uploadTexts(app.parts.db, applicant.application_id, theirs)).toEqual({ uploads: [], pageCounts: {} })
    expect(JSON.stringify(await view())).not.toContain('strange.pdf')
    expect((await app.visitor().get('/api/case-file/')).status).toBe(403)
  })

  test('that was not read yet is read before a document is drafted, and told as such', async () => {
    const other = await apply(app)
    await save({ diploma_en: inJson('late.pdf', pdf('Late words')) }, other)
    await whenRead('late.pdf', other)
    await waitFor('the queue to be done', async () =>
      (await view(other)).exhibits.every(({ read_by }) => read_by !== null),
    )
    await app.parts.db.deleteFrom('upload_texts').execute()
    const told: [number, number, string][] = []
    const context = {
      parts: app.parts,
      signal: NEVER,
      progress: (done: number, total: number, label: string) => void told.push([done, total, label]),
    }
    const profile = await loadWithPapers(context, other.application_id)
    expect(profile.uploads.map(({ pages }) => pages)).toContainEqual(['Late words'])
    expect(told).toContainEqual([0, 3, 'Reading your papers'])
    told.length = 0
    await loadWithPapers(context, other.application_id)
    expect(told).toEqual([])
    await app.parts.db.deleteFrom('upload_texts').execute()
    const signal = AbortSignal.abort(new Error('Cancelled'))
    await expect(loadWithPapers({ ...context, signal }, other.application_id)).rejects.toThrow('Cancelled')
  })
})

test('a scan that could not be read is read again once it can be', async () => {
  const folder = await makeTempFolder()
  const tools = `${await standInTools(folder.path, 'Words off the picture')}${delimiter}${process.env.PATH}`
  const able = await startTestApp({ env: { PATH: tools } })
  const other = await apply(able)
  const [degree] = (
    await other.client.post<{ transcript_en: { url: string } }[]>('/api/academichistory/', [
      { ...ENTRIES.academichistory(), transcript_en: inJson('photo.png', png(100), 'image/png') },
    ])
  ).body
  const file_id = fileIdOf(degree?.transcript_en.url ?? '') ?? ''
  const row = () =>
    able.parts.db
      .selectFrom('upload_texts')
      .select(['read_by', 'reason'])
      .where('file_id', '=', file_id)
      .executeTakeFirst()
  expect(await waitFor('the first reading', row)).toEqual({ read_by: 'ocr', reason: null })
  await able.parts.db.updateTable('upload_texts').set({ read_by: 'none', reason: 'scan', pages: '[]' }).execute()
  await loadWithPapers({ parts: able.parts, signal: NEVER, progress: () => undefined }, other.application_id)
  expect(await row()).toEqual({ read_by: 'ocr', reason: null })
  await able.close()
  await folder.remove()
})

test('the case file counts facts by kind and leads to each place', async () => {
  const other = await apply(app)
  await other.client.post('/api/evidence/', [ENTRIES.evidence()])
  await save({ total_gpa: 4.85, max_gpa: 5, start_date: '2014-09-01', end_date: '2018-06-30' }, other)
  const { facts, exhibits } = await view(other)
  expect(facts.degree).toBeGreaterThan(5)
  expect(exhibits.map(({ number, path }) => [number, path])).toEqual([
    [1, '/personal-info'],
    [2, '/education-info'],
    [3, '/education-info'],
    ...exhibits.slice(3).map(({ number }) => [number, '/evidence']),
  ])
})
