import { AppError } from '#domain/errors.ts'
import type { SectionPath } from '#domain/sections.ts'
import type { Parts } from '../parts.ts'
import { deleteRecord } from '../recently-deleted/delete-record.ts'
import { hideItems } from '../recommenders/item-sources.ts'

/** Deletes an entry for its owner to restore; recommenders are no longer asked to speak to it. */
export const removeEntry = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  application_id: number,
  path: SectionPath,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    if (!(await deleteRecord(trx, path, application_id, id, now)))
      throw new AppError('not_found', 'Entry does not exist')
    await hideItems(trx, path, id, now)
  })
