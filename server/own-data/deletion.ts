import type { DeletionView } from '#domain/own-data.ts'
import type { Db } from '../db/client.ts'

/** When the account will be deleted; null where it is to stay. */
export async function deletionOf(db: Db, user_id: number): Promise<DeletionView | null> {
  const { delete_after } = await db
    .selectFrom('users')
    .select('delete_after')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return delete_after === null ? null : { on: delete_after }
}
