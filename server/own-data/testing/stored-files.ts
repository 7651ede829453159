import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parts } from '../../parts.ts'

/** The names of all that lies in the store, half files too. */
export const storedFiles = async ({ config }: Pick<Parts, 'config'>): Promise<string[]> =>
  (await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted()
