import { sql } from 'kysely'
import type { Waiver } from '#drafting/editing/settled.ts'
import type { Db, Trx } from '../db/client.ts'

/** A waiver, whether the words that it is about stand in the newest version, and what their sources held then. */
export interface KeptWaiver extends Waiver {
  stands: boolean
  held: string | null
}

export const listWaivers = async (db: Db | Trx, document_id: number): Promise<KeptWaiver[]> =>
  db
    .selectFrom('document_waivers')
    .select(['point', 'name as by', 'created_at as at', 'taken_as as as', 'left_out', 'stands', 'held'])
    .where('document_id', '=', document_id)
    .orderBy('created_at')
    .orderBy('point')
    .execute()

/** The points whose sentences are left out of a document as it stands. */
export async function leftOutOf(db: Db | Trx, document_id: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('document_waivers')
    .select('point')
    .where('document_id', '=', document_id)
    .where('left_out', '=', true)
    .where('stands', '=', true)
    .execute()
  return new Set(rows.map(({ point }) => point))
}

export interface NewWaiver {
  point: string
  name: string
  /** The words that it is about. */
  text: string
  created_at: string
  taken_as: Waiver['as']
  left_out: boolean
  held: string
}

export async function insertWaivers(trx: Trx, document_id: number, waivers: readonly NewWaiver[]): Promise<void> {
  if (waivers.length === 0) return
  await trx
    .insertInto('document_waivers')
    .values(waivers.map((waiver) => ({ document_id, ...waiver })))
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'point']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        created_at: ref('excluded.created_at'),
        taken_as: ref('excluded.taken_as'),
        left_out: ref('excluded.left_out'),
        held: ref('excluded.held'),
        stands: true,
      })),
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

export async function deleteWaivers(trx: Trx, document_id: number, points: readonly string[]): Promise<void> {
  if (points.length === 0) return
  await trx
    .deleteFrom('document_waivers')
    .where('document_id', '=', document_id)
    .where('point', 'in', [...points])
    .execute()
}
