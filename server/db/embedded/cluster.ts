import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Home } from './home.ts'
import { Unusable } from './unusable.ts'

const MAJOR = '18'
export const SUPERUSER = 'waiverly'

/** The folder of the data, made when there is none yet: under another name first, so that a kill leaves nothing half-made. */
export const prepareCluster = async (home: Home, bin: string): Promise<string> => {
  const cluster = join(home.folder, 'cluster')
  if (existsSync(cluster)) {
    const major = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
    if (major !== MAJOR) throw new Unusable(`${cluster} was made by PostgreSQL ${major}; this version needs ${MAJOR}`)
    return cluster
  }
  await removePartials(home)
  // A name of its own: the initdb of a start that was killed may still be writing to the previous one.
  const partial = `${cluster}.partial-${randomUUID()}`
  await initialise(home, join(bin, 'initdb'), partial)
  await rename(partial, cluster)
  return cluster
}

/** What cannot be removed yet, because it is still being written to, is removed by a later start. */
const removePartials = async (home: Home): Promise<void> => {
  const partials = (await readdir(home.folder)).filter((name) => name.startsWith('cluster.partial'))
  for (const name of partials)
    await rm(join(home.folder, name), { recursive: true, force: true }).catch(() => undefined)
}

/** Trust is safe on a socket that only its owner can reach. The built-in locale sorts alike on every machine. */
const initialise = async (home: Home, initdb: string, cluster: string): Promise<void> => {
  const options = ['--auth=trust', `--username=${SUPERUSER}`, '--encoding=UTF8', '--no-instructions']
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const child = spawn(initdb, ['-D', cluster, ...options, ...locale], {
    ...home.runner,
    cwd: home.folder,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Unusable(`The database could not be created: ${said.trim()}`)
}
