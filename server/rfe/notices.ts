import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { FileRef } from '#domain/file.ts'
import { rfeNotice } from '#domain/rfe-notice.ts'
import type { Db, Trx } from '../db/client.ts'
import { recordId } from '../http/ids.ts'
import { listEntries } from '../profile/section-store.ts'

/** A notice as it stands in the profile. One that was added twice is one, with the dates that were entered last. */
export interface Notice {
  id: number
  /** Those of the entries with the same file, this one's among them. */
  ids: readonly number[]
  file: FileRef
  /** ISO, as entered. */
  sent_date: string
  deadline: string
}

const contentsOf = (db: Db | Trx, application_id: number) =>
  db
    .selectFrom('rfenotice')
    .innerJoin('files', 'files.id', 'rfenotice.file')
    .select(['rfenotice.id', 'sha256'])
    .where('application_id', '=', application_id)
    .where('is_deleted', '=', false)
    .orderBy('rfenotice.id', 'desc')
    .execute()

/** The notices of an application, the newest first. */
export async function listNotices(db: Db | Trx, application_id: number): Promise<Notice[]> {
  // What comes out of the table is what the section's schema let in.
  const entries = (await listEntries(db, rfeNotice, application_id)) as unknown as Omit<Notice, 'ids'>[]
  const byContent = Map.groupBy(await contentsOf(db, application_id), ({ sha256 }) => sha256)
  return [...byContent.values()].flatMap((same): Notice[] => {
    const entry = entries.find(({ id }) => id === same[0]?.id)
    if (entry === undefined) return []
    const { id, file, sent_date, deadline } = entry
    return [{ id, ids: same.map((one) => one.id), file, sent_date, deadline }]
  })
}

export const findNotice = async (db: Db | Trx, application_id: number, id: number): Promise<Notice | undefined> =>
  (await listNotices(db, application_id)).find(({ ids }) => ids.includes(id))

const noticeNumber = z.union([z.number().transform(String), z.string()]).pipe(recordId)

/** The notice that a call names by the number of one of its entries; undefined where it names none. Throws where there is none such. */
export async function namedNotice(db: Db | Trx, application_id: number, named: unknown): Promise<Notice | undefined> {
  if (named === undefined || named === null || named === '') return undefined
  const { data } = noticeNumber.safeParse(named)
  const notice = data === undefined ? undefined : await findNotice(db, application_id, data)
  if (notice === undefined) throw new AppError('not_found', 'Notice does not exist')
  return notice
}
