import { sql } from 'kysely'
import type { Referee, RefereeFields } from '#domain/recommender.ts'
import type { FileRef } from '#domain/file.ts'
import type { Db, Trx } from '../db/client.ts'
import { versionAfter } from '../profile/versions.ts'
import { presentFile } from '../files/file-name.ts'

export type StoredReferee = Referee & { signed_letter: FileRef | null }

const referees = (db: Db | Trx, application_id: number) =>
  db
    .selectFrom('referees')
    .leftJoin('files as cv', 'cv.id', 'referees.resume')
    .leftJoin('files as letter', 'letter.id', 'referees.signed_letter')
    .selectAll('referees')
    .select(['cv.name as resume_name', 'letter.name as signed_letter_name'])
    .where('application_id', '=', application_id)
    .where('is_deleted', '=', false)
    .orderBy('referees.id')

type Row = Awaited<ReturnType<ReturnType<typeof referees>['execute']>>[number]

const fileOf = (id: string | null, name: string | null): FileRef | null =>
  id !== null && name !== null ? presentFile({ id, name }) : null

function present(row: Row): StoredReferee {
  const {
    application_id,
    is_deleted,
    deleted_at,
    updated_at,
    resume,
    resume_name,
    signed_letter,
    signed_letter_name,
    ...fields
  } = row
  return {
    // What comes out of the table is what the schema let in.
    ...(fields as RefereeFields & { id: number; version: number }),
    resume: fileOf(resume, resume_name),
    signed_letter: fileOf(signed_letter, signed_letter_name),
  }
}

export const listReferees = async (db: Db | Trx, application_id: number): Promise<StoredReferee[]> =>
  (await referees(db, application_id).execute()).map(present)

export async function findReferee(
  db: Db | Trx,
  application_id: number,
  id: number,
): Promise<StoredReferee | undefined> {
  const row = await referees(db, application_id).where('referees.id', '=', id).executeTakeFirst()
  return row && present(row)
}

export async function insertReferee(
  trx: Trx,
  application_id: number,
  referee: RefereeFields & { resume: string | null },
): Promise<number> {
  const row = await trx
    .insertInto('referees')
    .values({ ...referee, application_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateReferee(
  trx: Trx,
  id: number,
  change: Partial<RefereeFields & { resume: string | null; signed_letter: string | null }>,
): Promise<void> {
  // A signed letter is handed in beside the form and overwrites none of its words.
  const { signed_letter: _beside, ...told } = change
  await trx
    .updateTable('referees')
    .set({ ...change, ...versionAfter(told), updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function lockRefereeRow(trx: Trx, id: number): Promise<void> {
  await sql`select id from referees where id = ${id} for update`.execute(trx)
}
