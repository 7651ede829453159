import { sql } from 'kysely'
import type { ReadBy, UnreadReason } from '#domain/case-file.ts'
import type { Reading } from '#documents/reading/read-upload.ts'
import type { Db, Trx } from '../db/client.ts'

/** An upload whose reading came to an end, also where nothing could be read. */
export interface ReadFile {
  file_id: string
  pages: string[]
  read_by: ReadBy
  reason: string | null
  page_count: number | null
}

/** Those of the files that were read and are the owner's of this application. */
export const readFiles = async (db: Db | Trx, application_id: number, ids: readonly string[]): Promise<ReadFile[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('upload_texts')
    .innerJoin('files', 'files.id', 'upload_texts.file_id')
    .innerJoin('applications', 'applications.user_id', 'files.user_id')
    .select(['file_id', 'pages', 'read_by', 'reason', 'page_count'])
    .where('applications.id', '=', application_id)
    .where('file_id', 'in', ids)
    .execute()
  // What comes out of the column is what `saveReading` put in.
  return rows.map((row) => ({ ...row, pages: row.pages as string[] }))
}

/** Why a file that could be opened has no words. */
const COUNTABLE: UnreadReason[] = ['scan', 'unclear', 'blank']

/** Those of the files whose words are still to be read, in the order given; nobody else's. */
export async function unreadFiles(
  db: Db,
  application_id: number,
  ids: readonly string[],
  again: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .innerJoin('applications', 'applications.user_id', 'files.user_id')
    .leftJoin('upload_texts', 'upload_texts.file_id', 'files.id')
    .select('files.id')
    .where('applications.id', '=', application_id)
    .where('files.id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('upload_texts.file_id', 'is', null),
        // Read before their pages were counted, and no words by which to count them.
        eb.and([eb('upload_texts.page_count', 'is', null), eb('upload_texts.reason', 'in', COUNTABLE)]),
        ...(again.length > 0 ? [eb('upload_texts.reason', 'in', again)] : []),
      ]),
    )
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => found.has(id))
}

/** Keeps what was read; a later reading takes the place of an earlier one. Nothing where the file has gone meanwhile. */
export async function saveReading(db: Db, file_id: string, { pages, by, reason, count }: Reading): Promise<void> {
  await sql`
    insert into upload_texts (file_id, pages, read_by, reason, page_count)
    select id, ${JSON.stringify(pages)}::jsonb, ${by}, ${reason}, ${count} from files where id = ${file_id}
    on conflict (file_id) do update
      set pages = excluded.pages, read_by = excluded.read_by, reason = excluded.reason,
          page_count = excluded.page_count, read_at = now()`.execute(db)
}
