import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Llm } from '#drafting/llm.ts'
import { type Calibration, calibration, isOf } from '#drafting/verifier/calibration.ts'

export const calibrationFile = (dataDir: string): string => join(dataDir, 'verifier.json')

/** Written beside it first and then renamed: a reader finds the old file or the new one, never half of one. */
export async function storeCalibration(dataDir: string, measured: Calibration): Promise<void> {
  const file = calibrationFile(dataDir)
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}`
  await writeFile(beside, `${JSON.stringify(measured, null, 2)}\n`)
  await rename(beside, file)
}

/**
 * What was measured of this verifier. Undefined where nothing was, or where it was another model or another version of the prompt:
 * nothing becomes plain by its word then. A file that cannot be read is the same, and is logged.
 */
export async function calibrationOf(
  dataDir: string,
  verifier: Pick<Llm, 'provider' | 'model'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Calibration | undefined> {
  const file = calibrationFile(dataDir)
  try {
    const measured = calibration.parse(JSON.parse(await readFile(file, 'utf8')))
    return isOf(measured, verifier) ? measured : undefined
  } catch (error) {
    if (!isAbsent(error)) log.warn({ err: error, file }, 'the calibration of the verifier cannot be read')
    return undefined
  }
}

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
