import { AppError, type EntryErrors } from '#domain/errors.ts'
import type { SeriesPaper } from '#domain/rfe-replies.ts'
import { currentCaseFile } from '../drafts/current-case-file.ts'
import { fileIdOf } from '../files/file-name.ts'
import type { Exhibit } from '#drafting/case-file.ts'
import { misplacedAs } from '#drafting/rfe-case/misplaced.ts'
import { withUploads } from '#drafting/rfe-case/uploaded-exhibits.ts'
import type { WorkParts } from '../parts.ts'
import { filedPapers, isElsewhere } from './case.ts'
import { findNew } from './new-papers.ts'
import { listNotices } from './notices.ts'

/** The papers of the profile, and the uploads that a response cites beside them. */
export async function papersAtHand(parts: WorkParts, application_id: number): Promise<Exhibit[]> {
  const caseFile = await currentCaseFile(parts, application_id)
  const filed = await filedPapers(parts.db, application_id)
  const inPlace = filed.filter(({ kind, pages }) => misplacedAs(kind, pages) === undefined)
  // Before there is a notice every paper is one of the petition that is to be filed.
  const isFiled = (await listNotices(parts.db, application_id)).length > 0
  return withUploads(caseFile, { filed: inPlace, isElsewhere: isFiled && isElsewhere(filed) }).exhibits
}

/** Every paper of the case file, and whether USCIS has it. */
export async function listSeries(parts: WorkParts, application_id: number): Promise<SeriesPaper[]> {
  const exhibits = await papersAtHand(parts, application_id)
  const fresh = new Set(
    await findNew(
      parts.db,
      application_id,
      exhibits.map(({ file }) => file),
    ),
  )
  return exhibits.map(({ number, title, file }) => ({ number, title, url: file.url, is_filed: !fresh.has(file.url) }))
}

/** Says of papers whether they were filed, all or none. */
export async function changeSeries(
  parts: WorkParts,
  application_id: number,
  changes: readonly { url: string; is_filed: boolean }[],
): Promise<SeriesPaper[]> {
  const exhibits = await papersAtHand(parts, application_id)
  const papers = new Set(exhibits.map(({ file }) => file.url))
  const refused = changes.flatMap(({ url }, index): EntryErrors[] =>
    papers.has(url) ? [] : [{ index, errors: { url: ['Please choose a paper of your profile'] } }],
  )
  if (refused.length > 0) throw new AppError('invalid', 'Please check the papers', { entries: refused })
  const said = new Map(changes.map(({ url, is_filed }) => [fileIdOf(url) ?? '', is_filed]))
  // One order for all, so that no two wait for each other.
  const rows = [...said].toSorted(([a], [b]) => a.localeCompare(b))
  await parts.db.transaction().execute(async (trx) => {
    for (const [file, is_filed] of rows)
      await trx
        .insertInto('rfe_papers')
        .values({ application_id, file, is_filed })
        .onConflict((row) => row.columns(['application_id', 'file']).doUpdateSet({ is_filed }))
        .execute()
  })
  return listSeries(parts, application_id)
}
