import { sql } from 'kysely'
import { ENDEAVOR_PARTS, type Endeavor, type EndeavorFields } from '#domain/endeavor.ts'
import type { Db, Trx } from '../db/client.ts'
import { versionAfter } from '../profile/versions.ts'

/** What a run is called among the tasks. */
export const GENERATION = 'proposed-endeavors'

const endeavors = (db: Db | Trx, application_id: number) =>
  db
    .selectFrom('proposed_endeavors')
    .select(['id', 'title', ...ENDEAVOR_PARTS, 'is_selected', 'is_locked', 'version'])
    .where('application_id', '=', application_id)
    .where('is_deleted', '=', false)

/** The endeavors of an application, the newest last. */
export const listEndeavors = (db: Db | Trx, application_id: number): Promise<Endeavor[]> =>
  endeavors(db, application_id).orderBy('id').execute()

export const findEndeavor = (db: Db | Trx, application_id: number, id: number): Promise<Endeavor | undefined> =>
  endeavors(db, application_id).where('id', '=', id).executeTakeFirst()

/** The numbers of those that runs have drafted, as the runs tell: an endeavor that none tells of was typed. */
export async function listDrafted(db: Db | Trx, application_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select (jsonb_array_elements_text(result -> 'endeavor_ids'))::int as id from tasks
     where application_id = ${application_id} and kind = ${GENERATION}
       and jsonb_typeof(result -> 'endeavor_ids') = 'array'`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertEndeavors(
  trx: Trx,
  application_id: number,
  added: readonly (EndeavorFields & { is_locked?: boolean; is_selected?: boolean })[],
): Promise<number[]> {
  const rows = await trx
    .insertInto('proposed_endeavors')
    .values(added.map((endeavor) => ({ ...endeavor, application_id })))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function updateEndeavor(
  trx: Trx,
  id: number,
  change: Partial<EndeavorFields> & { is_selected?: boolean },
): Promise<void> {
  // Whether it is chosen overwrites no words.
  const { is_selected: _chosen, ...told } = change
  await trx
    .updateTable('proposed_endeavors')
    .set({ ...change, ...versionAfter(told), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Unlocks every endeavor of the account, in all its applications. */
export async function unlockEndeavors(trx: Trx, user_id: number): Promise<void> {
  await trx
    .updateTable('proposed_endeavors')
    .set({ is_locked: false })
    .where('is_locked', '=', true)
    .where('application_id', 'in', (eb) => eb.selectFrom('applications').select('id').where('user_id', '=', user_id))
    .execute()
}
