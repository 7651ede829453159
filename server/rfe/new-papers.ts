import { sql } from 'kysely'
import type { FileRef } from '#domain/file.ts'
import type { Db, Trx } from '../db/client.ts'
import { fileIdOf } from '../files/file-name.ts'
import { filedPetition } from './filed-petition.ts'

/** Addresses of the papers of the petition letter that was drafted here, where it was filed: they were filed with it. */
async function papersOfPetition(db: Db | Trx, application_id: number): Promise<Set<string>> {
  const petition = await filedPetition(db, application_id)
  if (petition === undefined || petition.is_later) return new Set()
  const { rows } = await sql<{ url: string }>`
    select exhibit -> 'file' ->> 'url' as url
      from document_versions v, jsonb_array_elements(v.basis -> 'exhibits') as exhibit
     where v.document_id = ${petition.document_id} and v.number = ${petition.version}`.execute(db)
  return new Set(rows.map(({ url }) => url))
}

/** Those of an application's papers that USCIS has not got yet: as the applicant said, else what no letter that was filed listed. */
export async function findNew(db: Db | Trx, application_id: number, papers: readonly FileRef[]): Promise<string[]> {
  const filed = await papersOfPetition(db, application_id)
  const said = await db
    .selectFrom('rfe_papers')
    .select(['file', 'is_filed'])
    .where('application_id', '=', application_id)
    .execute()
  const answers = new Map(said.map(({ file, is_filed }) => [file, is_filed]))
  return papers.map(({ url }) => url).filter((url) => !(answers.get(fileIdOf(url) ?? '') ?? filed.has(url)))
}

/** The same; undefined where no notice was added, since every paper is then one of the petition. */
export async function newPapersOf(
  trx: Trx,
  application_id: number,
  papers: readonly FileRef[],
): Promise<string[] | undefined> {
  const notice = await trx
    .selectFrom('rfenotice')
    .select('id')
    .where('application_id', '=', application_id)
    .where('is_deleted', '=', false)
    .limit(1)
    .executeTakeFirst()
  return notice && findNew(trx, application_id, papers)
}
