import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { AppError } from '#domain/errors.ts'
import { type DeletedKind, NOT_RECENTLY_DELETED } from '#domain/recently-deleted.ts'
import type { Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { forgetOldChanges, purgeCardsOfEntries, purgeCardsOfFiles } from '../facts/purge.ts'
import { purgeItems } from '../recommenders/item-sources.ts'
import { showFiles } from './delete-record.ts'
import { purgeDocuments, type DocumentsOf } from './purge-documents.ts'
import { filesIn, RECORD_KINDS, recordKinds, type RecordKind } from './kinds.ts'
import { restorableSince } from './list.ts'

type Needs = Pick<Parts, 'db' | 'files' | 'clock'>

/** So many records or files go in one transaction. */
const PIECE = 20

/** Documents that are about a record of the kind and go with it. */
const DOCUMENTS: Partial<Record<RecordKind, DocumentsOf>> = { recommender: 'referee_id', rfenotice: 'notice_id' }

/** Removes records for good, with all that hangs on them; the ids of files that have lost their row, whose bytes have to go now. */
async function purgeRecords(trx: Trx, kind: RecordKind, ids: readonly number[]): Promise<string[]> {
  const definition = RECORD_KINDS[kind]
  const table = sql.table(definition.table)
  const documents = DOCUMENTS[kind]
  const files = documents === undefined ? [] : await purgeDocuments(trx, documents, ids)
  if (kind === 'endeavor')
    await trx.updateTable('documents').set({ endeavor_id: null }).where('endeavor_id', 'in', ids).execute()
  await purgeItems(trx, definition.table, ids)
  await purgeCardsOfEntries(trx, kind, ids)
  const { rows } = await sql<{ files: string[] }>`
    delete from ${table} as e where id = any(${ids}::bigint[]) returning ${filesIn(definition)} as files`.execute(trx)
  const removed = await trx
    .deleteFrom('removed_files')
    .where('record_table', '=', definition.table)
    .where('record_id', 'in', ids)
    .returning('file')
    .execute()
  return removeFileRows(trx, [...files, ...rows.flatMap((row) => row.files), ...removed.map(({ file }) => file)])
}

async function purgeRemovedFiles(trx: Trx, ids: readonly number[]): Promise<string[]> {
  const removed = await trx.deleteFrom('removed_files').where('id', 'in', ids).returning('file').execute()
  return removeFileRows(
    trx,
    removed.map(({ file }) => file),
  )
}

/** Removes the rows of files; a letter that a recommender handed in by the link was taken away with its file. */
async function removeFileRows(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await trx
    .updateTable('letter_links')
    .set({ signed_file: null, signed_at: null })
    .where('signed_file', 'in', ids)
    .execute()
  await purgeCardsOfFiles(trx, ids)
  const gone: string[] = []
  for (const id of ids) if (await removeFileRow(trx, id)) gone.push(id)
  return gone
}

const IS_REFERENCED = '23503'

/** False where another record names the file: it is that one's then, and is sent again. */
async function removeFileRow(trx: Trx, id: string): Promise<boolean> {
  await sql`savepoint before_file`.execute(trx)
  try {
    // A document that rests on it keeps the words that it quotes, and is no reason to keep a file that its owner deleted.
    await trx.deleteFrom('version_files').where('file_id', '=', id).execute()
    await trx.deleteFrom('files').where('id', '=', id).execute()
    return true
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === IS_REFERENCED)) throw error
    await sql`rollback to savepoint before_file`.execute(trx)
    await showFiles(trx, [id])
    return false
  }
}

/** Rows first: bytes that a broken run leaves behind have no row, and the sweep of such files removes them. */
async function purgePiece(
  { db, files }: Needs,
  pick: (trx: Trx) => Promise<number[]>,
  purge: (trx: Trx, ids: readonly number[]) => Promise<string[]>,
): Promise<number> {
  const { count, gone } = await db.transaction().execute(async (trx) => {
    const ids = await pick(trx)
    return { count: ids.length, gone: ids.length === 0 ? [] : await purge(trx, ids) }
  })
  for (const id of gone) await files.remove(id)
  return count
}

const tableOf = (kind: DeletedKind) => (kind === 'file' ? 'removed_files' : RECORD_KINDS[kind].table)

const purgerOf =
  (kind: DeletedKind) =>
  (trx: Trx, ids: readonly number[]): Promise<string[]> =>
    kind === 'file' ? purgeRemovedFiles(trx, ids) : purgeRecords(trx, kind, ids)

/** Purges what its owner does not want kept for 30 days. */
export async function purgeNow(parts: Needs, application_id: number, kind: DeletedKind, id: number): Promise<void> {
  const isDeleted = kind === 'file' ? sql`true` : sql`is_deleted`
  const pick = async (trx: Trx) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(tableOf(kind))}
       where id = ${id} and application_id = ${application_id} and ${isDeleted} for update`.execute(trx)
    return rows.map((row) => row.id)
  }
  if ((await purgePiece(parts, pick, purgerOf(kind))) === 0) throw new AppError('not_found', NOT_RECENTLY_DELETED)
}

/** Purges what was deleted 30 days ago or earlier, some at a time. How many records and files went. */
export async function purgeDeleted(parts: Needs, signal?: AbortSignal): Promise<number> {
  const before = restorableSince(parts.clock.now())
  await forgetOldChanges(parts.db, parts.clock.now())
  let purged = 0
  for (const kind of [...recordKinds().map(([record]) => record), 'file'] as const) {
    const isDeleted = kind === 'file' ? sql`true` : sql`is_deleted`
    const pick = async (trx: Trx) => {
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(tableOf(kind))}
         where ${isDeleted} and deleted_at <= ${before} order by deleted_at limit ${PIECE} for update skip locked`.execute(
        trx,
      )
      return rows.map((row) => row.id)
    }
    for (let count = PIECE; count === PIECE; purged += count) {
      signal?.throwIfAborted()
      count = await purgePiece(parts, pick, purgerOf(kind))
    }
  }
  return purged
}
