import type { DocumentKind } from '#domain/document.ts'
import { calledName } from '#domain/filing-name.ts'
import type { Db, Trx } from '../db/client.ts'
import { sameNotices } from '../db/same-notices.ts'
import { fileUrl } from '../files/file-name.ts'
import { insertVersion, type NewVersion } from './versions-store.ts'

/** A drafted document as lists show it. */
export interface Letter {
  id: number
  url: string
  docx_url: string
  created_at: string
}

/** What was drafted, with what it rests on. */
export interface Draft extends Omit<NewVersion, 'number' | 'made_by' | 'note'> {
  application_id: number
  kind: DocumentKind
  referee_id: number | null
  endeavor_id: number | null
  notice_id: number | null
  task_id: string
}

/** A document with its first version. */
export async function insertDraft(trx: Trx, draft: Draft): Promise<number> {
  const { application_id, kind, referee_id, endeavor_id, notice_id, task_id, ...version } = draft
  const { pdf, docx } = version
  const { id } = await trx
    .insertInto('documents')
    .values({ application_id, kind, referee_id, endeavor_id, notice_id, task_id, pdf, docx })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(trx, id, { ...version, number: 1, made_by: 'draft', note: 'Drafted' })
  return id
}

/** The documents of an application with the files they were set in, the newest last. */
const drafts = (db: Db | Trx, application_id: number, kind: DocumentKind) =>
  db
    .selectFrom('documents')
    .innerJoin('files as pdf', 'pdf.id', 'documents.pdf')
    .innerJoin('files as docx', 'docx.id', 'documents.docx')
    .select([
      'documents.id',
      'referee_id',
      'pdf.id as pdf_id',
      'pdf.name as pdf_name',
      'docx.id as docx_id',
      'docx.name as docx_name',
      'documents.created_at',
    ])
    .where('documents.application_id', '=', application_id)
    .where('documents.kind', '=', kind)
    .orderBy('documents.id')

type Row = Awaited<ReturnType<ReturnType<typeof drafts>['execute']>>[number]

const present = (row: Row): Letter => ({
  id: row.id,
  url: fileUrl({ id: row.pdf_id, name: row.pdf_name }),
  docx_url: fileUrl({ id: row.docx_id, name: row.docx_name }),
  created_at: row.created_at,
})

/** The documents of a kind of which a filing has one; of those about a notice, where one is named, its own. */
export const listDocuments = async (
  db: Db,
  application_id: number,
  kind: Exclude<DocumentKind, 'recommendation_letter'>,
  notice_id?: number,
): Promise<Letter[]> => {
  const rows = await drafts(db, application_id, kind)
    .$if(notice_id !== undefined, (query) => query.where('notice_id', 'in', sameNotices(notice_id ?? 0)))
    .execute()
  return rows.map(present)
}

export const listLettersOf = async (db: Db, application_id: number, referee_id: number): Promise<Letter[]> => {
  const rows = await drafts(db, application_id, 'recommendation_letter').where('referee_id', '=', referee_id).execute()
  return rows.map(present)
}

/** Every recommendation letter of an application, with the recommender it was drafted for. */
export const listRecommendationLetters = async (
  db: Db,
  application_id: number,
): Promise<(Letter & { referee_id: number | null; name: string })[]> => {
  const rows = await drafts(db, application_id, 'recommendation_letter')
    .innerJoin('referees', 'referees.id', 'documents.referee_id')
    .select(['first_name', 'middle_name', 'last_name', 'latin_first_name', 'latin_last_name', 'has_one_name'])
    .where('referees.is_deleted', '=', false)
    .execute()
  return rows.map((row) => ({
    ...present(row),
    referee_id: row.referee_id,
    name: calledName({ ...row, middle_name: '' }),
  }))
}
