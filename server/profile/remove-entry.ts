import { AppError } from '#domain/errors.ts'
import type { Section } from '#domain/section.ts'
import type { Db } from '../db/client.ts'
import { forgetItem } from '../recommenders/item-sources.ts'
import { deleteEntry } from './section-store.ts'

/** Hides an entry; recommenders are no longer asked to speak to it. */
export const removeEntry = (db: Db, application_id: number, section: Section, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await deleteEntry(trx, section, application_id, id))) throw new AppError('not_found', 'Entry does not exist')
    await forgetItem(trx, section.path, id)
  })
