import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standInTools } from '../documents/testing/stand-in-tools.ts'
import { canInstall } from './apt.mjs'
import { GivenUp } from './say.mjs'
import { ensureScanTools } from './scan-tools.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waiverly-tools-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('only root installs', () => expect(canInstall(1000)).toBe(false))

test('where the tools are wanting and may not be installed, the tests are left out with the command that installs them', async () => {
  expect(await ensureScanTools({ path: folder, ci: '', may: false })).toMatch(
    /^Left out: .*apt-get install tesseract-ocr poppler-utils poppler-data/,
  )
})

test('in CI they are not left out', async () => {
  const run = ensureScanTools({ path: folder, ci: 'true', may: false })
  await expect(run).rejects.toBeInstanceOf(GivenUp)
  await expect(run).rejects.toThrow('apt-get install tesseract-ocr poppler-utils poppler-data')
})

test('where they are, nothing is told', async () => {
  const path = `${await standInTools(folder, 'Words')}${delimiter}${process.env.PATH}`
  expect(await ensureScanTools({ path, ci: 'true', may: false })).toBeUndefined()
})
