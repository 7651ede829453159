import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BIBTEX } from '../testing/record-files.ts'
import { readRecordFile } from './read-record-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiverly-records-'))
})
afterAll(() => rm(folder, { recursive: true }))

const HERE = process.env.PATH ?? ''
const kept = async (name: string, text: string): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

test('a file is read in a process of its own', async () => {
  expect(await readRecordFile(await kept('a.bib', BIBTEX), { path: HERE })).toMatchObject({ format: 'bibtex' })
})

test('what would take forever is given up', async () => {
  const forever = `@article{a, author = {${'and '.repeat(300_000)}}}`
  expect(await readRecordFile(await kept('b.bib', forever), { path: HERE, seconds: 1 })).toEqual({ failed: 'slow' })
})

test('who no longer waits is told so', async () => {
  const signal = AbortSignal.abort(new Error('gone'))
  await expect(readRecordFile(await kept('c.bib', BIBTEX), { path: HERE, signal })).rejects.toThrow('gone')
})
