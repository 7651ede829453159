import { rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Home } from './home.ts'

/** Told when another living process has this data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

export interface Ownership {
  /** From now on a start on the folder waits for this process to end, instead of being refused. */
  leave(): void
  release(): Promise<void>
}

/** A process that was killed holds its socket until the kernel has taken all that it had; one that is told to end ends its work. */
const ENDING_TAKES_AT_MOST_MS = 20_000
const LEAVING = 'leaving'

/**
 * Claims the data folder by listening on a socket in it: the kernel ends that however the process ends, so that no
 * claim outlives its process. Should two starts take over a dead claim at the very same moment, PostgreSQL's own lock
 * on the cluster lets one of them through.
 */
export const claimFolder = async (home: Home): Promise<Ownership> => {
  const path = join(home.sockets, 'owner')
  await whenFree(path)
  await rm(path, { force: true })
  let answer = String(process.pid)
  const server = createServer((socket) => socket.on('error', () => undefined).end(answer))
  await listening(server, path)
  server.unref()
  return {
    leave() {
      answer = LEAVING
    },
    release: () =>
      new Promise((done) => {
        server.close(() => done())
      }),
  }
}

/** Resolves once no process has the folder. Refused at once where a living one answers that it is not about to end. */
async function whenFree(path: string): Promise<void> {
  const giveUpAt = Date.now() + ENDING_TAKES_AT_MOST_MS
  for (;;) {
    const owner = await askOwner(path)
    if (owner === undefined) return
    if (/^\d+$/.test(owner)) throw new FolderInUse(owner)
    if (Date.now() > giveUpAt) throw new FolderInUse('')
    await sleep(50)
  }
}

/** The process id of the living owner, or that it is leaving; empty where it takes the call and does not answer, as a dying one. */
const askOwner = (path: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = createConnection(path)
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve('')
      else reject(error)
    })
    socket.on('close', () => resolve(answer))
  })

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUse('') : error),
    )
    server.listen(path, resolve)
  })
