import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TempFolder {
  path: string
  remove(): Promise<void>
}

/** A data folder that goes again, also while the database of a killed process is still stopping in it. Others may enter it: as root, the database is run by another user. */
export const makeTempFolder = async (): Promise<TempFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'waiverly-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 50, retryDelay: 20 }) }
}
