import { sql } from 'kysely'
import { AppError } from '#domain/errors.ts'
import { type DeletedKind, NOT_RECENTLY_DELETED, RECORD_DELETED_TOO } from '#domain/recently-deleted.ts'
import type { BackgroundKind } from '#domain/rfe.ts'
import type { Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'
import { restoreItems } from '../recommenders/item-sources.ts'
import { keepBackground } from '../rfe/background.ts'
import { showFiles } from './delete-record.ts'
import { filesIn, RECORD_KINDS, recordKinds, type RecordKind } from './kinds.ts'
import { restorableSince } from './list.ts'
import { noteRemovedFiles } from './removed-files.ts'

const unknown = () => new AppError('not_found', NOT_RECENTLY_DELETED)

/** Undoes a deletion within its 30 days: the record is as it was, with its files and what recommenders were asked about it. */
export const restore = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  application_id: number,
  kind: DeletedKind,
  id: number,
): Promise<void> =>
  db
    .transaction()
    .execute((trx) =>
      kind === 'file'
        ? restoreFile(trx, application_id, id, clock.now())
        : restoreRecord(trx, application_id, kind, id, clock.now()),
    )

async function restoreRecord(trx: Trx, application_id: number, kind: RecordKind, id: number, now: Date): Promise<void> {
  const { table } = RECORD_KINDS[kind]
  const { rows } = await sql<{ files: string[] }>`
    update ${sql.table(table)} as e set is_deleted = false, deleted_at = null, updated_at = now()
     where id = ${id} and application_id = ${application_id} and is_deleted and deleted_at > ${restorableSince(now)}
    returning ${filesIn(RECORD_KINDS[kind])} as files`.execute(trx)
  const [restored] = rows
  if (restored === undefined) throw unknown()
  await showFiles(trx, restored.files)
  await restoreItems(trx, table, id)
}

const PAPERS = 'rfe_background'
/** Tables whose records are never deleted by themselves, with their column of files. */
const LASTING: Readonly<Record<string, readonly string[]>> = { applications: ['resume'] }

/** Puts a file back where it was; the file that took its place there becomes the removed one. */
async function restoreFile(trx: Trx, application_id: number, id: number, now: Date): Promise<void> {
  const removed = await trx
    .deleteFrom('removed_files')
    .where('id', '=', id)
    .where('application_id', '=', application_id)
    .where('deleted_at', '>', restorableSince(now).toISOString())
    .returning(['file', 'record_table', 'record_id', 'field'])
    .executeTakeFirst()
  if (removed === undefined) throw unknown()
  const { file, record_table, record_id, field } = removed
  await showFiles(trx, [file])
  if (record_table === PAPERS) {
    await keepBackground(trx, application_id, field as BackgroundKind, file, now)
    return
  }
  const kind = recordKinds().find(([, { table }]) => table === record_table)?.[1]
  if (!(kind?.files ?? LASTING[record_table] ?? []).includes(field)) throw unknown()
  const owner = record_table === 'applications' ? sql`id = ${application_id}` : sql`application_id = ${application_id}`
  const { rows } = await sql<{ before: string | null }>`
    select ${sql.ref(field)} as before from ${sql.table(record_table)}
     where id = ${record_id} and ${owner} ${kind === undefined ? sql`` : sql`and not is_deleted`} for update`.execute(
    trx,
  )
  const [stored] = rows
  if (stored === undefined) throw new AppError('conflict', RECORD_DELETED_TOO)
  const version = record_table === 'referees' ? sql`` : sql`, version = version + 1`
  await sql`update ${sql.table(record_table)} set ${sql.ref(field)} = ${file}, updated_at = now() ${version}
     where id = ${record_id}`.execute(trx)
  const place = { application_id, record_table, record_id }
  await noteRemovedFiles(trx, place, { [field]: stored.before }, { [field]: file }, now)
}
