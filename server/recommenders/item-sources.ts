import { sql } from 'kysely'
import { GOALS, type ConfigurationCategory } from '#domain/recommender.ts'
import type { Db, Trx } from '../db/client.ts'

/** Where the entries of a category stand. Goals are no entries: their names are fixed. */
const TABLES = {
  academichistory: 'academichistory',
  academicproject: 'academicprojects',
  professionalhistory: 'professionalhistory',
  professionalproject: 'professionalprojects',
  futureplan: 'futureplan',
  evidence: 'evidence',
  proposedendeavor: 'proposed_endeavors',
  goal: null,
} as const satisfies Record<ConfigurationCategory, string | null>

export interface ConfigurationItem {
  category: ConfigurationCategory
  item_id: string
}

const categoryOf = (table: string): string | undefined =>
  Object.entries(TABLES).find(([, source]) => source === table)?.[0]

/** Recommenders are no longer asked to speak to a deleted entry. */
export const hideItems = (trx: Trx, table: string, id: number, now: Date): Promise<void> =>
  setDeleted(trx, table, id, now.toISOString())

/** Recommenders are asked to speak to a restored entry as before. */
export const restoreItems = (trx: Trx, table: string, id: number): Promise<void> => setDeleted(trx, table, id, null)

async function setDeleted(trx: Trx, table: string, id: number, deleted_at: string | null): Promise<void> {
  const category = categoryOf(table)
  if (category === undefined) return
  await trx
    .updateTable('recommendation_items')
    .set({ deleted_at })
    .where('category', '=', category)
    .where('item_id', '=', String(id))
    .execute()
}

export async function purgeItems(trx: Trx, table: string, ids: readonly number[]): Promise<void> {
  const category = categoryOf(table)
  if (category === undefined) return
  await trx
    .deleteFrom('recommendation_items')
    .where('category', '=', category)
    .where('item_id', 'in', ids.map(String))
    .execute()
}

/** True for a goal, and for an entry that this application has. */
export async function isItemOf(
  db: Db | Trx,
  application_id: number,
  { category, item_id }: ConfigurationItem,
): Promise<boolean> {
  const table = TABLES[category]
  if (table === null) return GOALS.some((goal) => goal.id === item_id)
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where id = ${Number(item_id)} and application_id = ${application_id} and not is_deleted`.execute(db)
  return rows.length > 0
}
