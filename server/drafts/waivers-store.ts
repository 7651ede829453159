import { sql } from 'kysely'
import type { Waiver } from '#drafting/editing/printed.ts'
import type { Db, Trx } from '../db/client.ts'

/** A waiver, and whether the words that it is about stand in the newest version. */
export interface KeptWaiver extends Waiver {
  stands: boolean
}

export const listWaivers = async (db: Db | Trx, document_id: number): Promise<KeptWaiver[]> =>
  db
    .selectFrom('document_waivers')
    .select(['point', 'name as by', 'created_at as at', 'taken_as as as', 'stands'])
    .where('document_id', '=', document_id)
    .orderBy('created_at')
    .orderBy('point')
    .execute()

export async function insertWaiver(
  trx: Trx,
  document_id: number,
  waiver: { point: string; name: string; text: string; created_at: string; taken_as: Waiver['as'] },
): Promise<void> {
  const { name, created_at, taken_as } = waiver
  await trx
    .insertInto('document_waivers')
    .values({ document_id, ...waiver })
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'point']).doUpdateSet({ name, created_at, taken_as, stands: true }),
    )
    .execute()
}

/** Notes which of a document's waivers stand now. */
export async function keepStanding(trx: Trx, document_id: number, waivers: readonly Waiver[]): Promise<void> {
  const points = waivers.map(({ point }) => point)
  await trx
    .updateTable('document_waivers')
    .set({ stands: sql<boolean>`point = any(${points})` })
    .where('document_id', '=', document_id)
    .execute()
}

export async function deleteWaiver(trx: Trx, document_id: number, point: string): Promise<void> {
  await trx.deleteFrom('document_waivers').where('document_id', '=', document_id).where('point', '=', point).execute()
}
