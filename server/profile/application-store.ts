import { sql } from 'kysely'
import type { Application, ApplicationFields, FilingType } from '#domain/application.ts'
import { AppError } from '#domain/errors.ts'
import { MAX_APPLICATIONS, TOO_MANY_APPLICATIONS } from '#domain/limits.ts'
import type { Db, Trx } from '../db/client.ts'
import { fileUrl } from '../files/file-name.ts'
import { nextVersion } from './versions.ts'

/** Of advisory locks; any number that no other use of them has. */
const STARTS = 40_001

export type ApplicationRow = ApplicationFields & { filing_type: FilingType; resume: string }

const selectApplications = (db: Db | Trx) =>
  db
    .selectFrom('applications')
    .innerJoin('files', 'files.id', 'applications.resume')
    .select([
      'applications.id',
      'filing_type',
      'first_name',
      'middle_name',
      'last_name',
      'latin_first_name',
      'latin_last_name',
      'has_one_name',
      'email',
      'phone_number',
      'gender',
      'pronoun',
      'occupation',
      'field_of_endeavor',
      'eb2_basis',
      'version',
      'resume',
      'files.name as resume__filename__',
      'applications.created_at',
    ])

type Stored = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number]

const present = (row: Stored): Application & { created_at: string } => ({
  ...row,
  gender: row.gender as Application['gender'],
  pronoun: row.pronoun as Application['pronoun'],
  eb2_basis: row.eb2_basis as Application['eb2_basis'],
  resume: fileUrl({ id: row.resume, name: row.resume__filename__ }),
})

/** The user's applications, the newest first. */
export async function listApplications(db: Db | Trx, user_id: number): Promise<Application[]> {
  const rows = await selectApplications(db)
    .where('applications.user_id', '=', user_id)
    .orderBy('applications.id', 'desc')
    .execute()
  return rows.map(present)
}

export const newestApplicationId = async (db: Db | Trx, user_id: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', user_id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id

/** Lets the applications of a user be started one after the other until the transaction ends. */
export async function queueStarts(trx: Trx, user_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${STARTS}, ${user_id}::integer)`.execute(trx)
}

/** Refuses another application where the account has as many as it can hold. Asked while its starts wait for each other. */
export async function refuseOneMore(trx: Trx, user_id: number): Promise<void> {
  const { count } = await trx
    .selectFrom('applications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (count >= MAX_APPLICATIONS) throw new AppError('invalid', TOO_MANY_APPLICATIONS)
}

/** Whether an application says the same as what was sent, its resume to the byte. */
export async function saysTheSame(trx: Trx, id: number, { resume, ...sent }: ApplicationRow): Promise<boolean> {
  const row = await trx.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const stored: Readonly<Record<string, unknown>> = row
  if (Object.entries(sent).some(([name, value]) => stored[name] !== value)) return false
  const files = await trx.selectFrom('files').select('sha256').where('id', 'in', [resume, row.resume]).execute()
  return new Set(files.map(({ sha256 }) => sha256)).size === 1
}

export async function getApplication(db: Db | Trx, id: number): Promise<Application> {
  return present(await selectApplications(db).where('applications.id', '=', id).executeTakeFirstOrThrow())
}

/**
 * Keeps others from changing the application until the transaction ends. A statement of its own: one that waited for the lock
 * would go on with the files as they were, and not find a resume that was saved meanwhile.
 */
export async function lockApplication(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute()
}

export async function insertApplication(trx: Trx, user_id: number, application: ApplicationRow): Promise<number> {
  const row = await trx
    .insertInto('applications')
    .values({ ...application, user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateApplication(trx: Trx, id: number, application: ApplicationRow): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ ...application, version: nextVersion(application), updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
}
