import { sql } from 'kysely'
import type { Db, Trx } from '../db/client.ts'
import type { RecordKind } from '../recently-deleted/kinds.ts'

/** The section that the entries of a kind are called by in a card's source. */
const sectionOf = (kind: RecordKind): string =>
  kind === 'recommender' ? 'referees' : kind === 'endeavor' ? 'endeavors' : kind

/** Cards from the words of entries that are purged go with them. */
export async function purgeCardsOfEntries(trx: Trx, kind: RecordKind, ids: readonly number[]): Promise<void> {
  for (const entry of ids)
    await sql`delete from fact_cards where sources @> ${JSON.stringify([{ section: sectionOf(kind), entry }])}::jsonb`.execute(
      trx,
    )
}

/** Cards from the words of files that are purged, before the rows of the files go. */
export async function purgeCardsOfFiles(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`delete from fact_cards as c
     using files as f join applications as a on a.user_id = f.user_id
     where f.id = any(${ids}::uuid[]) and c.application_id = a.id
       and exists (select from jsonb_array_elements(c.sources) as s where strpos(s ->> 'file', f.id::text) > 0)`.execute(
    trx,
  )
}

/** For so long a change of cards can be taken back. */
const UNDO_HOURS = 24

export const forgetOldChanges = (db: Db, now: Date) =>
  db
    .deleteFrom('fact_card_changes')
    .where('made_at', '<', new Date(now.valueOf() - UNDO_HOURS * 3_600_000).toISOString())
    .execute()
