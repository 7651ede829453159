import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#domain/errors.ts'
import type { FileKind } from '#domain/file.ts'
import { CONTENT_TYPES } from '../files/file-kind.ts'
import type { WorkParts } from '../parts.ts'
import { saveReading } from './store.ts'

export const kindOfType = (content_type: string): FileKind | undefined =>
  (Object.keys(CONTENT_TYPES) as FileKind[]).find((kind) => CONTENT_TYPES[kind] === content_type)

/** Does something with a copy of a stored file that programs can open by its name. */
export async function withCopy<R>(
  { files }: Pick<WorkParts, 'files'>,
  file_id: string,
  kind: FileKind,
  signal: AbortSignal,
  work: (copy: string) => Promise<R>,
): Promise<R> {
  const folder = await mkdtemp(join(tmpdir(), 'waiverly-upload-'))
  try {
    const copy = join(folder, `upload.${kind}`)
    await pipeline(await files.open(file_id), createWriteStream(copy, { mode: 0o600 }), { signal })
    return await work(copy)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads an upload and keeps its words. A file that has gone meanwhile is none of our business any more. */
export async function readFile(
  parts: Pick<WorkParts, 'db' | 'files' | 'config' | 'readUpload'>,
  file_id: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, config, readUpload } = parts
  const row = await db.selectFrom('files').select('content_type').where('id', '=', file_id).executeTakeFirst()
  const kind = row && kindOfType(row.content_type)
  if (kind === undefined) return
  try {
    const reading = await withCopy(parts, file_id, kind, signal, (copy) =>
      readUpload(copy, kind, { path: config.toolPath, signal }),
    )
    await saveReading(db, file_id, reading)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AppError && error.code === 'not_found') return
    throw error
  }
}
