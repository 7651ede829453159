import { AppError } from '#domain/errors.ts'
import type { Block } from '#domain/document.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import { changedIssues } from '#drafting/editing/changed-issues.ts'
import { profileChanges, sectionsOf, type Change } from '#drafting/editing/changes.ts'
import { withCitedParts } from '#drafting/builtin/cited-parts.ts'
import { withFrameTables } from '#drafting/editing/lists-of-exhibits.ts'
import { petitionLetter } from '#drafting/petition-letter/compose.ts'
import { rfeResponse } from '#drafting/rfe-response/index.ts'
import { recommendationLetter } from '#drafting/recommendation-letter/compose.ts'
import { plannedFor } from '#drafting/redraft/planned.ts'
import type { Writing } from '#drafting/writing.ts'
import type { Db } from '../db/client.ts'
import { itemsOf, itemsOfOthers } from '../recommenders/configuration.ts'
import { responseRequest } from '../rfe/response-request.ts'
import { lettersBeside } from './letters-beside.ts'
import type { OpenVersion } from './open-document.ts'
import type { DocumentRow } from './require-document.ts'

const GONE =
  'What this document is about is no longer in your profile, so its sections cannot be drafted again. You can still read, edit and download it.'

/** What a document's sections are written from now. Refused where what it is about has gone. */
export async function writingOf(db: Db, row: DocumentRow, caseFile: CaseFile): Promise<Writing> {
  const { kind, application_id, referee_id, endeavor_id, notice_id } = row
  try {
    if (kind === 'recommendation_letter' && referee_id !== null)
      return recommendationLetter(caseFile, {
        referee_id,
        items: await itemsOf(db, referee_id),
        others: await itemsOfOthers(db, application_id, referee_id),
        beside: (await lettersBeside(db, application_id, referee_id)).map(({ blocks }) => blocks),
      })
    if (kind === 'petition_letter' && endeavor_id !== null) return petitionLetter(caseFile, { endeavor_id })
    if (kind === 'rfe_response') {
      const request = notice_id === null ? undefined : await responseRequest(db, application_id, notice_id, endeavor_id)
      if (request === undefined) throw new AppError('not_found', GONE)
      return rfeResponse(caseFile, request)
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw new AppError('conflict', GONE)
    throw error
  }
  throw new AppError('conflict', 'This document cannot be drafted again section by section.')
}

/** The same; undefined where what the document is about has gone. */
export async function writingIfAny(db: Db, row: DocumentRow, caseFile: CaseFile): Promise<Writing | undefined> {
  try {
    return await writingOf(db, row, caseFile)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** What changed in the profile since a version was written, section by section of the document. */
export function changesOf(
  { document: { blocks }, basis, caseFile }: Pick<OpenVersion, 'document' | 'basis' | 'caseFile'>,
  writing: Writing | undefined,
): Change[] {
  const planned = new Map(
    sectionsOf(blocks).map((section) => [section, plannedFor(writing?.outline ?? [], blocks, section, caseFile)]),
  )
  const changes = profileChanges({ blocks, basis, planned, tellable: writing?.tellable }, caseFile)
  return writing?.kind === 'rfe_response' ? [...changedIssues(blocks, caseFile), ...changes] : changes
}

/** Changed blocks with a list of exhibits that fits them. A paper that has gone stays on the list for as long as the text may cite it. */
export async function withLists(
  db: Db,
  row: DocumentRow,
  blocks: Block[],
  { caseFile, basis }: Pick<OpenVersion, 'caseFile' | 'basis'>,
): Promise<Block[]> {
  const held = new Set(caseFile.exhibits.map(({ number }) => number))
  if (basis.exhibits.some(({ number }) => !held.has(number))) return withCitedParts(blocks)
  const writing = await writingIfAny(db, row, caseFile)
  const sections = blocks.filter(({ section }) => section !== undefined)
  return writing === undefined ? withCitedParts(blocks) : withFrameTables(blocks, writing.framed(sections).blocks)
}
