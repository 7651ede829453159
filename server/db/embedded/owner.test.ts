import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTempFolder, type TempFolder } from '../../testing/temp-folder.ts'
import { claimFolder, FolderInUse } from './owner.ts'

let folder: TempFolder
beforeEach(async () => {
  folder = await makeTempFolder()
})
afterEach(() => folder.remove())

const home = () => ({ folder: folder.path, sockets: folder.path, runner: undefined })

/** A process that was killed: its socket still takes calls until the kernel closes it, and nobody answers them. */
async function dying(onAsked: (server: Server) => void): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).destroy()
    onAsked(server)
  })
  await new Promise<void>((resolve) => server.listen(join(folder.path, 'owner'), resolve))
  return server
}

test('a folder whose owner lives is refused at once, and names it', async () => {
  const owner = await claimFolder(home())
  await expect(claimFolder(home())).rejects.toEqual(new FolderInUse(String(process.pid)))
  await owner.release()
  await (await claimFolder(home())).release()
})

test('a folder whose owner is dying is waited for', async () => {
  let asked = 0
  await dying((server) => {
    asked += 1
    if (asked === 3) server.close(() => void rm(join(folder.path, 'owner'), { force: true }))
  })
  await (await claimFolder(home())).release()
  expect(asked).toBe(3)
})

test('a folder whose owner says that it is leaving is waited for', async () => {
  const owner = await claimFolder(home())
  owner.leave()
  const next = claimFolder(home())
  await new Promise((resolve) => setImmediate(resolve))
  await owner.release()
  await expect(next.then((claimed) => claimed.release())).resolves.toBeUndefined()
})
