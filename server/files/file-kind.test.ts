import { expect, test } from 'vitest'
import { docx, jpg, ole, pdf, png, zip } from '../testing/sample-files.ts'
import { bytesOfBuffer, kindOf } from './file-kind.ts'
import { fileIdOf, fileUrl, nameOfKind, tidyFileName } from './file-name.ts'
import { rangeOf } from './range.ts'
import { disposition } from './send-file.ts'

const TEXT = Buffer.from('<html><script>alert(1)</script></html>')

test.each([
  ['nothing', Buffer.alloc(0), null],
  ['one byte', Buffer.from('%'), null],
  ['HTML', TEXT, null],
  ['a PDF header beyond the first kilobyte', Buffer.concat([Buffer.alloc(1100, 32), pdf()]), null],
  ['an executable', Buffer.from('MZ\u0090\u0000'), null],
  ['a zip of something else', zip(['xl/workbook.xml', '[Content_Types].xml']), null],
  ['a zip cut short', docx().subarray(0, 40), null],
  [
    'a zip whose directory lies outside of it',
    Buffer.concat([docx().subarray(0, -6), Buffer.from([255, 255, 255, 255, 0, 0])]),
    null,
  ],
  ['an OLE file that is not of Word', ole('Workbook'), null],
  ['a PDF', pdf(), 'pdf'],
  ['a PDF after a few bytes', Buffer.concat([Buffer.from('\r\n\r\n'), pdf()]), 'pdf'],
  ['a PNG', png(), 'png'],
  ['a JPG', jpg(), 'jpg'],
  ['a Word document', docx(), 'docx'],
  ['an old Word document', ole('WordDocument'), 'doc'],
  ['a Word document under a password', ole('EncryptedPackage'), 'docx'],
])('%s', async (_name, bytes, kind) => {
  expect(await kindOf(bytesOfBuffer(bytes))).toBe(kind)
})

test.each([
  ['', 'file'],
  ['...', 'file'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\cv.pdf', 'cv.pdf'],
  ['a\u0000b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
  ['"quoted" <b>.pdf', 'quoted b.pdf'],
  ['%22sent%22 by a browser%0D%0a.pdf', 'sent by a browser.pdf'],
  ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
  ['简历.pdf', '简历.pdf'],
  ['gpj\u202efdp.exe', 'gpjfdp.exe'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ['lone \ud800 surrogate.pdf', 'lone \ufffd surrogate.pdf'],
])('the name %j is kept as %j', (given, kept) => {
  expect(tidyFileName(given)).toBe(kept)
})

test('a name gets the extension of what the file is', () => {
  expect(nameOfKind('cv.pdf', 'pdf')).toBe('cv.pdf')
  expect(nameOfKind('photo.JPEG', 'jpg')).toBe('photo.JPEG')
  expect(nameOfKind('page.html', 'pdf')).toBe('page.html.pdf')
})

test('the url of a file names it', () => {
  const id = '0b6f7d0e-3f4a-4e55-9a35-0c6c6a1f4a11'
  const url = fileUrl({ id, name: 'a b/ü?.pdf' })
  expect(url).toBe(`/api/files/${id}/a%20b%2F%C3%BC%3F.pdf`)
  expect(fileIdOf(url)).toBe(id)
  for (const other of ['', 'https://evil.test/x', `/api/files/${id}`, `x/api/files/${id}/a`, '/api/files/1/a'])
    expect(fileIdOf(other)).toBeNull()
})

test.each([
  [undefined, null],
  ['bytes=', null],
  ['bytes=-', null],
  ['bytes=5-2', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('of ten bytes %s means %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range)
})

test.each([
  [
    'application/pdf',
    'résumé (1).pdf',
    `inline; filename="r_sum_ (1).pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%281%29.pdf`,
  ],
  ['application/msword', 'a.doc', `attachment; filename="a.doc"; filename*=UTF-8''a.doc`],
  ['text/html', 'a.html', `attachment; filename="a.html"; filename*=UTF-8''a.html`],
])('%s named %s is sent as %s', (type, name, header) => {
  expect(disposition(type, name)).toBe(header)
})
