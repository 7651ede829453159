import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isUnreadReason } from '#domain/case-file.ts'
import type { FileKind } from '#domain/file.ts'
import { docxOf, setPdf } from '../testing/hostile.ts'
import { docOf } from '../testing/old-word.ts'
import { readUpload } from './read-upload.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiverly-damaged-'))
})
afterAll(() => rm(folder, { recursive: true }))

const WORDS = 'The plan is silent on cost and on any date past December.'
const FILES: [FileKind, Buffer][] = [
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
