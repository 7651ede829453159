import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileStore } from '../parts.ts'
import { makeTempFolder, type TempFolder } from '../testing/temp-folder.ts'
import { localFiles } from './files-local.ts'

let folder: TempFolder
let files: FileStore
beforeAll(async () => {
  folder = await makeTempFolder()
  files = localFiles(join(folder.path, 'files'))
  await files.ready()
})
afterAll(() => folder.remove())

const stored = async (): Promise<string[]> => {
  const entries = await readdir(join(folder.path, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test.for(['', '..', '../../etc/passwd', 'ABC', 'ef233e1c-8786-47b8-9b7b-970e95bae038/x'])(
  '%j is no id of a file',
  async (id) => {
    await expect(files.put(id, Readable.from([Buffer.from('x')]))).rejects.toThrow('Not the id of a file')
    expect(await stored()).toEqual([])
  },
)

test('a stream that breaks off leaves nothing', async () => {
  const broken = Readable.from(
    (function* () {
      yield randomBytes(100_000)
      throw new Error('connection lost')
    })(),
  )
  await expect(files.put(randomUUID(), broken)).rejects.toThrow('connection lost')
  expect(await stored()).toEqual([])
})

test('what is not there is not found, and may be removed', async () => {
  await expect(files.open(randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  await files.remove(randomUUID())
})

test('it gives back what it was given, whole or in part, until it is removed', async () => {
  const id = randomUUID()
  const bytes = randomBytes(300_000)
  expect(await files.put(id, Readable.from([bytes.subarray(0, 1_000), bytes.subarray(1_000)]))).toEqual({
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  expect(await buffer(await files.open(id))).toEqual(bytes)
  expect(await buffer(await files.open(id, { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20))
  const { mode } = await stat(join(folder.path, 'files', id.slice(0, 2), id))
  expect(mode & 0o777).toBe(0o600)
  await files.remove(id)
  await expect(files.open(id)).rejects.toMatchObject({ code: 'not_found' })
})

test('a folder that cannot be written to is not ready', async () => {
  await expect(localFiles('/dev/null/files').ready()).rejects.toThrow('ENOTDIR')
})

test('files cannot be kept where the disk is full or refuses to be written to', async () => {
  const at = join(folder.path, 'files')
  await expect(localFiles(at, async () => 19 * 1024 * 1024).ready()).rejects.toThrow('The disk is full')
  await localFiles(at, async () => 21 * 1024 * 1024).ready()
  // A folder that no probe can be written to.
  await expect(localFiles('/dev/null/files').ready()).rejects.toThrow('/dev/null')
  expect((await readdir(at)).filter((name) => name.startsWith('.probe'))).toEqual([])
})
