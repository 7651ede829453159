import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#domain/errors.ts'
import { MAX_UPLOAD_BYTES } from '#domain/file.ts'
import type { FileStore } from '../parts.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The folders in which files lie. */
const PART = /^[0-9a-f]{2}$/
const PARTIAL = /\.partial$/
const partialOf = (path: string): string => `${path}.partial`

const PROBE = Buffer.alloc(4096)

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Files in a local folder, `ab/abcdef…`. */
export const localFiles = (folder: string, freeBytes: (folder: string) => Promise<number> = freeBytesIn): FileStore => {
  const pathOf = (id: string): string => {
    if (!UUID.test(id)) throw new Error('Not the id of a file')
    return join(folder, id.slice(0, 2), id)
  }
  return {
    async put(id, bytes) {
      const path = pathOf(id)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Only a whole file on the disk gets its name, so that nothing is ever half-saved.
      const partial = partialOf(path)
      const sum = createHash('sha256')
      let size = 0
      const counting = new Transform({
        transform(chunk: Buffer, _, done) {
          size += chunk.length
          sum.update(chunk)
          done(null, chunk)
        },
      })
      try {
        await pipeline(bytes, counting, createWriteStream(partial, { flush: true, mode: 0o600 }))
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
      return { size, sha256: sum.digest('hex') }
    },

    open: (id, range) =>
      new Promise((resolve, reject) => {
        const stream: ReadStream = createReadStream(pathOf(id), range)
        stream.once('open', () => resolve(stream))
        stream.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'ENOENT' ? new AppError('not_found', 'File does not exist') : error),
        )
      }),

    async remove(id) {
      await rm(pathOf(id), { force: true })
      await rm(partialOf(pathOf(id)), { force: true })
    },

    async *list() {
      for (const part of (await namesIn(folder)).filter((name) => PART.test(name))) {
        const found = (await namesIn(join(folder, part))).map(async (name) => {
          const id = name.replace(PARTIAL, '')
          const at = UUID.test(id) ? await writtenAt(join(folder, part, name)) : null
          return at === null ? [] : [{ id, at }]
        })
        yield (await Promise.all(found)).flat()
      }
    },

    async ready() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if ((await freeBytes(folder)) < MAX_UPLOAD_BYTES) throw new Error('The disk is full')
      // What a quota or a read-only disk refuses shows in no number.
      const probe = join(folder, `.probe-${randomUUID()}`)
      try {
        await writeFile(probe, PROBE, { mode: 0o600 })
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}

/** Makes the new name last through a power cut. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What was removed between a look and the next is not there. */
const unlessGone = async <T>(look: Promise<T>, otherwise: T): Promise<T> =>
  look.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return otherwise
    throw error
  })
const namesIn = (folder: string): Promise<string[]> => unlessGone(readdir(folder), [])
const writtenAt = (path: string): Promise<Date | null> =>
  unlessGone(
    stat(path).then(({ mtime }) => mtime),
    null,
  )
