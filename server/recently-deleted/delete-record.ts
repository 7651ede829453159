import { sql } from 'kysely'
import type { Trx } from '../db/client.ts'
import { filesIn, RECORD_KINDS, type RecordKind } from './kinds.ts'

/** Deletes a record for everybody, with its files; its owner can restore it for 30 days. False where there is none such. */
export async function deleteRecord(
  trx: Trx,
  kind: RecordKind,
  application_id: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const { table } = RECORD_KINDS[kind]
  const { rows } = await sql<{ files: string[] }>`
    update ${sql.table(table)} as e set is_deleted = true, deleted_at = ${now}, updated_at = now()
     where id = ${id} and application_id = ${application_id} and not is_deleted
    returning ${filesIn(RECORD_KINDS[kind])} as files`.execute(trx)
  const [deleted] = rows
  if (deleted === undefined) return false
  await hideFiles(trx, deleted.files, now)
  return true
}

/** From now on these files are sent to nobody. */
export async function hideFiles(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update files set deleted_at = ${now} where id = any(${ids}::uuid[])`.execute(trx)
}

export async function showFiles(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update files set deleted_at = null where id = any(${ids}::uuid[])`.execute(trx)
}
