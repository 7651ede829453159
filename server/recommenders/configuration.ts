import { LOCKED } from '#domain/endeavor.ts'
import { AppError } from '#domain/errors.ts'
import { CONFIGURATION_CATEGORIES, type ConfigurationCategory } from '#domain/recommender.ts'
import type { Db, Trx } from '../db/client.ts'
import { findEndeavor } from '../endeavors/store.ts'
import { type ConfigurationItem, isItemOf } from './item-sources.ts'
import { lockReferee, requireReferee } from './require-referee.ts'

const isCategory = (category: string): category is ConfigurationCategory =>
  CONFIGURATION_CATEGORIES.some((known) => known === category)

/** What a recommender is asked to speak to, in the order in which it was chosen. */
export async function itemsOf(db: Db | Trx, referee_id: number): Promise<ConfigurationItem[]> {
  const rows = await db
    .selectFrom('recommendation_items')
    .select(['category', 'item_id'])
    .where('referee_id', '=', referee_id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ category, item_id }) => (isCategory(category) ? [{ category, item_id }] : []))
}

/** What each of an application's other recommenders is asked to speak to. */
export async function itemsOfOthers(
  db: Db | Trx,
  application_id: number,
  referee_id: number,
): Promise<{ referee_id: number; items: ConfigurationItem[] }[]> {
  const others = await db
    .selectFrom('referees')
    .select('id')
    .where('application_id', '=', application_id)
    .where('id', '!=', referee_id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return Promise.all(others.map(async ({ id }) => ({ referee_id: id, items: await itemsOf(db, id) })))
}

/** Entries are told by their number, goals by their name. */
export const presentItem = ({ category, item_id }: ConfigurationItem) => ({
  item_id: category === 'goal' ? item_id : Number(item_id),
  category,
})

/** Adds an item of this very application; adding it again changes nothing. */
export const addItem = (db: Db, application_id: number, referee_id: number, item: ConfigurationItem): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockReferee(trx, application_id, referee_id)
    if (!(await isItemOf(trx, application_id, item))) throw new AppError('not_found', 'Item does not exist')
    if (item.category === 'proposedendeavor') await refuseLocked(trx, application_id, Number(item.item_id))
    await trx
      .insertInto('recommendation_items')
      .values({ referee_id, ...item })
      .onConflict((conflict) => conflict.columns(['referee_id', 'category', 'item_id']).doNothing())
      .execute()
  })

async function refuseLocked(trx: Trx, application_id: number, endeavor_id: number): Promise<void> {
  const endeavor = await findEndeavor(trx, application_id, endeavor_id)
  if (endeavor?.is_locked) throw new AppError('upgrade_required', LOCKED)
}

export async function removeItem(
  db: Db,
  application_id: number,
  referee_id: number,
  { category, item_id }: ConfigurationItem,
): Promise<void> {
  await requireReferee(db, application_id, referee_id)
  const removed = await db
    .deleteFrom('recommendation_items')
    .where('referee_id', '=', referee_id)
    .where('category', '=', category)
    .where('item_id', '=', item_id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new AppError('not_found', 'Item does not exist')
}
