import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError, invalidFields } from '#domain/errors.ts'
import { type FileRef, fileRule } from '#domain/file.ts'
import type { Routes } from '../http/app.ts'
import { readForm } from '../http/form.ts'
import { docx, jpg, ole, pdf, png } from '../testing/sample-files.ts'
import { type Applicant, signUp } from '../testing/sign-up.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { waitFor } from '../testing/wait-for.ts'
import { keepFile, transact } from './keep-file.ts'
import { resolveFiles } from './resolve-file.ts'

const essay = { ...fileRule(['pdf'], '{file} is not a PDF file'), maxBytes: 1000, tooLarge: 'Too large an essay' }
const photo = fileRule(['png', 'jpg'], 'Please upload a picture')

/** Routes that take files as those of the drawers do. */
const probes: Routes = (app, parts) => {
  app.post('/probe/form', async (request) => {
    const { fields, files } = await readForm(parts, request, { essay, photo })
    if (fields.name === 'refused') throw invalidFields({ name: ['Refused'] })
    if (fields.name === 'broken') throw new Error('broken')
    const ids = await transact(parts, async (trx) => {
      const kept: string[] = []
      for (const file of Object.values(files)) kept.push(await keepFile(trx, request.user.id, file, { is_fresh: true }))
      if (fields.name === 'late') throw new AppError('conflict', 'Too late')
      return kept
    })
    return { fields, files, ids }
  })
  app.post('/probe/json', (request) =>
    transact(parts, async (trx) => {
      const entry = request.body as Record<string, unknown>
      const ids = await resolveFiles(parts, trx, request.user.id, entry, { essay, photo })
      if (entry.name === 'late') throw new AppError('conflict', 'Too late')
      return ids
    }),
  )
}

let app: TestApp
let applicant: Applicant
let stranger: Applicant
beforeAll(async () => {
  app = await startTestApp({ routes: [probes] })
  applicant = await signUp(app)
  stranger = await signUp(app)
})
afterAll(() => app.close())

/** All that is kept: rows, and files in the store, half-written ones too. */
const kept = async () => {
  const { db, config } = app.parts
  const rows = await db.selectFrom('files').select('id').execute()
  const entries = await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  return { rows: rows.length, files: entries.filter((entry) => entry.isFile()).length }
}

const formOf = (files: Record<string, [Buffer, string]>, fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, [bytes, filename]] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), filename)
  return form
}
const upload = (bytes: Buffer, filename = 'cv.pdf', who = applicant) =>
  who.client.post<FileRef>('/api/files/', formOf({ file: [bytes, filename] }))
const inJson = (bytes: Buffer, filename = 'a.pdf') => ({ filename, base64_content: bytes.toString('base64') })

describe('an upload', () => {
  const MEGABYTES_20 = 20 * 1024 * 1024
  const wrong = 'Please upload a PDF, JPG, PNG, DOC or DOCX file'

  test.each([
    ['a page of HTML named as a PDF', Buffer.from('<html></html>'), 400, { file: [wrong] }],
    ['a picture named as a PDF', png(), 400, { file: [wrong] }],
    ['nothing', Buffer.alloc(0), 400, { file: [wrong] }],
    [
      'a byte more than 20 MB',
      pdf(MEGABYTES_20),
      413,
      { detail: 'File size should not exceed 20MB', code: 'too_large' },
    ],
    ['50 MB', pdf(50 * 1024 * 1024), 413, { code: 'too_large', file: ['File size should not exceed 20MB'] }],
  ])('of %s is refused and nothing of it kept', async (_name, bytes, status, body) => {
    const before = await kept()
    const reply = await upload(bytes)
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject(body)
    expect(await kept()).toEqual(before)
  })

  test('must be a form with a file of this name', async () => {
    const before = await kept()
    const post = (body: unknown, headers = {}) => applicant.client.post('/api/files/', body, { headers })
    expect(await post({ file: 'x' })).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
    expect(await post(formOf({}, { file: 'text' }))).toMatchObject({
      status: 400,
      body: { file: ['Please upload a file'] },
    })
    expect(await post(formOf({ other: [pdf(), 'a.pdf'] }))).toMatchObject({
      status: 400,
      body: { other: ['No file is taken here'] },
    })
    expect(await post(formOf({ file: [pdf(), ''] }))).toMatchObject({ status: 400 })
    expect((await post('nonsense', { 'content-type': 'multipart/form-data' })).status).toBeLessThan(500)
    const cut = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4'
    expect((await post(cut, { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(400)
    expect(await kept()).toEqual(before)
  })

  test('is told together with one’s own files that are the same to the byte, in the order they came', async () => {
    const send = async (bytes: Buffer, name: string, { client } = applicant) => {
      const reply = await client.fetch('POST', '/api/files/', formOf({ file: [bytes, name] }))
      return ((await reply.json()) as FileRef).url
    }
    const told = async ({ client } = applicant) =>
      (await client.get<{ same: string[][] }>('/api/files/same/')).body.same.filter((urls) => urls.includes(first))
    const bytes = pdf(4321)
    const first = await send(bytes, 'diploma.pdf')
    expect(await told()).toEqual([])
    const same = [first, await send(bytes, 'leckeváltó.pdf')]
    await send(pdf(4322), 'other.pdf')
    for (let times = 0; times < 6; times++) same.push(await send(bytes, 'again.pdf'))
    await send(bytes, 'diploma.pdf', stranger)
    expect(await told()).toEqual([same])
    expect(await told(stranger)).toEqual([])
  })

  test('that its sender breaks off leaves nothing', async () => {
    const before = await kept()
    const { hostname, port } = new URL(app.url)
    const cookies = applicant.client.cookies
    const sending = httpRequest({
      hostname,
      port,
      method: 'POST',
      path: '/api/files/',
      headers: {
        cookie: `sessionid=${cookies.get('sessionid')}`,
        'x-csrftoken': cookies.get('csrftoken') ?? '',
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '5000000',
      },
    })
    sending.on('error', () => undefined)
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4')
    await new Promise((resolve) => sending.write(Buffer.alloc(500_000), resolve))
    await waitFor('the bytes to arrive', async () => (await kept()).files > before.files)
    sending.destroy()
    await waitFor('the half file to go', async () => (await kept()).files === before.files)
    expect(await kept()).toEqual(before)
  })

  test('needs a session and its token', async () => {
    const visitor = app.visitor()
    expect((await visitor.post('/api/files/', formOf({ file: [pdf(), 'a.pdf'] }))).status).toBe(403)
    visitor.cookies.set('sessionid', applicant.client.cookies.get('sessionid') ?? '')
    expect(await visitor.post('/api/files/', formOf({ file: [pdf(), 'a.pdf'] }))).toMatchObject({
      status: 403,
      body: { code: 'csrf_failed' },
    })
  })

  test.each([
    ['a PDF', pdf(), 'My résumé.pdf', 'application/pdf', 'My résumé.pdf'],
    ['exactly 20 MB', pdf(MEGABYTES_20 - pdf().length), 'big.pdf', 'application/pdf', 'big.pdf'],
    ['a PNG named otherwise', png(), 'photo.html', 'image/png', 'photo.html.png'],
    ['a JPG', jpg(), 'photo.jpg', 'image/jpeg', 'photo.jpg'],
    ['a JPG that a telephone named as a PNG', jpg(), 'photo.png', 'image/jpeg', 'photo.png.jpg'],
    ['an old Word document', ole('WordDocument'), 'letter.doc', 'application/msword', 'letter.doc'],
    [
      'a Word document',
      docx(),
      '../letter.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'letter.docx',
    ],
  ])('of %s is kept and read back', async (_name, bytes, filename, type, name) => {
    const reply = await upload(bytes, filename)
    expect(reply.status).toBe(201)
    expect(reply.body).toEqual({ name, url: expect.stringMatching(/^\/api\/files\/[0-9a-f-]{36}\//) as unknown })
    const file = await applicant.client.fetch('GET', reply.body.url)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe(type)
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
  })
})

describe('a stored file', () => {
  let url: string
  beforeAll(async () => {
    url = (await upload(pdf(100), 'cv.pdf')).body.url
  })
  const get = (headers: Record<string, string> = {}) => applicant.client.fetch('GET', url, undefined, { headers })

  test('does not exist for others', async () => {
    const missing = { status: 404, body: { detail: 'File does not exist', code: 'not_found' } }
    expect(await stranger.client.get(url)).toMatchObject(missing)
    expect((await app.visitor().get(url)).status).toBe(403)
    expect(await applicant.client.get('/api/files/not-an-id/a.pdf')).toMatchObject(missing)
    expect(await applicant.client.get(`/api/files/${crypto.randomUUID()}/a.pdf`)).toMatchObject(missing)
    expect((await stranger.client.get(url, { headers: { range: 'bytes=0-3' } })).status).toBe(404)
  })

  test('may be framed by own pages only and runs nothing', async () => {
    const { headers } = await get()
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toContain('private')
    expect(headers.get('content-disposition')).toBe(`inline; filename="cv.pdf"; filename*=UTF-8''cv.pdf`)
  })

  test('is sent in part', async () => {
    const part = await get({ range: 'bytes=0-7' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-7\/\d+$/)
    expect(part.headers.get('content-length')).toBe('8')
    expect(await part.text()).toBe('%PDF-1.4')
    const beyond = await get({ range: 'bytes=999999-' })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
    expect((await get({ range: 'bytes=0-7', 'if-range': '"another"' })).status).toBe(200)
  })

  test('tells its size to who asks for the head alone', async () => {
    const head = await applicant.client.fetch('HEAD', url)
    expect(head.headers.get('content-length')).toBe((await get()).headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  test('is not sent again where it is known', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    const again = await get({ 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(again.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  test('of an unknown type is a download, never a page', async () => {
    const { db, files } = app.parts
    const id = crypto.randomUUID()
    await files.put(id, (await import('node:stream')).Readable.from([Buffer.from('<script>')]))
    const row = { id, user_id: applicant.id, name: 'a.html', content_type: 'text/html', size: 8, sha256: 'x' }
    await db.insertInto('files').values(row).execute()
    const { headers } = await applicant.client.fetch('GET', `/api/files/${id}/a.html`)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
  })
})

describe('a form with files', () => {
  const post = (form: FormData) => applicant.client.post<Record<string, unknown>>('/probe/form', form)

  test.each([
    [
      'each wrong file',
      {},
      { essay: [png(), 'a.png'], photo: [pdf(), 'b.pdf'] },
      400,
      { essay: ['a.png is not a PDF file'], photo: ['Please upload a picture'] },
    ],
    [
      'a file above its own limit',
      {},
      { essay: [pdf(2000), 'a.pdf'], photo: [png(), 'b.png'] },
      413,
      { essay: ['Too large an essay'] },
    ],
    [
      'an endless field',
      { name: 'x'.repeat(70_000) },
      { photo: [png(), 'b.png'] },
      400,
      { name: ['This is too long'] },
    ],
    ['what the handler refuses', { name: 'refused' }, { photo: [png(), 'b.png'] }, 400, { name: ['Refused'] }],
    ['what the handler breaks on', { name: 'broken' }, { photo: [png(), 'b.png'] }, 500, { code: 'internal' }],
    ['what is rolled back', { name: 'late' }, { photo: [png(), 'b.png'] }, 409, { code: 'conflict' }],
  ])('is refused for %s, and nothing of it kept', async (_name, fields, files, status, body) => {
    const before = await kept()
    const reply = await post(formOf(files as unknown as Record<string, [Buffer, string]>, fields))
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject(body)
    expect(await kept()).toEqual(before)
  })

  test('has one file in a field', async () => {
    const before = await kept()
    const two = formOf({ photo: [png(), 'b.png'] })
    two.append('photo', new Blob([new Uint8Array(png())]), 'c.png')
    expect(await post(two)).toMatchObject({ status: 400, body: { photo: ['Please send one file'] } })
    expect(await kept()).toEqual(before)
  })

  test('has at most a hundred fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`f${index}`, 'x']))
    expect((await post(formOf({}, fields))).status).toBe(413)
  })

  test('cannot name fields of every object', async () => {
    expect((await post(formOf({}, { __proto__x: 'y', constructor: 'z' }))).status).toBe(400)
  })

  test('gives its fields and files', async () => {
    const reply = await post(formOf({ photo: [png(), 'b.png'], essay: [pdf(), 'a.pdf'] }, { name: 'Ana' }))
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      fields: { name: 'Ana' },
      files: { photo: { kind: 'png' }, essay: { name: 'a.pdf' } },
    })
    expect(reply.body.ids).toHaveLength(2)
  })
})

describe('files inside JSON', () => {
  const post = (entry: object) => applicant.client.post<Record<string, unknown>>('/probe/json', entry)
  const unreadable = ['The file could not be read. Please choose it again.']

  test.each([
    ['another kind', { essay: inJson(png(), 'b.png') }, 400, { essay: ['b.png is not a PDF file'] }],
    ['no base64', { essay: { filename: 'a.pdf', base64_content: 'not base64!!' } }, 400, { essay: unreadable }],
    ['base64 cut short', { essay: { filename: 'a.pdf', base64_content: 'JVBER' } }, 400, { essay: unreadable }],
    ['a number', { essay: 7, photo: ['x'] }, 400, { essay: ['Please upload a file'], photo: ['Please upload a file'] }],
    ['too many bytes', { essay: inJson(pdf(2000)) }, 413, { essay: ['Too large an essay'], code: 'too_large' }],
    [
      'a wrong one after a right one',
      { essay: inJson(pdf()), photo: inJson(pdf()) },
      400,
      { photo: ['Please upload a picture'] },
    ],
    ['a later failure', { essay: inJson(pdf()), name: 'late' }, 409, { code: 'conflict' }],
    [
      'an address elsewhere',
      { essay: { name: 'a', url: 'https://evil.test/a.pdf' } },
      400,
      { essay: ['Please upload this file again'] },
    ],
  ])('are refused for %s, and nothing kept', async (_name, entry, status, body) => {
    const before = await kept()
    const reply = await post(entry)
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject(body)
    expect(await kept()).toEqual(before)
  })

  test('are kept, or none', async () => {
    const reply = await post({ essay: inJson(pdf()), photo: null })
    expect(reply).toMatchObject({
      status: 200,
      body: { essay: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown, photo: null },
    })
    const asDataUrl = { filename: 'p.png', base64_content: `data:image/png;base64,${png().toString('base64')}` }
    expect((await post({ photo: asDataUrl })).status).toBe(200)
  })

  test('are named by their url once uploaded, by their owner, where they fit', async () => {
    const own = (await upload(pdf())).body
    expect((await post({ essay: own })).body.essay).toBe(own.url.split('/')[3])
    expect(await post({ photo: own })).toMatchObject({ status: 400, body: { photo: ['Please upload a picture'] } })
    const big = (await upload(pdf(2000))).body
    expect(await post({ essay: big })).toMatchObject({ status: 413, body: { essay: ['Too large an essay'] } })
    const foreign = (await upload(pdf(), 'x.pdf', stranger)).body
    expect(await post({ essay: foreign })).toMatchObject({
      status: 400,
      body: { essay: ['Please upload this file again'] },
    })
  })

  test("become one record's, also where two want it at once, and stay fresh where a save fails", async () => {
    const fresh = (await upload(pdf())).body
    expect((await post({ essay: fresh, name: 'late' })).status).toBe(409)
    const replies = await Promise.all([1, 2, 3].map(() => post({ essay: fresh })))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 400)).toHaveLength(2)
  })
})
