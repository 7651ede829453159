import { AppError } from '#domain/errors.ts'
import type { Parts } from '../parts.ts'
import { forgetImport } from './store.ts'

/** Takes a kept file away for good. Entries that came from it stay, and still say its name. */
export const removeSource = (
  { db, files }: Pick<Parts, 'db' | 'files'>,
  application_id: number,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const file_id = await forgetImport(trx, application_id, id)
    if (file_id === undefined) throw new AppError('not_found', 'File does not exist')
    await trx.deleteFrom('files').where('id', '=', file_id).execute()
    await files.remove(file_id)
  })
