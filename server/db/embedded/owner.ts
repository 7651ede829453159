import { rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** Told when another living process has this data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

export interface Ownership {
  release(): Promise<void>
}

/**
 * Claims the data folder by listening on a socket in it: the kernel ends that however the process ends, so that no
 * claim outlives its process. Should two starts take over a dead claim at the very same moment, PostgreSQL's own lock
 * on the cluster lets one of them through.
 */
export const claimFolder = async (home: Home): Promise<Ownership> => {
  const path = join(home.sockets, 'owner')
  const owner = await askOwner(path)
  if (owner !== undefined) throw new FolderInUse(owner)
  await rm(path, { force: true })
  const server = createServer((socket) => socket.on('error', () => undefined).end(String(process.pid)))
  await listening(server, path)
  server.unref()
  return {
    release: () =>
      new Promise((done) => {
        server.close(() => done())
      }),
  }
}

/** The process id of the living owner; an owner that does not answer has none to tell. */
const askOwner = (path: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = createConnection(path)
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
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
