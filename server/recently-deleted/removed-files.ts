import type { Trx } from '../db/client.ts'
import { hideFiles } from './delete-record.ts'

/** A record that names files. */
export interface FilePlace {
  application_id: number
  record_table: string
  record_id: number
}

type FileFields = Readonly<Record<string, string | null>>

/** Notes the files that a record named before a save and does not name after it: each can be put back for 30 days. */
export async function noteRemovedFiles(
  trx: Trx,
  place: FilePlace,
  before: FileFields,
  after: FileFields,
  now: Date,
): Promise<void> {
  const kept = new Set(Object.values(after))
  const removed = new Map<string, string>()
  for (const [field, file] of Object.entries(before)) if (file !== null && !kept.has(file)) removed.set(file, field)
  if (removed.size === 0) return
  const deleted_at = now.toISOString()
  await trx
    .insertInto('removed_files')
    .values([...removed].map(([file, field]) => ({ ...place, file, field, deleted_at })))
    .execute()
  await hideFiles(trx, [...removed.keys()], now)
}
