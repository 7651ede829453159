import type { DraftRecord } from '#drafting/drafted.ts'
import type { Document, DocumentKind } from '#documents/document.ts'
import type { Warning } from '#domain/task.ts'
import type { Db, Trx } from '../db/client.ts'
import { fileUrl } from '../files/file-name.ts'

/** A drafted document as lists show it. */
export interface Letter {
  id: number
  url: string
  docx_url: string
  created_at: string
}

export interface Draft {
  application_id: number
  kind: DocumentKind
  referee_id: number | null
  endeavor_id: number | null
  task_id: string
  document: Document
  pdf: string
  docx: string
  warnings: Warning[]
  record: DraftRecord
  duration_ms: number
}

export async function insertDraft(trx: Trx, draft: Draft): Promise<number> {
  const { document, record, warnings, ...columns } = draft
  const row = await trx
    .insertInto('documents')
    .values({ ...columns, ...record, ast: JSON.stringify(document), warnings: JSON.stringify(warnings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
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

export const listPetitionLetters = async (db: Db, application_id: number): Promise<Letter[]> =>
  (await drafts(db, application_id, 'petition_letter').execute()).map(present)

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
    .select(['first_name', 'last_name'])
    .where('referees.is_deleted', '=', false)
    .execute()
  return rows.map((row) => ({
    ...present(row),
    referee_id: row.referee_id,
    name: `${row.first_name} ${row.last_name}`,
  }))
}
