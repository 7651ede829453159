import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { claimsAnother, type FileKind, type FileRule, wrongKindOf } from '#domain/file.ts'
import { MAX_FILES, MAX_STORED_BYTES, STORAGE_IS_FULL } from '#domain/limits.ts'
import type { Db, Trx } from '../db/client.ts'
import type { FileStore, Parts } from '../parts.ts'
import { bytesOfFile, CONTENT_TYPES, headOf, kindOf } from './file-kind.ts'
import { nameOfKind, tidyFileName } from './file-name.ts'

/** A file whose bytes are in the store and which is nobody's yet. */
export interface NewFile {
  id: string
  name: string
  content_type: string
  kind: FileKind
  size: number
  sha256: string
}

export const CUT_SHORT = 'The file did not arrive whole. Please send it again.'

/**
 * Passes on what comes in until it is more than `max`; then the store keeps nothing of it. The source stays open, so that
 * a form behind it can be read to its end.
 */
async function* bounded(bytes: Readable, max: number, message: string): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length
      if (size > max) break
      yield chunk as Buffer
    }
  } catch {
    throw new AppError('invalid', CUT_SHORT)
  }
  if (size > max) throw new AppError('too_large', message)
}

/**
 * Puts bytes into the store if they are a file that the rule takes; otherwise the store is as before and the rule's
 * message is thrown. What is put here becomes somebody's by `keepFile`, or goes by `discard`.
 */
export async function putFile(files: FileStore, given: string, bytes: Readable, rule: FileRule): Promise<NewFile> {
  const id = randomUUID()
  const name = tidyFileName(given)
  const { size, sha256 } = await files.put(id, Readable.from(bounded(bytes, rule.maxBytes, rule.tooLarge)))
  try {
    const kept = bytesOfFile(size, (range) => files.open(id, range))
    const kind = await kindOf(kept)
    if (kind === null || !rule.kinds.includes(kind) || claimsAnother(name, kind))
      throw new AppError('invalid', wrongKindOf(rule, name, await headOf(kept)))
    return { id, name: nameOfKind(name, kind), content_type: CONTENT_TYPES[kind], kind, size, sha256 }
  } catch (error) {
    await files.remove(id)
    throw error
  }
}

/** What is drafted for an account counts, and is never refused: only another upload is. */
async function refuseFullStorage(trx: Db | Trx, user_id: number, size: number): Promise<void> {
  const { count, bytes } = await trx
    .selectFrom('files')
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(size), 0)::float8`.as('bytes')])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (count >= MAX_FILES || bytes + size > MAX_STORED_BYTES) throw new AppError('too_large', STORAGE_IS_FULL)
}

/** Makes a file the user's: from now on it has a row. A fresh one is still to be taken by a record. */
export async function keepFile(
  trx: Db | Trx,
  user_id: number,
  file: Omit<NewFile, 'kind'>,
  { is_fresh, of = 'user' }: { is_fresh: boolean; of?: 'user' | 'product' },
): Promise<string> {
  const { id, name, content_type, size, sha256 } = file
  if (of !== 'product') await refuseFullStorage(trx, user_id, size)
  await trx.insertInto('files').values({ id, user_id, name, content_type, size, sha256, is_fresh }).execute()
  return id
}

/** Takes out of the store what got no row. Asks the database, since a failed commit may have succeeded. */
export async function discard(parts: Pick<Parts, 'db' | 'files'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const kept = await parts.db.selectFrom('files').select('id').where('id', 'in', ids).execute()
  const known = new Set(kept.map((row) => row.id))
  await Promise.all(ids.filter((id) => !known.has(id)).map((id) => parts.files.remove(id)))
}

const putDuring = new WeakMap<Trx, string[]>()

/** A transaction at whose failure also the files go that were stored during it. */
export async function transact<R>(parts: Pick<Parts, 'db' | 'files'>, work: (trx: Trx) => Promise<R>): Promise<R> {
  const put: string[] = []
  try {
    return await parts.db.transaction().execute((trx) => {
      putDuring.set(trx, put)
      return work(trx)
    })
  } catch (error) {
    await discard(parts, put)
    throw error
  }
}

const isOurs = (kind: FileKind) => ({ kinds: [kind], maxBytes: Number.MAX_SAFE_INTEGER, wrongKind: '', tooLarge: '' })

/** So much is hashed and written between two turns of the event loop. */
const PIECE = 256 * 1024

function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at === 0 || at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

/** Stores bytes as the user's file within the transaction. Use `transact`, so that a rollback leaves nothing in the store. */
export async function storeFile(
  parts: Pick<Parts, 'files'>,
  trx: Trx,
  user_id: number,
  given: { name: string; bytes: Buffer; kind?: FileKind; rule?: FileRule },
): Promise<string> {
  const rule = given.rule ?? isOurs(given.kind ?? 'pdf')
  const file = await putFile(parts.files, given.name, Readable.from(inPieces(given.bytes)), rule)
  putDuring.get(trx)?.push(file.id)
  return keepFile(trx, user_id, file, { is_fresh: false, of: given.rule === undefined ? 'product' : 'user' })
}
