import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readUpload } from '#documents/reading/read-upload.ts'
import { readTextKept } from '#documents/testing/kept-reader.ts'
import { readNotice } from '#drafting/rfe-notice/index.ts'
import type { NoticeLabel } from './label.ts'
import { setNotice } from './render.ts'
import { scoreOf } from './score.ts'

const folder = join(import.meta.dirname, 'tuning')

/** As a file that somebody uploads, without its pictures. */
async function pagesOf(name: string): Promise<string[]> {
  const at = mkdtempSync(join(tmpdir(), 'notice-'))
  try {
    const file = join(at, 'notice.pdf')
    writeFileSync(file, setNotice(folder, name))
    return (await readUpload(file, 'pdf', { path: process.env['PATH'] ?? '', readText: readTextKept })).pages
  } finally {
    rmSync(at, { recursive: true, force: true })
  }
}

test.each([
  'n1-headed-tsc',
  'n2-numbered-nsc',
  'n3-prose',
  'n5-threshold-nsc',
  'noid-paragraphs',
  'tsc-nysdot',
  'eb1a-ten',
  'a05-twocolumn-deafstem',
  'a08-undated-machinetools',
  'e04_eb1a_nsc',
  'e06_full_tsc',
])('every issue of %s is found, and none invented', async (name) => {
  const label = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as NoticeLabel
  const { score, faults } = scoreOf(label, readNotice(await pagesOf(name)))
  expect(score['issues found']).toEqual({ right: label.issues.length, all: label.issues.length })
  expect({ invented: faults.invented, traps: faults.traps }).toEqual({ invented: [], traps: [] })
  const particulars = [
    'receipt number',
    'form',
    'service center',
    'notice date',
    'response date',
    'kind',
    'address',
  ] as const
  for (const each of particulars) expect([each, score[each].right]).toEqual([each, 1])
})
