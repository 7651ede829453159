import type { DocumentKind } from '#domain/document.ts'
import { AppError } from '#domain/errors.ts'
import type { Db, Trx } from '../db/client.ts'

/** A document as it stands in its table, with the names of its newest files. */
export interface DocumentRow {
  id: number
  application_id: number
  kind: DocumentKind
  referee_id: number | null
  endeavor_id: number | null
  notice_id: number | null
  version: number
  revision: number
  pdf: string
  docx: string
  pdf_name: string
  docx_name: string
}

/** The application's own document. Any other does not exist, nor does a letter whose recommender was deleted. */
export async function requireDocument(db: Db | Trx, application_id: number, id: number): Promise<DocumentRow> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('files as pdf_file', 'pdf_file.id', 'documents.pdf')
    .innerJoin('files as docx_file', 'docx_file.id', 'documents.docx')
    .leftJoin('referees', 'referees.id', 'documents.referee_id')
    .select([
      'documents.id',
      'documents.application_id',
      'documents.kind',
      'referee_id',
      'endeavor_id',
      'documents.notice_id',
      'documents.version',
      'revision',
      'pdf',
      'docx',
      'pdf_file.name as pdf_name',
      'docx_file.name as docx_name',
    ])
    .where('documents.id', '=', id)
    .where('documents.application_id', '=', application_id)
    .where((eb) => eb.or([eb('referee_id', 'is', null), eb('referees.is_deleted', '=', false)]))
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'Document does not exist')
  return row
}
