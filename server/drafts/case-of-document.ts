import { createHash } from 'node:crypto'
import type { CaseFile } from '#drafting/case-file.ts'
import { caseOfResponse } from '#drafting/rfe-response/index.ts'
import type { ResponseRequest } from '#drafting/rfe.ts'
import type { WorkParts } from '../parts.ts'
import { responseRequest } from '../rfe/response-request.ts'
import { AtHand } from './at-hand.ts'
import { currentCaseFile } from './current-case-file.ts'
import type { DocumentRow } from './require-document.ts'

type Written = Pick<DocumentRow, 'application_id' | 'notice_id' | 'endeavor_id'>

/** One application has few notices, and each changes the case in one way. */
const MOST_AT_HAND = 4
const withNotice = new WeakMap<CaseFile, AtHand<CaseFile>>()

/** What was read of a case file is kept with it, so that the same notice makes the very same case of it. */
function caseWithNotice(caseFile: CaseFile, request: ResponseRequest): CaseFile {
  const atHand = withNotice.get(caseFile) ?? new AtHand<CaseFile>(MOST_AT_HAND)
  withNotice.set(caseFile, atHand)
  const name = createHash('sha256').update(JSON.stringify(request)).digest('base64')
  const known = atHand.get(name) ?? caseOfResponse(caseFile, request)
  atHand.set(name, known)
  return known
}

/** The case file that a document is held against: the profile as it is now, and the notice, where it is about one that is still there. */
export async function caseOfDocument(parts: Pick<WorkParts, 'db' | 'clock'>, row: Written): Promise<CaseFile> {
  const { application_id, notice_id, endeavor_id } = row
  const caseFile = await currentCaseFile(parts, application_id)
  if (notice_id === null) return caseFile
  const request = await responseRequest(parts.db, application_id, notice_id, endeavor_id)
  return request === undefined ? caseFile : caseWithNotice(caseFile, request)
}
