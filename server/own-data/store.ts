import type { Db, Trx } from '../db/client.ts'
import type { Parts } from '../parts.ts'

/** The user's archive, if it can be fetched at this time. */
export const findExport = (db: Db, user_id: number, now: Date) =>
  db
    .selectFrom('data_exports')
    .innerJoin('files', 'files.id', 'data_exports.file_id')
    .select(['files.id', 'files.name', 'files.size', 'made_at', 'expires_at'])
    .where('data_exports.user_id', '=', user_id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()

export const keepExport = async (
  trx: Trx,
  { user_id, file_id, made_at, expires_at }: { user_id: number; file_id: string; made_at: Date; expires_at: Date },
): Promise<void> => {
  await trx
    .insertInto('data_exports')
    .values({ user_id, file_id, made_at: made_at.toISOString(), expires_at: expires_at.toISOString() })
    .execute()
}

/** Removes the user's archive, bytes and rows; where the bytes stay, so do the rows, for the next time. */
export async function removeExport({ files }: Pick<Parts, 'files'>, trx: Trx, user_id: number): Promise<void> {
  const removed = await trx
    .deleteFrom('files')
    .where('id', 'in', (own) => own.selectFrom('data_exports').select('file_id').where('user_id', '=', user_id))
    .returning('id')
    .execute()
  for (const { id } of removed) await files.remove(id)
}

/** Whose archives have had their time: the next of them by number. */
export const expiredExports = async (db: Db, now: Date, after: number, most: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('data_exports')
    .select('user_id')
    .where('expires_at', '<=', now.toISOString())
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(most)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
