import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { User } from '#domain/account.ts'
import { AppError } from '#domain/errors.ts'
import type { Db } from '../db/client.ts'
import type { FileStore } from '../parts.ts'
import { type PlacedFile, placeFiles } from './files-of.ts'
import { readMe } from './read-me.ts'
import { asJson, rowsOf } from './rows.ts'
import { type ExportedTable, exportedTables } from './tables.ts'

/** Already as small as they get. */
const PACKED = /^image\/|pdf$|openxmlformats/

interface Work {
  db: Db
  files: FileStore
  user: User
  now: Date
  signal: AbortSignal
  progress(done: number, total: number, label: string): void
}

/** Rows as the person reads them: without what is the product's own, files by their places in the archive. */
async function* readable(
  rows: AsyncIterable<Record<string, unknown>>,
  { without = [], shown = (row) => row }: Pick<ExportedTable, 'without' | 'shown'>,
  paths: ReadonlyMap<string, string>,
) {
  for await (const row of rows)
    yield Object.fromEntries(
      Object.entries(shown(row))
        .filter(([column]) => !without.includes(column))
        .map(([column, value]) => [column, (typeof value === 'string' && paths.get(value)) || value]),
    )
}

/** The file's bytes; null where the store has lost them, which must not keep the person from all the rest. */
const openFile = async (files: FileStore, { id }: PlacedFile): Promise<Readable | null> =>
  files.open(id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  })

async function fill(zip: ZipFile, { db, files, user, now, signal, progress }: Work): Promise<void> {
  const { files: placed, paths } = await placeFiles(db, user.id)
  const tables = exportedTables()
  const total = tables.length + placed.length + 1
  const lost: string[] = []

  // One after the other, so that there is never more than one in memory, and that only in part.
  const add = async (content: Readable, path: string, options: { mtime: Date; compress: boolean }) => {
    zip.addReadStream(addAbortSignal(signal, content), path, options)
    await finished(content)
  }
  for (const [at, [table, definition]] of tables.entries()) {
    const { file, by } = definition
    progress(at, total, 'Gathering your entries')
    // The file list has the ids by which other lists would name the files.
    const rows = readable(rowsOf(db, table, by, user.id), definition, table === 'files' ? new Map() : paths)
    await add(Readable.from(asJson(rows)), file, { mtime: now, compress: true })
  }
  for (const [at, file] of placed.entries()) {
    progress(tables.length + at, total, `Adding file ${at + 1} of ${placed.length}`)
    const content = await openFile(files, file)
    const options = { mtime: new Date(file.created_at), compress: !PACKED.test(file.content_type) }
    if (content === null) lost.push(file.path)
    else await add(content, file.path, options)
  }
  progress(total - 1, total, 'Closing the archive')
  await add(Readable.from([Buffer.from(readMe(user, now, lost))]), 'README.txt', { mtime: now, compress: true })
  zip.end()
}

/** Puts one archive with all that is the person's into the store under this id, or nothing. */
export async function storeArchive(id: string, work: Work): Promise<{ size: number; sha256: string }> {
  const zip = new ZipFile()
  const bytes = zip.outputStream as Readable
  const stop = new AbortController()
  const signal = AbortSignal.any([work.signal, stop.signal])
  zip.on('error', (error: Error) => bytes.destroy(error))
  try {
    const filled = fill(zip, { ...work, signal }).catch((error: unknown) => {
      bytes.destroy(error as Error)
      throw error
    })
    const [stored] = await Promise.all([work.files.put(id, bytes), filled])
    return stored
  } finally {
    stop.abort()
  }
}
