import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { namesOfFolder } from './archive-names.ts'

export const ARCHIVE_TYPE = 'application/zip'

/** A stored file and the place that it has in the archive. */
export interface PlacedFile {
  id: string
  path: string
  content_type: string
  created_at: string
}

interface Stored extends Omit<PlacedFile, 'path'> {
  name: string
  sha256: string
  /** Uploaded, or set by the product: the newest pages of a document, or earlier ones. */
  role: 'upload' | 'deleted' | 'newest' | 'earlier'
}

const storedFiles = async (db: Db, user_id: number): Promise<Stored[]> =>
  (
    await sql<Stored>`
      with own as (select id from documents where application_id in (select id from applications where user_id = ${user_id})),
           newest as (select unnest(array[pdf, docx]) as id from documents where id in (select id from own)),
           pages as (select unnest(array[pdf, docx]) as id from document_versions where document_id in (select id from own))
      select f.id, f.name, f.content_type, f.sha256, f.created_at,
             case when f.deleted_at is not null then 'deleted'
                  when f.id in (select id from newest) then 'newest'
                  when f.id in (select id from pages) then 'earlier'
                  else 'upload' end as role
        from files f
       where f.user_id = ${user_id} and f.content_type <> ${ARCHIVE_TYPE}
       order by f.created_at, f.id`.execute(db)
  ).rows

/** Uploads, and the newest pages of each document. A file that was sent twice under one name is there once. */
export async function placeFiles(
  db: Db,
  user_id: number,
): Promise<{ files: PlacedFile[]; paths: Map<string, string> }> {
  const [uploads, deleted, documents] = [namesOfFolder(), namesOfFolder(), namesOfFolder()]
  const nameIn = {
    upload: (name: string) => `files/${uploads(name)}`,
    deleted: (name: string) => `recently-deleted/${deleted(name)}`,
    newest: (name: string) => `documents/${documents(name)}`,
  }
  const paths = new Map<string, string>()
  const sent = new Map<string, string>()
  const files: PlacedFile[] = []
  for (const { id, name, content_type, sha256, created_at, role } of await storedFiles(db, user_id)) {
    if (role === 'earlier') continue
    const same = `${role} ${sha256} ${name}`
    const known = sent.get(same)
    const path = known ?? nameIn[role](name)
    paths.set(id, path)
    if (known !== undefined) continue
    sent.set(same, path)
    files.push({ id, path, content_type, created_at })
  }
  return { files, paths }
}
