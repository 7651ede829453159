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

/** What a recommender is asked to speak to goes when its entry is deleted. */
export async function forgetItem(trx: Trx, table: string, id: number): Promise<void> {
  const category = Object.entries(TABLES).find(([, source]) => source === table)?.[0]
  if (category === undefined) return
  await trx
    .deleteFrom('recommendation_items')
    .where('category', '=', category)
    .where('item_id', '=', String(id))
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
