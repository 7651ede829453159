import type { Application, ApplicationFields, FilingType } from '#domain/application.ts'
import type { Db, Trx } from '../db/client.ts'
import { fileUrl } from '../files/file-name.ts'
import { nextVersion } from './versions.ts'

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
