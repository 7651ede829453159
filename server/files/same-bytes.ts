import type { Db } from '../db/client.ts'
import { fileUrl } from './file-name.ts'

/** The addresses of a user's files that are the same to the byte, together, and each of them after those that came before it. */
export async function sameBytes(db: Db, user_id: number): Promise<string[][]> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'sha256'])
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .where('sha256', 'in', (same) =>
      same
        .selectFrom('files')
        .select('sha256')
        .where('user_id', '=', user_id)
        .where('deleted_at', 'is', null)
        .groupBy('sha256')
        .having((count) => count.fn.countAll(), '>', 1),
    )
    .orderBy('created_at')
    .execute()
  return [...Map.groupBy(rows, ({ sha256 }) => sha256).values()].map((group) => group.map(fileUrl))
}
