import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isUnreadReason } from '#domain/case-file.ts'
import type { FileKind } from '#domain/file.ts'
import { annotatedPdf, drawing } from '../testing/annotated.ts'
import { docxOf, setPdf } from '../testing/hostile.ts'
import { docOf } from '../testing/old-word.ts'
import { paragraph, wordFile } from '../testing/word-file.ts'
import { readUpload } from './read-upload.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiverly-damaged-'))
})
afterAll(() => rm(folder, { recursive: true }))

const WORDS = 'The plan is silent on cost and on any date past December.'
const FIELD = `/Subtype /Widget /FT /Tx /F 4 /T (a) /V (${WORDS}) /Rect [60 600 540 620]`
const STAMP = '/Subtype /Stamp /F 4 /Rect [60 500 420 560] /AP << /N 9 0 R >>'
const NOTE = `/Subtype /FreeText /F 4 /Contents (${WORDS}) /DA (/Helv 12 Tf 0 g) /Rect [60 400 540 420]`
const FILES: [FileKind, Buffer][] = [
  [
    'pdf',
    annotatedPdf(
      WORDS,
      [FIELD, STAMP, NOTE],
      [drawing(`q 1 0 0 1 2 25 cm BT /F1 12 Tf [(Received) -300 (by)] TJ ET Q`)],
    ),
  ],
  [
    'docx',
    wordFile(paragraph(WORDS) + '<w:sectPr><w:headerReference w:type="default" r:id="header"/></w:sectPr>', {
      header: paragraph('Head'),
      footnotes: `<w:footnote w:id="1">${paragraph('Note')}</w:footnote>`,
    }),
  ],
  ['pdf', setPdf(Array.from({ length: 9 }, (_, line) => [72, 700 - line * 12, WORDS] as const))],
  ['docx', docxOf(WORDS)],
  ['doc', docOf(WORDS)],
]
const MARKS = [
  '<<',
  '>>',
  '0 R',
  'obj',
  'endstream',
  '-1',
  '99999999999',
  '/Parent',
  '/AP',
  '/Annots',
  '</w:p>',
  '[',
  '(',
  '\u0000',
  '\u00ff\u00ff\u00ff\u00ff',
]

const edit = fc.record({
  at: fc.nat(20_000),
  cut: fc.nat(30),
  put: fc.oneof(fc.constantFrom(...MARKS), fc.string({ unit: 'binary-ascii', maxLength: 4 })),
})

function damaged(bytes: Buffer, edits: readonly { at: number; cut: number; put: string }[]): Buffer {
  return edits.reduce((whole, { at, cut, put }) => {
    const place = at % Math.max(1, whole.length)
    return Buffer.concat([whole.subarray(0, place), Buffer.from(put, 'latin1'), whole.subarray(place + cut)])
  }, bytes)
}

// Each is read by a process of its own.
const runs = process.env['WAIVERLY_FULL'] === '1' ? 200 : 12

test('a paper that was damaged anywhere is read as far as it goes, or said not to be readable', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FILES),
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      async ([kind, bytes], edits) => {
        const file = join(folder, 'damaged')
        await writeFile(file, damaged(bytes, edits))
        const { pages, by, reason } = await readUpload(file, kind, { path: '/nowhere' })
        if (pages.length === 0) expect([by, isUnreadReason(reason)]).toEqual(['none', true])
        else expect(pages.some((page) => page !== '')).toBe(true)
        for (const page of pages) expect(page.isWellFormed()).toBe(true)
      },
    ),
    { seed: 20_261, numRuns: runs },
  )
}, 600_000)
