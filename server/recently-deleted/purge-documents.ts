import { sql } from 'kysely'
import type { Trx } from '../db/client.ts'

/** By which column a document is about what is purged. */
export type DocumentsOf = 'referee_id' | 'notice_id'

/** Removes the documents that are about these records, in every version; the ids of their files. */
export async function purgeDocuments(trx: Trx, column: DocumentsOf, ids: readonly number[]): Promise<string[]> {
  if (column === 'notice_id') await passToSameNotices(trx, ids)
  const files = await trx
    .selectFrom('documents')
    .leftJoin('document_versions as v', 'v.document_id', 'documents.id')
    .select(['documents.pdf', 'documents.docx', 'v.pdf as version_pdf', 'v.docx as version_docx'])
    .where(column, 'in', ids)
    .execute()
  await trx.deleteFrom('documents').where(column, 'in', ids).execute()
  const named = files.flatMap(({ pdf, docx, version_pdf, version_docx }) => [pdf, docx, version_pdf, version_docx])
  return [...new Set(named.filter((id) => id !== null))]
}

/**
 * A notice that was added twice is one notice: its analysis and response go on under the entry that stays, be it deleted
 * too and still restorable.
 */
async function passToSameNotices(trx: Trx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; heir: number }>`
    select gone.id, max(other.id) as heir
      from rfenotice gone
      join files f on f.id = gone.file
      join files g on g.sha256 = f.sha256 and g.user_id = f.user_id
      join rfenotice other on other.file = g.id and other.application_id = gone.application_id
     where gone.id = any(${ids}::bigint[]) and other.id <> all(${ids}::bigint[])
     group by gone.id`.execute(trx)
  for (const { id, heir } of rows)
    for (const table of ['documents', 'rfe_analyses'] as const)
      await sql`update ${sql.table(table)} set notice_id = ${heir} where notice_id = ${id}`.execute(trx)
}
