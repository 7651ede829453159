import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apply } from '../testing/apply.ts'
import { APPLICATION, ENTRIES, REFEREE } from '../testing/entries.ts'
import { addReferee } from '../testing/fill-profile.ts'
import { form, inJson } from '../testing/papers.ts'
import { docx, jpg, ole, pdf, png, zip } from '../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { fileIdOf } from './file-name.ts'

const NO_PDF = 'Please upload a PDF file'
const NO_PAPER = 'Please upload a PDF, JPG, or PNG file'
const MB = 1024 * 1024

type Sent = { status: number; body: unknown }
interface FileField {
  field: string
  kinds: string[]
  message: string
  most?: { bytes: number; message: string }
  /** Goes the same way as the one before: a few of the files will do. */
  alike?: true
  /** How large it may be is among the rules of its form (profile-rules.test.ts). */
  ruled?: true
  send: (name: string, bytes: Buffer) => Promise<Sent>
}

let app: TestApp
let me: Awaited<ReturnType<typeof apply>>
let referee: number
beforeAll(async () => {
  app = await startTestApp()
  me = await apply(app)
  referee = await addReferee(me.client)
})
afterAll(() => app.close())

const section =
  (path: keyof typeof ENTRIES, field: string) =>
  (name: string, bytes: Buffer): Promise<Sent> => {
    const entry = { ...ENTRIES[path](), [field]: inJson(name, bytes) }
    return me.client.post(`/api/${path}/`, path === 'academicprojects' ? entry : [entry])
  }
const asForm =
  (path: () => string, fields: Record<string, string>, field: string) =>
  (name: string, bytes: Buffer): Promise<Sent> =>
    me.client.post(path(), form(fields, { [field]: { name, bytes } }))

const NOTICE = { description: 'A notice', sent_date: '2026-01-05', deadline: '2026-04-05' }
const FIELDS: [string, FileField][] = (
  [
    ...[
      'diploma_en',
      'transcript_en',
      'diploma_cn',
      'transcript_cn',
      'diploma_cn_certificate',
      'transcript_cn_certificate',
    ].map((field, at) => ({
      field,
      ...(at > 0 && { alike: true as const }),
      ruled: true as const,
      kinds: ['pdf', 'jpg', 'png'],
      message: NO_PAPER,
      send: section('academichistory', field),
    })),
    {
      field: 'essay',
      kinds: ['pdf'],
      message: NO_PDF,
      most: { bytes: 5 * MB, message: 'File size should not exceed 5MB' },
      send: section('academicprojects', 'essay'),
    },
    {
      field: 'supporting_docs',
      ruled: true,
      kinds: ['pdf'],
      message: NO_PDF,
      send: section('professionalprojects', 'supporting_docs'),
    },
    {
      field: 'supporting_doc',
      ruled: true,
      kinds: ['pdf'],
      message: NO_PDF,
      send: section('futureplan', 'supporting_doc'),
    },
    {
      field: 'supporting_doc',
      ruled: true,
      kinds: ['pdf'],
      message: '{file} is not a PDF file',
      send: section('evidence', 'supporting_doc'),
    },
    {
      field: 'file',
      ruled: true,
      kinds: ['pdf'],
      message: NO_PDF,
      send: asForm(() => '/api/rfenotice/', NOTICE, 'file'),
    },
    {
      field: 'resume',
      ruled: true,
      kinds: ['pdf'],
      message: NO_PDF,
      send: asForm(() => '/api/application/', APPLICATION, 'resume'),
    },
    { field: 'resume', kinds: ['pdf'], message: NO_PDF, send: asForm(() => '/api/referee/', REFEREE, 'resume') },
    {
      field: 'file',
      kinds: ['pdf', 'doc', 'docx'],
      message: 'Please upload a PDF, DOC, or DOCX file',
      send: asForm(() => `/api/product/rec/letter/${referee}/signed/`, {}, 'file'),
    },
    {
      field: 'file',
      kinds: ['pdf', 'doc', 'docx'],
      message: 'Please upload a PDF, DOC, or DOCX file',
      send: asForm(() => '/api/product/rfe/background/', { kind: 'petition_letter' }, 'file'),
    },
  ] satisfies FileField[]
).map((field, at) => [`${at + 1}: ${field.field}, ${field.message}`, field])

/** The messages at the field, however the call tells them; the spec's words, with or without the full stop at their end. */
const toldAt = ({ body }: Sent, field: string): string | undefined => {
  const told = (Array.isArray(body) ? (body[0] as { errors: unknown }).errors : body) as Record<string, string[]>
  return told[field]?.[0]?.replace(/\.$/, '')
}
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const WHOLE = pdf(200)
const ENCRYPTED = Buffer.concat([
  Buffer.from('%PDF-1.6\n1 0 obj<</Filter/Standard/V 4/R 4/P -3904>>endobj\n'),
  Buffer.from('trailer<</Encrypt 1 0 R>>\n%%EOF\n'),
])

/** Name, bytes, and what they are; null is refused everywhere. */
const CASES: [string, string, Buffer, string | null][] = [
  ['an empty file', 'cv.pdf', Buffer.alloc(0), null],
  ['HTML with the right name', 'cv.pdf', HTML, null],
  ['a program under two endings', 'cv.pdf.exe', Buffer.from('MZ\u0090\u0000 program'), null],
  ['a program whose name is turned round', 'gpj\u202efdp.exe', Buffer.from('MZ\u0090\u0000'), null],
  ['a table document', 'cv.docx', zip(['xl/workbook.xml', '[Content_Types].xml']), null],
  ['an old table document', 'cv.doc', ole('Workbook'), null],
  ['a zip that holds a PDF', 'cv.pdf', Buffer.concat([zip(['a.pdf']), WHOLE]), null],
  ['a picture named as a PDF', 'cv.pdf', png(), null],
  ['a PDF named as a picture', 'cv.png', WHOLE, null],
  ['a PDF named as a Word document', 'cv.docx', WHOLE, null],
  ['a PDF header beyond the first kilobyte', 'cv.pdf', Buffer.concat([Buffer.alloc(1100, 32), WHOLE]), null],
  ['a PDF', 'cv.pdf', WHOLE, 'pdf'],
  ['a PDF without an ending', 'cv', WHOLE, 'pdf'],
  ['a PDF with another ending after', 'cv.pdf.exe', WHOLE, 'pdf'],
  ['a PDF whose name is turned round', 'cv\u202efdp.pdf', WHOLE, 'pdf'],
  ['a PDF with 300 letters in its name', `${'x'.repeat(300)}.pdf`, WHOLE, 'pdf'],
  // Both are taken, since what is inside is told once they are read: that a password is asked for, that nothing could be read.
  ['a PDF cut short', 'cv.pdf', WHOLE.subarray(0, 60), 'pdf'],
  ['a PDF with a password', 'cv.pdf', ENCRYPTED, 'pdf'],
  ['a page and a PDF in one', 'cv.pdf', Buffer.concat([HTML, WHOLE]), 'pdf'],
  ['a JPG', 'scan.JPEG', jpg(), 'jpg'],
  ['a PNG', 'scan.png', png(), 'png'],
  ['a photo saved under the other ending', 'scan.png', jpg(), 'jpg'],
  ['a Word document', 'letter.docx', docx(), 'docx'],
  ['an old Word document', 'letter.doc', ole('WordDocument'), 'doc'],
]

const FEW = new Set(['HTML with the right name', 'a PDF', 'a PNG', 'a Word document'])

describe.each(FIELDS)('%s', (_, { field, kinds, message, most, alike, ruled, send }) => {
  test.each(CASES.filter(([name]) => !alike || FEW.has(name)))('%s', async (_case, name, bytes, kind) => {
    const reply = await send(name, bytes)
    if (kind !== null && kinds.includes(kind)) return expect(reply.status).toBe(201)
    expect(reply.status).toBe(400)
    expect(toldAt(reply, field)).toBe(message.replace('{file}', name.replace('\u202e', '')))
  })

  const limit = most ?? { bytes: 20 * MB, message: 'File size should not exceed 20MB' }
  if (alike) return
  test('a byte more than the limit', { tags: ruled ? ['long'] : [] }, async () => {
    const reply = await send('large.pdf', pdf(limit.bytes + 1 - pdf().length))
    expect(reply.status).toBe(413)
    expect(toldAt(reply, field)).toBe(limit.message)
  })
})

test.each(['essay, ', 'resume, '])('a file of just the limit is taken: %s', async (name) => {
  const [, found] = FIELDS.find(([title]) => title.includes(name)) ?? []
  const reply = await found?.send('full.pdf', pdf((found.most?.bytes ?? 20 * MB) - pdf().length))
  expect(reply?.status).toBe(201)
})

test('whatever a file claims to be, it is served as what its bytes are, and never as a page', async () => {
  const page = Buffer.concat([HTML, WHOLE])
  const upload = await me.client.post<{ name: string; url: string }>(
    '/api/files/',
    form({}, { file: { name: 'page.html', bytes: page } }),
  )
  expect(upload.body.name).toBe('page.html.pdf')
  expect(fileIdOf(upload.body.url)).not.toBeNull()
  const { headers } = await me.client.fetch('GET', upload.body.url)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})
