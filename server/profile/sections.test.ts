import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileRef } from '#domain/file.ts'
import { SECTIONS } from '#domain/sections.ts'
import { apply } from '../testing/apply.ts'
import type { Client } from '../testing/client.ts'
import { ENTRIES } from '../testing/entries.ts'
import { form, inJson, pdf, png } from '../testing/papers.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { fieldsOf } from './section-store.ts'

type Row = Record<string, unknown> & { id: number }
type List = { count: number; results: Row[] }

let app: TestApp
let mine: Client
let theirs: Client
beforeAll(async () => {
  app = await startTestApp()
  mine = (await apply(app)).client
  theirs = (await apply(app)).client
})
afterAll(() => app.close())

const progressOf = async (client: Client, section: string) =>
  (
    await client.get<{ results: { section: string; status: string }[] }>(`/api/progress/${client.applicationId}/`)
  ).body.results.find((row) => row.section === section)?.status

/** Academic projects are sent one a call, all others as an array. */
const sent = (path: string, entry: unknown) => (path === 'academicprojects' ? entry : [entry])
const savedOf = (body: Row | Row[]): Row => [body].flat()[0] as Row
const refused = (path: string, errors: unknown) => (path === 'academicprojects' ? errors : [{ index: 0, errors }])

describe.each(Object.keys(ENTRIES) as (keyof typeof ENTRIES)[])('%s', (path) => {
  const url = `/api/${path}/`
  const complete = ENTRIES[path]
  const section = SECTIONS[path]
  const add = async (client: Client) => savedOf((await client.post<Row | Row[]>(url, sent(path, complete()))).body)

  it('says at each field what an empty entry lacks', async () => {
    const reply = await mine.post<unknown>(url, sent(path, {}))
    expect(reply.status).toBe(400)
    const told = path === 'academicprojects' ? reply.body : (reply.body as { errors: unknown }[])[0]?.errors
    const required = Object.keys(section.schema.safeParse({}).error?.flatten().fieldErrors ?? {})
    expect(Object.keys(told as object).toSorted()).toEqual(required.toSorted())
  })

  it('refuses wrong types at their fields, never with a 500', async () => {
    for (const wrong of [7, true, {}, [[]], 'x'.repeat(30_000)]) {
      const everywhere = Object.fromEntries(fieldsOf(section).map((field) => [field, wrong]))
      expect((await mine.post(url, sent(path, everywhere))).status).toBe(400)
    }
    for (const nonsense of [null, 7, [null], [[]], ['text'], {}])
      expect((await mine.post(url, nonsense)).status).toBe(400)
    for (const nonsense of [null, 7, {}, [null], [{}], [{ id: 'x' }], [{ id: -1 }], [{ id: 1.5 }]])
      expect((await mine.patch(url, nonsense)).status).toBe(400)
  })

  it('saves an entry, lists it, and completes the section', async () => {
    expect(await progressOf(theirs, section.progress)).toBe('not_started')
    const reply = await theirs.post<Row | Row[]>(url, sent(path, { ...complete(), unheard_of: 'ignored' }))
    expect(reply.status).toBe(201)
    const saved = savedOf(reply.body)
    const { body } = await theirs.get<List>(url)
    expect(body).toEqual({ count: 1, results: [saved] })
    expect(Object.keys(saved).toSorted()).toEqual(
      ['application', 'id', 'is_deleted', 'version', ...fieldsOf(section)].toSorted(),
    )
    expect(saved).toMatchObject({ application: theirs.applicationId, is_deleted: false })
    expect(await progressOf(theirs, section.progress)).toBe('completed')
  })

  it('gives back what can be sent again: nothing changes', async () => {
    const saved = await add(mine)
    const reply = await mine.patch<Row[]>(url, [saved])
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual([saved])
    expect((await mine.patch<Row[]>(url, [{ id: saved.id }])).body).toEqual([saved])
  })

  it('lists the newest last', async () => {
    const ids = [(await add(mine)).id, (await add(mine)).id]
    const { body } = await mine.get<List>(url)
    expect(body.results.slice(-2).map((row) => row.id)).toEqual(ids)
    expect(body.count).toBe(body.results.length)
  })

  it('changes all entries of a call or none', async () => {
    const [one, two] = [await add(mine), await add(mine)]
    const line = fieldsOf(section).find((field) => /^(name|organization|school_name|plan_title)$/.test(field)) ?? ''
    const before = (await mine.get<List>(url)).body
    const reply = await mine.patch<unknown>(url, [
      { id: one.id, [line]: 'Changed' },
      { id: two.id, [line]: '' },
    ])
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual([{ index: 1, errors: { [line]: [expect.any(String)] } }])
    expect((await mine.get<List>(url)).body).toEqual(before)
  })

  it('does not know the entries of others', async () => {
    const foreign = await add(theirs)
    const own = await add(mine)
    for (const id of [foreign.id, 999_999_999]) {
      expect((await mine.patch(url, [{ id: own.id }, { id }])).status).toBe(404)
      expect((await mine.delete(`${url}${id}/`)).status).toBe(404)
    }
    expect((await mine.delete(`${url}nonsense/`)).status).toBe(404)
    expect((await theirs.get<List>(url)).body.results).toContainEqual(foreign)
    expect((await mine.get(url, { headers: { 'x-application-id': String(theirs.applicationId) } })).body).toMatchObject(
      {
        detail: 'Application does not exist',
      },
    )
  })

  it('refuses an entry that is given twice', async () => {
    const { id } = await add(mine)
    expect((await mine.patch(url, [{ id }, { id }])).body).toEqual([
      { index: 1, errors: { id: ['This entry is given twice'] } },
    ])
  })

  it('deletes an entry once, also the last', async () => {
    for (const { id } of (await theirs.get<List>(url)).body.results) {
      expect((await theirs.delete(`${url}${id}/`)).status).toBe(204)
      expect((await theirs.delete(`${url}${id}/`)).status).toBe(404)
      expect((await theirs.patch(url, [{ id }])).status).toBe(404)
    }
    expect((await theirs.get<List>(url)).body).toEqual({ count: 0, results: [] })
  })

  const papers = Object.entries(section.files)
  if (papers.length === 0) return

  it('takes files for what their bytes are', async () => {
    const [field = '', rule] = papers[0] ?? []
    const text = inJson('fake.pdf', Buffer.from('<html>not a pdf</html>'))
    const told = rule?.wrongKind.replace('{file}', 'fake.pdf')
    const reply = await mine.post<unknown>(url, sent(path, { ...complete(), [field]: text }))
    expect(reply).toMatchObject({ status: 400, body: refused(path, { [field]: [told] }) })
    const stranger = savedOf(
      (await theirs.post<Row | Row[]>(url, sent(path, { ...complete(), [field]: inJson('a.pdf', pdf()) }))).body,
    )
    const stolen = await mine.post(url, sent(path, { ...complete(), [field]: stranger[field] }))
    expect(stolen).toMatchObject({ status: 400, body: refused(path, { [field]: ['Please upload this file again'] }) })
    expect((await mine.get((stranger[field] as { url: string }).url)).status).toBe(404)
  })

  it('keeps a file that is sent back, takes a new one, and a fresh upload', async () => {
    const [field = ''] = papers[0] ?? []
    const saved = savedOf(
      (await mine.post<Row | Row[]>(url, sent(path, { ...complete(), [field]: inJson('a.pdf', pdf()) }))).body,
    )
    expect(saved[field]).toMatchObject({ name: 'a.pdf' })
    const [again] = (await mine.patch<Row[]>(url, [{ id: saved.id, [field]: inJson('b.pdf', pdf('b')) }])).body
    expect(again?.[field]).toMatchObject({ name: 'b.pdf' })
    const upload = new FormData()
    upload.set('file', new Blob([new Uint8Array(pdf('c'))]), 'c.pdf')
    const fresh = (await mine.post('/api/files/', upload)).body
    expect((await mine.patch<Row[]>(url, [{ id: saved.id, [field]: fresh }])).body[0]?.[field]).toEqual(fresh)
  })
})

describe('rules of single sections', () => {
  it('a project file may have 5 MB, others 20', async () => {
    const large = (megabytes: number) => Buffer.concat([pdf(), Buffer.alloc(megabytes * 1024 * 1024)])
    const essay = inJson('essay.pdf', large(5))
    const before = await app.parts.db.selectFrom('files').select('id').execute()
    expect(await mine.post('/api/academicprojects/', { ...ENTRIES.academicprojects(), essay })).toMatchObject({
      status: 413,
      body: { essay: ['File size should not exceed 5MB'] },
    })
    const supporting_doc = inJson('prize.pdf', large(20))
    expect(await mine.post('/api/evidence/', [{ ...ENTRIES.evidence(), supporting_doc }])).toMatchObject({
      status: 413,
      body: [{ index: 0, errors: { supporting_doc: ['File size should not exceed 20MB'] } }],
    })
    expect(await app.parts.db.selectFrom('files').select('id').execute()).toEqual(before)
  })

  it('adds nothing where one of several entries is wrong, and tells of each', async () => {
    const before = (await mine.get<List>('/api/evidence/')).body
    const files = await app.parts.db.selectFrom('files').select('id').execute()
    const reply = await mine.post('/api/evidence/', [
      ENTRIES.evidence(),
      { ...ENTRIES.evidence(), name: ' ' },
      { ...ENTRIES.evidence(), supporting_doc: inJson('photo.pdf', png()) },
    ])
    expect(reply).toMatchObject({
      status: 400,
      body: [
        { index: 1, errors: { name: ['This field is required'] } },
        { index: 2, errors: { supporting_doc: ['photo.pdf is not a PDF file'] } },
      ],
    })
    expect((await mine.get<List>('/api/evidence/')).body).toEqual(before)
    expect(await app.parts.db.selectFrom('files').select('id').execute()).toEqual(files)
  })

  it('a changed category clears the sub-category unless a fitting one comes along', async () => {
    const change = async (fields: Record<string, unknown>) => {
      const [entry] = (await mine.post<Row[]>('/api/evidence/', [ENTRIES.evidence()])).body
      return (await mine.patch<Row[]>('/api/evidence/', [{ id: entry?.id, ...fields }])).body[0]
    }
    expect(await change({ category: 'Professional' })).toMatchObject({ category: 'Professional', sub_category: '' })
    expect(await change({ category: 'Professional', sub_category: 'Award' })).toMatchObject({ sub_category: '' })
    expect(await change({ category: 'Professional', sub_category: 'License' })).toMatchObject({
      sub_category: 'License',
    })
    const open = await change({ category: 'Professional' })
    const later = (fields: object) => mine.patch<Row[]>('/api/evidence/', [{ id: open?.id, ...fields }])
    expect((await later({ name: 'A license' })).body).toMatchObject([{ name: 'A license', sub_category: '' }])
    expect((await later({ sub_category: '' })).status).toBe(400)
    expect((await later({ sub_category: 'License' })).body).toMatchObject([{ sub_category: 'License' }])
    expect(await change({ category: 'Achievement' })).toMatchObject({ sub_category: 'Award' })
    expect(await change({ sub_category: 'License' })).toMatchObject({
      errors: { sub_category: ['Please choose one of the options'] },
    })
    expect(await change({ category: 'Nonsense' })).toMatchObject({
      errors: { category: ['Please choose one of the options'] },
    })
  })

  it('a file is of one record: its own, or a fresh upload', async () => {
    const upload = async () =>
      (await mine.post<FileRef>('/api/files/', form({}, { file: { name: 'paper.pdf', bytes: pdf() } }))).body
    const add = (fields: object) =>
      mine.post<Row[]>('/api/academichistory/', [{ ...ENTRIES.academichistory(), ...fields }])
    const fresh = await upload()
    const [one] = (await add({ diploma_en: fresh, transcript_en: fresh })).body
    expect(one).toMatchObject({ diploma_en: fresh, transcript_en: fresh })
    const again = { status: 400, body: [{ index: 0, errors: { diploma_cn: ['Please upload this file again'] } }] }
    expect(await add({ diploma_cn: fresh })).toMatchObject(again)
    const [two] = (await add({})).body
    const change = (id: unknown, diploma_cn: unknown) =>
      mine.patch<Row[]>('/api/academichistory/', [{ id, diploma_cn }])
    expect(await change(two?.id, fresh)).toMatchObject(again)
    expect(await change(one?.id, fresh)).toMatchObject({ status: 200, body: [{ diploma_cn: fresh }] })
    expect(await change(two?.id, await upload())).toMatchObject({ status: 200 })
    const resume = (await mine.get<{ results: Row[] }>('/api/application/')).body.results[0]?.resume
    expect(await change(two?.id, { name: 'cv.pdf', url: resume })).toMatchObject(again)
  })

  it('a call has at most 200 entries', async () => {
    const many = Array.from({ length: 201 }, () => ({}))
    expect(await mine.post('/api/evidence/', many)).toMatchObject({
      status: 400,
      body: { detail: 'Please send at most 200 entries at a time' },
    })
  })

  it('a current position has no end date, whatever was sent', async () => {
    const [saved] = (
      await mine.post<Row[]>('/api/professionalhistory/', [
        { ...ENTRIES.professionalhistory(), end_date: '2020-01-01' },
      ])
    ).body
    expect(saved).toMatchObject({ is_current: true, end_date: null, annual_salary: 128500.5 })
    expect(await mine.patch('/api/professionalhistory/', [{ id: saved?.id, is_current: false }])).toMatchObject({
      status: 400,
      body: [{ index: 0, errors: { end_date: ['End date is required when not currently employed'] } }],
    })
  })

  it('entries that are changed from two sides at once are changed one after the other', async () => {
    const saved = (await mine.post<Row[]>('/api/futureplan/', [ENTRIES.futureplan(), ENTRIES.futureplan()])).body
    const [one, two] = saved.map((row) => row.id)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? mine.patch('/api/futureplan/', [
              { id: one, plans: 'Plans.' },
              { id: two, plans: 'Plans.' },
            ])
          : mine.patch('/api/futureplan/', [
              { id: two, impact: 'Impact.' },
              { id: one, impact: 'Impact.' },
            ]),
      ),
    )
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
    const { results } = (await mine.get<List>('/api/futureplan/')).body
    expect(results.filter((row) => row.id === one || row.id === two)).toMatchObject([
      { plans: 'Plans.', impact: 'Impact.' },
      { plans: 'Plans.', impact: 'Impact.' },
    ])
  })
})
