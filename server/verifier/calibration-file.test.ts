import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Calibration } from '#drafting/verifier/calibration.ts'
import { verifierPrompt } from '#drafting/verifier/prompt.ts'
import { calibrationFile, calibrationOf, storeCalibration } from './calibration-file.ts'

const SMALL = { provider: 'openai-compatible', model: 'small-1' } as const
const MEASURED: Calibration = {
  ...SMALL,
  prompt: verifierPrompt.version,
  threshold: 80,
  passed: { count: 1, of: 900, from: 0, to: 0.01 },
  withheld: { count: 20, of: 400, from: 0.03, to: 0.08 },
  sentences: 1300,
  day: '2026-11-20',
}

let folder: string
const warned: unknown[] = []
const log = { warn: (...notice: unknown[]) => void warned.push(notice) }
beforeEach(async () => {
  warned.length = 0
  folder = await mkdtemp(join(tmpdir(), 'waiverly-calibration-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('what was measured is found again, and nothing else lies beside it', async () => {
  await storeCalibration(folder, { ...MEASURED, threshold: 10 })
  await storeCalibration(folder, MEASURED)
  expect(await calibrationOf(folder, SMALL, log)).toEqual(MEASURED)
  expect(await readdir(folder)).toEqual(['verifier.json'])
})

test.each<[string, Calibration, Parameters<typeof calibrationOf>[1]]>([
  ['another model', MEASURED, { ...SMALL, model: 'small-2' }],
  ['another provider', MEASURED, { ...SMALL, provider: 'openai' }],
  ['another version of the prompt', { ...MEASURED, prompt: 'verifier-0' }, SMALL],
])('%s is not calibrated', async (_, stored, asked) => {
  await storeCalibration(folder, stored)
  expect(await calibrationOf(folder, asked, log)).toBeUndefined()
  expect(warned).toEqual([])
})

test('without a file nothing is calibrated', async () => {
  expect(await calibrationOf(folder, SMALL, log)).toBeUndefined()
  expect(warned).toEqual([])
})

test.each(['{"provider":"openai-comp', '[]', JSON.stringify({ ...MEASURED, threshold: 'low' })])(
  'a file that cannot be read calibrates nothing, and the log says so: %s',
  async (text) => {
    await writeFile(calibrationFile(folder), text)
    expect(await calibrationOf(folder, SMALL, log)).toBeUndefined()
    expect(warned).toHaveLength(1)
  },
)
