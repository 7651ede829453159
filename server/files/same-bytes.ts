import type { Db } from '../db/client.ts'
import { fileUrl } from './file-name.ts'

/** More than anybody uploads of one file by mistake; a header has to hold them. */
const MOST = 5

/** The addresses of the user's other files that are the same to the byte, the newest first. */
export async function sameBytes(db: Db, user_id: number, file: { id: string; sha256: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('user_id', '=', user_id)
    .where('sha256', '=', file.sha256)
    .where('id', '!=', file.id)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(fileUrl)
}

/** How a reply tells of them beside its body: RFC 8288, with the relation of RFC 6249. */
export const duplicates = (urls: readonly string[]): string => urls.map((url) => `<${url}>; rel="duplicate"`).join(', ')
