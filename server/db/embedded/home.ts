import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Unusable } from './unusable.ts'

/** PostgreSQL refuses to run as root; then this user, conventionally `nobody`, runs it. */
const UNPRIVILEGED = 65534
const ELSEWHERE = '/var/lib/waiverly'
/** The kernel's limit of a socket's path is 107 bytes; the longest name in the folder is `.s.PGSQL.5432.lock`. */
const MAX_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432'.length

/** The user that runs the database. Undefined: our own. */
export interface Runner {
  uid: number
  gid: number
}

export interface Home {
  /** Holds the binaries, the cluster and the log. */
  folder: string
  /** Holds the sockets; short enough for one. */
  sockets: string
  runner: Runner | undefined
}

/** Makes the folders that the database lives in, for the user that will run it. */
export const prepareHome = (dataDir: string): Home => {
  mkdirSync(dataDir, { recursive: true })
  const runner = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : undefined
  const folder = chooseFolder(dataDir, runner)
  return { folder, sockets: chooseSockets(folder, runner), runner }
}

/** In the data folder, if the runner can reach it there; otherwise elsewhere, noted in the data folder. */
const chooseFolder = (dataDir: string, runner: Runner | undefined): string => {
  const note = join(dataDir, 'postgres-is-at')
  if (existsSync(note)) return own(readFileSync(note, 'utf8').trim(), runner)
  const folder = own(join(dataDir, 'postgres'), runner)
  if (canReach(folder, runner)) return folder
  mkdirSync(ELSEWHERE, { recursive: true })
  const elsewhere = own(join(ELSEWHERE, randomUUID()), runner)
  if (!canReach(elsewhere, runner))
    throw new Unusable(
      `The database cannot live in ${folder} nor in ${ELSEWHERE}: user ${UNPRIVILEGED} cannot reach them`,
    )
  writeFileSync(note, `${elsewhere}\n`)
  return elsewhere
}

const chooseSockets = (folder: string, runner: Runner | undefined): string => {
  const inside = join(folder, 'run')
  if (Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER) return own(inside, runner)
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return own(join(tmpdir(), `waiverly-${hash}`), runner)
}

/** Leaves nothing behind where sockets are apart from the data. */
export const removeSockets = (home: Home): void => {
  if (!home.sockets.startsWith(home.folder)) rmSync(home.sockets, { recursive: true, force: true })
}

/** Makes the folder and keeps everybody but the runner out. Refuses one that somebody else put there first. */
const own = (folder: string, runner: Runner | undefined): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stat = lstatSync(folder)
  const ours = [process.getuid?.(), runner?.uid].includes(stat.uid)
  if (!stat.isDirectory() || !ours) throw new Unusable(`${folder} belongs to somebody else`)
  if (runner) chownSync(folder, runner.uid, runner.gid)
  chmodSync(folder, 0o700)
  return folder
}

const canReach = (folder: string, runner: Runner | undefined): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', env: {}, stdio: 'ignore', ...runner }).status === 0
