import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parts } from '../../parts.ts'

/** The names of all files in the store, half files too, without the mark of the folder itself. */
export const storedFiles = async ({ config }: Pick<Parts, 'config'>): Promise<string[]> =>
  (await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== '.waiverly-store')
    .map((entry) => entry.name)
    .toSorted()
