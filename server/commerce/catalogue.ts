import { createHash } from 'node:crypto'
import { CATALOGUE } from '#domain/plans.ts'
import type { Db, Trx } from '../db/client.ts'

const items = JSON.stringify(
  CATALOGUE.map(({ id, name, price_cents, was_cents, grants }) => ({ id, name, price_cents, was_cents, grants })),
)
const content_hash = createHash('sha256').update(items).digest('hex')

/** Keeps the catalogue that this process sells from; its number. Each that differs from all before is a version of its own. */
export async function keepCatalogue(db: Db | Trx): Promise<number> {
  const known = await db
    .selectFrom('catalogues')
    .select('id')
    .where('content_hash', '=', content_hash)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('catalogues')
    .values({ content_hash, items })
    .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ content_hash }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
