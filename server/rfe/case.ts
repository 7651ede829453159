import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import { withoutLeftOut } from '#drafting/editing/settled.ts'
import { isEvidence } from '#drafting/rfe-case/uploaded-exhibits.ts'
import type { FiledPaper, RfeCase } from '#drafting/rfe.ts'
import { readWaiting } from '../case-file/load-with-papers.ts'
import type { Db } from '../db/client.ts'
import { gone } from '../drafts/draft-document.ts'
import { findVersion } from '../drafts/versions-store.ts'
import { leftOutOf } from '../drafts/waivers-store.ts'
import { fileIdOf, fileUrl } from '../files/file-name.ts'
import type { TaskContext } from '../jobs/job.ts'
import { readFiles } from '../uploads/store.ts'
import { listBackground } from './background.ts'
import { filedPetition } from './filed-petition.ts'
import { findNotice } from './notices.ts'
import { onPages } from './on-pages.ts'
import { readOf, type ReadNotice } from './notice-reading.ts'
import { requireWaiver } from './other-category.ts'
import { requireReadable } from './unreadable.ts'

/** What the case rests on, in a sentence that a petition letter says of it; the law alone is no account of the case. */
const OF_CASE = /^[FE]\d/u

/** The words of a block by which it tells of the case: a table, which lists papers, has no sentences. */
const toldIn = (block: Block): string =>
  block.kind === 'table'
    ? ''
    : blockText(
        block.kind === 'paragraph'
          ? {
              ...block,
              sentences: block.sentences.filter(
                ({ sources }) => sources.length === 0 || sources.some((id) => OF_CASE.test(id)),
              ),
            }
          : block,
      )

/** The petition letter that was drafted here: its words, on the pages of its PDF once that was read. */
async function draftedPetition(db: Db, application_id: number): Promise<FiledPaper | undefined> {
  const filed = await filedPetition(db, application_id)
  const version = filed && (await findVersion(db, filed.document_id, filed.version))
  if (filed === undefined || version === undefined) return undefined
  const [pdf] = await readFiles(db, application_id, [filed.pdf])
  const blocks = withoutLeftOut(version.document.blocks, await leftOutOf(db, filed.document_id))
  const words = blocks.map(toldIn).filter((text) => text !== '')
  return {
    kind: 'petition_letter',
    name: filed.name,
    url: fileUrl({ id: filed.pdf, name: filed.name }),
    pages: onPages(words, pdf?.pages ?? []),
    isLater: filed.is_later,
  }
}

/** What was filed before; of evidence also what could not be read. An uploaded petition letter is the one that was filed. */
export async function filedPapers(db: Db, application_id: number): Promise<FiledPaper[]> {
  const papers = await listBackground(db, application_id)
  const readings = await readFiles(
    db,
    application_id,
    papers.map(({ file }) => file),
  )
  const held = await db
    .selectFrom('rfe_papers')
    .select('file')
    .where('application_id', '=', application_id)
    .where('is_filed', '=', true)
    .execute()
  const filed = papers.flatMap(({ kind, file, name }): FiledPaper[] => {
    const pages = readings.find(({ file_id }) => file_id === file)?.pages ?? []
    const isBlank = pages.every((page) => page.trim() === '')
    // A letter without words is an exhibit all the same; what would only be quoted is nothing without them.
    return isBlank && !isEvidence({ kind })
      ? []
      : [
          {
            kind,
            name,
            url: fileUrl({ id: file, name }),
            pages: isBlank ? [] : pages,
            ...(held.some((one) => one.file === file) && { isHeld: true }),
          },
        ]
  })
  if (papers.some(({ kind }) => kind === 'petition_letter')) return filed
  const drafted = await draftedPetition(db, application_id)
  return drafted === undefined ? filed : [...filed, drafted]
}

/** Whether the petition was filed from somewhere else than here, so that nothing here tells its exhibits' numbers but its letter. */
export const isElsewhere = (filed: readonly FiledPaper[]): boolean =>
  !filed.some(({ kind, isLater }) => kind === 'petition_letter' && isLater === false)

/** A notice and what was filed before it. */
export async function caseOf(db: Db, application_id: number, { notice, file }: ReadNotice): Promise<RfeCase> {
  const { id, sent_date, deadline } = notice
  const filed = await filedPapers(db, application_id)
  return {
    notice: {
      id,
      url: notice.file.url,
      pages: file?.pages ?? [],
      by: file?.read_by === 'ocr' ? 'ocr' : 'text',
      sent_date,
      deadline,
    },
    filed,
    isElsewhere: isElsewhere(filed),
  }
}

/**
 * The same for a job, which first has read what was added a moment ago. Throws where the notice is gone or cannot be read, or
 * is about another benefit and nobody confirmed it.
 */
export async function readCase(
  context: TaskContext,
  { application_id, notice_id, confirmed }: { application_id: number; notice_id: number; confirmed: boolean },
): Promise<RfeCase> {
  const { db, config } = context.parts
  const notice = await findNotice(db, application_id, notice_id)
  if (notice === undefined) throw gone('The notice')
  const filed = await listBackground(db, application_id)
  const ids = [fileIdOf(notice.file.url) ?? '', ...filed.map(({ file }) => file)]
  await readWaiting(context, application_id, ids)
  if (!filed.some(({ kind }) => kind === 'petition_letter')) {
    // Which version was filed is known once the notice is read.
    const drafted = await filedPetition(db, application_id)
    await readWaiting(context, application_id, drafted === undefined ? [] : [drafted.pdf])
  }
  const read = await readOf(db, application_id, notice)
  await requireReadable(config, read)
  const rfe = await caseOf(db, application_id, read)
  if (!confirmed) requireWaiver(read, rfe)
  return rfe
}
