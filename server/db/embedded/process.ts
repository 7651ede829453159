import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fchownSync, fstatSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** Waits for our pipe to close, then asks PostgreSQL to stop: it stops cleanly however this process ends. */
const WATCHER = `
exec 3<&0
"$@" 3<&- </dev/null & server=$!
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null & watcher=$!
exec 3<&-
wait "$server"; status=$?
kill "$watcher" 2>/dev/null
exit "$status"`

/** Sized for a small machine. A unix socket only: nothing listens on the network. */
const SETTINGS = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  unix_socket_permissions: '0700',
}

const LOG_LIMIT = 4_000_000

export interface PostgresProcess {
  /** Resolves when it has ended, to what it wrote meanwhile. */
  ended: Promise<string>
  isRunning(): boolean
  stop(): Promise<void>
}

export const startPostgres = (
  home: Home,
  bin: string,
  cluster: string,
  settings: Record<string, string> = {},
): PostgresProcess => {
  const log = openLog(home)
  const all = { ...SETTINGS, unix_socket_directories: home.sockets, ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn('/bin/sh', ['-c', WATCHER, 'sh', join(bin, 'postgres'), '-D', cluster, ...options], {
    ...home.runner,
    cwd: home.folder,
    env: { LC_ALL: 'C' },
    // A session of its own: Ctrl-C in the terminal is ours to handle, and the database outlives the requests in flight.
    detached: true,
    stdio: ['pipe', log.descriptor, log.descriptor],
  })
  closeSync(log.descriptor)
  child.unref()
  const ended = waitForEnd(child).then(() => readFileSync(log.path, 'utf8').slice(log.from).trim())
  return {
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.ref()
      child.stdin?.end()
      await ended
    },
  }
}

const waitForEnd = async (child: ChildProcess): Promise<void> => {
  child.stdin?.on('error', () => undefined)
  await once(child, 'exit')
}

const openLog = (home: Home) => {
  const path = join(home.folder, 'postgres.log')
  const descriptor = openSync(path, 'a', 0o600)
  if (home.runner) fchownSync(descriptor, home.runner.uid, home.runner.gid)
  if (fstatSync(descriptor).size > LOG_LIMIT) truncateSync(path)
  return { path, descriptor, from: statSync(path).size }
}
