import type { FileRef } from '#domain/file.ts'
import { rfeNotice } from '#domain/rfe-notice.ts'
import type { Db, Trx } from '../db/client.ts'
import { listEntries } from '../profile/section-store.ts'

/** A notice as it stands in the profile. */
export interface Notice {
  id: number
  file: FileRef
  /** ISO, as entered. */
  sent_date: string
  deadline: string
}

/** The notices of an application, the newest first. */
export async function listNotices(db: Db | Trx, application_id: number): Promise<Notice[]> {
  // What comes out of the table is what the section's schema let in.
  const entries = (await listEntries(db, rfeNotice, application_id)) as unknown as Notice[]
  return entries
    .map(({ id, file, sent_date, deadline }) => ({ id, file, sent_date, deadline }))
    .toSorted((a, b) => b.id - a.id)
}
