import type { Parts } from '../parts.ts'
import { openDocument } from './open-document.ts'
import { changesOf, writingIfAny } from './writing-of.ts'

/** Whether something has changed in the profile since a document was written. */
export async function isStale(parts: Parts, application_id: number, id: number): Promise<boolean> {
  const { row, newest } = await openDocument(parts, application_id, id)
  return changesOf(newest, await writingIfAny(parts.db, row, newest.caseFile)).length > 0
}
