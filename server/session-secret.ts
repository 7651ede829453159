import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The signing secret of this data folder, made at the first start. Processes that start at once agree on one. */
export const keepSessionSecret = (dataDir: string): string => {
  const path = join(dataDir, 'session-secret')
  const kept = readSecret(path)
  if (kept) return kept
  mkdirSync(dataDir, { recursive: true })
  const made = `${path}.${process.pid}`
  writeFileSync(made, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Linking puts the whole file there or fails because another process was first.
    linkSync(made, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(made)
  }
  return readFileSync(path, 'utf8')
}

const readSecret = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
