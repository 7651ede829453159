import type { Change } from '#drafting/editing/changes.ts'
import type { WorkParts } from '../parts.ts'
import { openDocument } from './open-document.ts'
import { changesOf, writingIfAny } from './writing-of.ts'

/** What has changed in the profile since a document was written. */
export async function changesSinceWritten(parts: WorkParts, application_id: number, id: number): Promise<Change[]> {
  const { row, newest } = await openDocument(parts, application_id, id)
  return changesOf(newest, await writingIfAny(parts.db, row, newest.caseFile))
}

/** Whether something has. */
export const isStale = async (parts: WorkParts, application_id: number, id: number): Promise<boolean> =>
  (await changesSinceWritten(parts, application_id, id)).length > 0
