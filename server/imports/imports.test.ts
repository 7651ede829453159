import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BIBTEX, JSON_RESUME, ORCID_JSON, ORCID_XML, thousandAuthors } from '#documents/testing/record-files.ts'
import { IMPORT_REFUSALS, type ImportedFile, type ImportReply } from '#domain/import.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { fillProfile } from '../testing/fill-profile.ts'
import { form } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { readFile } from './read-file.ts'

let app: TestApp
let client: Client
beforeAll(async () => {
  app = await startTestApp()
  client = (await apply(app)).client
})
afterAll(() => app.close())

const bring = (name: string, text: string | Buffer, who = client) =>
  who.post<ImportReply>('/api/import/', form({}, { file: { name, bytes: Buffer.from(text) } }))
const imports = async (who = client) => (await who.get<{ results: ImportedFile[] }>('/api/import/')).body.results

describe('refusals', () => {
  test.each([
    ['prose', 'letter.bib', 'Dear officer', IMPORT_REFUSALS.wrong],
    ['a PDF by another name', 'references.bib', '%PDF-1.4', IMPORT_REFUSALS.wrong],
    ['an archive', 'orcid.zip', 'PK\u0003\u0004', IMPORT_REFUSALS.archive],
    ['broken JSON', 'resume.json', '{\n"work": [', `${IMPORT_REFUSALS.json} The trouble is near line 2.`],
    ['broken XML', 'orcid.xml', '<record><works>', IMPORT_REFUSALS.xml],
  ])('%s', async (_, name, text, message) => {
    expect(await bring(name, text)).toMatchObject({ status: 400, body: { file: [message] } })
  })

  test('too much, nothing, and what is no form', async () => {
    expect(await bring('big.bib', Buffer.alloc(2 * 1024 * 1024 + 1, 64))).toMatchObject({
      status: 413,
      body: { file: [IMPORT_REFUSALS.too_large] },
    })
    expect(await client.post('/api/import/', form({ file: 'text' }))).toMatchObject({
      status: 400,
      body: { file: [IMPORT_REFUSALS.missing] },
    })
    expect(await client.post('/api/import/', {})).toMatchObject({ status: 415 })
    const two = form(
      {},
      { file: { name: 'a.bib', bytes: Buffer.from(BIBTEX) }, other: { name: 'b.bib', bytes: Buffer.from('x') } },
    )
    expect(await client.post('/api/import/', two)).toMatchObject({
      status: 400,
      body: { other: ['No file is taken here'] },
    })
  })

  test('a file that breaks off', async () => {
    const cut = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bib"\r\n\r\n@article{a,'
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect((await client.post('/api/import/', cut, { headers })).status).toBe(400)
  })

  test('who has no session or no application brings nothing in', async () => {
    expect((await bring('a.bib', BIBTEX, app.visitor())).status).toBe(403)
    const other = (await apply(app)).client
    other.applicationId = client.applicationId ?? 1
    expect((await bring('a.bib', BIBTEX, other)).status).toBe(404)
  })

  test('a refused file is not kept', async () => {
    const count = async () =>
      Number(
        (
          await app.parts.db
            .selectFrom('files')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await count()
    await bring('letter.bib', 'Dear officer')
    expect(await count()).toBe(before)
  })
})

test('one file of a person is read at a time', async () => {
  const both = await Promise.all([bring('a.bib', thousandAuthors(1)), bring('b.bib', thousandAuthors(2))])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ detail: IMPORT_REFUSALS.busy, code: 'conflict' })
  expect((await bring('b.bib', thousandAuthors(2))).status).toBe(200)
})

describe('a file that takes forever', () => {
  /** One megabyte that is read for longer than a file may take. */
  const forever = `@article{a, title = {${'\\alpha '.repeat(150_000)}}}`
  const [one, third] = ['slow.bib', 'short.bib']

  test('is given up in words, and keeps nobody with a short file waiting', { tags: 'long' }, async () => {
    const strangers = await Promise.all([apply(app), apply(app)])
    const answered: string[] = []
    const noted = (name: string, reply: ReturnType<typeof bring>) =>
      reply.then((answer) => {
        answered.push(name)
        return answer
      })
    const slow = noted(one, bring(one, forever))
    const shorts = strangers.map(({ client: who }) => noted(third, bring(third, BIBTEX, who)))
    expect((await Promise.all(shorts)).map(({ status }) => status)).toEqual([200, 200])
    expect(await slow).toMatchObject({ status: 400, body: { file: [IMPORT_REFUSALS.slow] } })
    expect(answered[0]).toBe(third)
  })

  test('is left at once when nobody waits for it any more, and the next is read', async () => {
    const somebody = 1
    const read = (text: string, signal: AbortSignal) => readFile(app.parts, somebody, Buffer.from(text), signal)
    const { signal } = new AbortController()
    const gone = new AbortController()
    const slow = read(forever, gone.signal)
    await expect(read(BIBTEX, signal)).rejects.toMatchObject({ code: 'conflict' })
    gone.abort(new Error('gone'))
    await expect(slow).rejects.toThrow('gone')
    expect(await read(BIBTEX.padEnd(70_000, ' '), signal)).toMatchObject({ format: 'bibtex' })
  })
})

test('the bytes decide what a file is, and each gives what it holds', async () => {
  expect((await bring('anything.txt', JSON_RESUME)).body).toMatchObject({ kind: 'json_resume' })
  expect((await bring('record', ORCID_XML)).body).toMatchObject({ kind: 'orcid' })
  const { status, body } = await bring('cv.pdf', ORCID_JSON)
  expect(status).toBe(200)
  expect(body.kind).toBe('orcid')
  expect(body.found.map(({ section }) => section)).toEqual([
    'academichistory',
    'academicprojects',
    'academicprojects',
    'professionalhistory',
    'evidence',
  ])
})

test('nothing is stored but the file, which comes back as it was and is kept once', async () => {
  const first = await bring('references.bib', BIBTEX)
  expect(first.status).toBe(200)
  expect(first.body.found).toHaveLength(6)
  expect(first.body.left_out.map(({ from }) => from)).toEqual([
    'Koszegi:2019aa',
    'cells2021',
    'unclosed2001',
    'notitle',
  ])
  expect((await client.get('/api/academicprojects/')).body).toMatchObject({ count: 0 })

  const again = await bring('references.bib', BIBTEX)
  expect(again.body.source).toEqual(first.body.source)
  const [newest, ...others] = await imports()
  expect(newest).toMatchObject({ kind: 'bibtex', source: first.body.source })
  expect(others.filter(({ source }) => source.name === 'references.bib')).toEqual([])

  const file = await client.fetch('GET', first.body.source.url)
  expect(await file.text()).toBe(BIBTEX)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="references.bib"/)
  const stranger = (await apply(app)).client
  expect((await stranger.get(first.body.source.url)).status).toBe(404)
  expect(await imports(stranger)).toEqual([])
})

describe('a kept file', () => {
  test('that is none of one’s own is not removed', async () => {
    await bring('own.bib', BIBTEX)
    const [own] = await imports()
    const stranger = (await apply(app)).client
    for (const id of [own?.id, 999_999, 'x', '0'])
      expect((await stranger.delete(`/api/import/${id}/`)).status).toBe(404)
    expect((await app.visitor().delete(`/api/import/${own?.id}/`)).status).toBe(403)
    expect((await imports())[0]).toEqual(own)
  })

  test('is removed for good, and can be brought in again', async () => {
    const { client: who } = await apply(app)
    const { source } = (await bring('once.bib', BIBTEX, who)).body
    const [kept] = await imports(who)
    expect((await who.delete(`/api/import/${kept?.id}/`)).status).toBe(204)
    expect(await imports(who)).toEqual([])
    expect((await who.get(source.url)).status).toBe(404)
    const id = source.url.split('/')[3] ?? ''
    await expect(app.parts.files.open(id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await who.delete(`/api/import/${kept?.id}/`)).status).toBe(404)

    const again = await bring('once.bib', BIBTEX, who)
    expect(again.status).toBe(200)
    expect(again.body.source.url).not.toBe(source.url)
    expect(await imports(who)).toHaveLength(1)
  })

  test('that is removed while it comes in again is there or gone, and nothing breaks', async () => {
    const { client: who } = await apply(app)
    await bring('twice.bib', BIBTEX, who)
    const [kept] = await imports(who)
    const [again, removed] = await Promise.all([
      bring('twice.bib', BIBTEX, who),
      who.delete(`/api/import/${kept?.id}/`),
    ])
    expect([again.status, removed.status]).toEqual([200, 204])
    for (const { source } of await imports(who)) expect((await who.fetch('GET', source.url)).status).toBe(200)
  })
})

test('the applicant is found among the authors, and what is stored already is known', async () => {
  const { client: own } = await apply(app)
  const { body } = await bring('atlas.bib', thousandAuthors(999, 'Koszegi, Ilona'), own)
  expect(body.found).toMatchObject([{ fields: { role: '999th of 1,000 authors' }, duplicate_of: null }])

  const ids = await fillProfile(own)
  const resume = {
    work: [
      { name: 'Northlake Storage Works', startDate: '2018-09' },
      { name: 'Northlake Storage Works', startDate: '2011' },
    ],
    awards: [{ title: 'Lakeside Prize for Storage Engineering' }],
  }
  const { found } = (await bring('resume.json', JSON.stringify(resume), own)).body
  expect(found.map(({ duplicate_of }) => duplicate_of)).toEqual([ids.professionalhistory, null, ids.evidence])
})

test('an entry that was brought in can be filled up and saved, and tells where it is from', async () => {
  const { body } = await bring('resume.json', JSON_RESUME)
  const award = body.found.find(({ section }) => section === 'evidence')
  const rest = { status: 'No-expiration Date', domain: 'Batteries', level: 'National' }
  const saved = await client.post<{ imported_from: string }[]>('/api/evidence/', [{ ...award?.fields, ...rest }])
  expect(saved.status).toBe(201)
  expect(saved.body[0]?.imported_from).toBe('resume.json, awards 1')
})
