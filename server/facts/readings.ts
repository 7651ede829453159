import { sql } from 'kysely'
import type { Db, Trx } from '../db/client.ts'

/** The fingerprints of what a model has read of an application. */
export async function listReadings(db: Db | Trx, application_id: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('fact_readings')
    .select('passage')
    .where('application_id', '=', application_id)
    .execute()
  return new Set(rows.map(({ passage }) => passage))
}

/** Notes what was read, and forgets what is no longer there to be read. */
export async function keepReadings(
  trx: Trx,
  application_id: number,
  { read, there }: { read: readonly string[]; there: readonly string[] },
): Promise<void> {
  const gone = trx.deleteFrom('fact_readings').where('application_id', '=', application_id)
  await (there.length === 0 ? gone : gone.where('passage', 'not in', there)).execute()
  if (read.length === 0) return
  await trx
    .insertInto('fact_readings')
    .values(read.map((passage) => ({ application_id, passage })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** How many readings of an application were started in the last day. */
export async function readingsToday(trx: Trx, kind: string, key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tasks
     where kind = ${kind} and key = ${key} and created_at > now() - interval '1 day'`.execute(trx)
  return rows[0]?.count ?? 0
}
