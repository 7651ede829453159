import { AppError } from '#domain/errors.ts'
import type { Trx } from '../db/client.ts'
import { gone } from '../drafts/draft-document.ts'
import { fileIdOf } from '../files/file-name.ts'

const REPLACED =
  'The notice was replaced by another file meanwhile. Nothing was generated. Please generate again with the new file.'

/** Keeps a notice from being changed until the transaction ends. Throws where it, or the file that was read, has gone. */
export async function holdNotice(
  trx: Trx,
  application_id: number,
  { id, url }: { id: number; url: string },
): Promise<void> {
  const row = await trx
    .selectFrom('rfenotice')
    .select('file')
    .where('id', '=', id)
    .where('application_id', '=', application_id)
    .where('is_deleted', '=', false)
    .forShare()
    .executeTakeFirst()
  if (row === undefined) throw gone('The notice')
  if (row.file !== fileIdOf(url)) throw new AppError('conflict', REPLACED)
}
