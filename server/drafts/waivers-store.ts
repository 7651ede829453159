import type { Waiver } from '#drafting/editing/printed.ts'
import type { Db, Trx } from '../db/client.ts'

export const listWaivers = async (db: Db | Trx, document_id: number): Promise<Waiver[]> =>
  db
    .selectFrom('document_waivers')
    .select(['point', 'name as by', 'created_at as at'])
    .where('document_id', '=', document_id)
    .orderBy('created_at')
    .orderBy('point')
    .execute()

export async function insertWaiver(
  trx: Trx,
  document_id: number,
  waiver: { point: string; name: string; text: string; created_at: string },
): Promise<void> {
  await trx
    .insertInto('document_waivers')
    .values({ document_id, ...waiver })
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'point']).doUpdateSet({ name: waiver.name, created_at: waiver.created_at }),
    )
    .execute()
}

export async function deleteWaiver(trx: Trx, document_id: number, point: string): Promise<void> {
  await trx.deleteFrom('document_waivers').where('document_id', '=', document_id).where('point', '=', point).execute()
}
