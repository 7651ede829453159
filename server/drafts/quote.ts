import type { z } from 'zod'
import type { passagesReply, quoteRequest } from '#domain/drafted-document.ts'
import type { Block } from '#domain/document.ts'
import { AppError } from '#domain/errors.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import type { OpenPoint } from '#drafting/editing/open-points.ts'
import { passagesFor, questionOf, quotePage } from '#drafting/editing/quote-page.ts'
import type { WorkParts } from '../parts.ts'
import type { Owner } from '../profile/owner.ts'
import { changeText } from './change-document.ts'
import { BY_HAND } from './edit.ts'
import { openVersion, type OpenDocument } from './open-document.ts'
import { requireDocument } from './require-document.ts'

function requireQuestion(blocks: readonly Block[], id: string): OpenPoint {
  const found = questionOf(blocks, id)
  if (found === undefined) throw new AppError('not_found', 'Open point does not exist')
  return found
}

/** Passages of the case file's pages that may answer a question about papers. */
export async function findPassages(
  parts: WorkParts,
  application_id: number,
  id: number,
  point: string,
): Promise<z.infer<typeof passagesReply>> {
  const row = await requireDocument(parts.db, application_id, id)
  const { document, caseFile } = await openVersion(parts, row, row.version)
  const results = passagesFor(document.blocks, requireQuestion(document.blocks, point), caseFile)
  return { count: results.length, results }
}

/** Answers a question about papers with words of a page, as a new version. */
export const quote = (
  parts: WorkParts,
  owner: Owner,
  id: number,
  { point, words, base_version }: z.infer<typeof quoteRequest> & { point: string },
): Promise<OpenDocument> =>
  changeText(parts, owner, id, base_version, ({ newest }) => {
    const { document, caseFile } = newest
    const question = requireQuestion(document.blocks, point)
    const blocks = quotePage(document.blocks, question, words, caseFile)
    const papers = question.papers?.exhibits.map((number) => exhibitLabel(number)).join(', ')
    return { blocks, from: newest, made_by: 'edit', note: `Quoted: Exhibit ${papers}`, record: BY_HAND }
  })
