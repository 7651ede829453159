import { sql } from 'kysely'
import type { SettledCard } from '#drafting/cards/cards.ts'
import type { Db, Trx } from '../db/client.ts'

const COLUMNS = [
  'id',
  'text',
  'about',
  'kind',
  'status',
  'state',
  'questions',
  'sources',
  'referee_id',
  'origin',
  'named',
  'confirmed_by',
  'confirmed_at',
] as const

/** The cards of an application that somebody or a model has settled, in the order of their ids. */
export async function listSettled(db: Db | Trx, application_id: number): Promise<SettledCard[]> {
  const rows = await db
    .selectFrom('fact_cards')
    .select([...COLUMNS])
    .where('application_id', '=', application_id)
    .orderBy('id')
    .execute()
  // What comes out of the table is what its schema let in.
  return rows as unknown as SettledCard[]
}

/** Changes of the cards of an application follow one another. */
export async function lockCards(trx: Trx, application_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('fact_cards', ${application_id}))`.execute(trx)
}

/** Puts rows in the place of others and keeps what they replaced; the number of the change. */
export async function replaceCards(
  trx: Trx,
  application_id: number,
  { before, after }: { before: readonly SettledCard[]; after: readonly SettledCard[] },
): Promise<number> {
  await writeCards(trx, application_id, { before, after })
  const { id } = await trx
    .insertInto('fact_card_changes')
    .values({ application_id, before: JSON.stringify(before), after: JSON.stringify(after) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function writeCards(
  trx: Trx,
  application_id: number,
  { before, after }: { before: readonly SettledCard[]; after: readonly SettledCard[] },
): Promise<void> {
  if (before.length > 0)
    await trx
      .deleteFrom('fact_cards')
      .where('application_id', '=', application_id)
      .where(
        'id',
        'in',
        before.map(({ id }) => id),
      )
      .execute()
  if (after.length === 0) return
  await trx
    .insertInto('fact_cards')
    .values(
      after.map((card) => ({
        ...card,
        application_id,
        questions: JSON.stringify(card.questions),
        sources: JSON.stringify(card.sources),
      })),
    )
    .execute()
}

/** Keeps what a recommender has answered, and takes away what the recommender took back. */
export async function keepAnswers(
  trx: Trx,
  application_id: number,
  { given, withdrawn }: { given: readonly SettledCard[]; withdrawn: readonly SettledCard[] },
): Promise<void> {
  if (given.length + withdrawn.length === 0) return
  await lockCards(trx, application_id)
  await writeCards(trx, application_id, { before: [...withdrawn, ...given], after: given })
}

export interface CardChange {
  before: SettledCard[]
  after: SettledCard[]
}

export async function findChange(trx: Trx, application_id: number, id: number): Promise<CardChange | undefined> {
  const row = await trx
    .selectFrom('fact_card_changes')
    .select(['before', 'after'])
    .where('application_id', '=', application_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as CardChange | undefined
}

export const forgetChange = (trx: Trx, application_id: number, id: number) =>
  trx.deleteFrom('fact_card_changes').where('application_id', '=', application_id).where('id', '=', id).execute()
