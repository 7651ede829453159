import type { CaseFileView } from '#domain/case-file.ts'
import { buildCaseFile } from '#drafting/case-file.ts'
import type { WorkParts } from '../parts.ts'
import { boundedReading } from '../uploads/bounded-reading.ts'
import { inOrderOf, paperIdsOf, papersOf } from '../uploads/papers.ts'
import { readFiles } from '../uploads/store.ts'
import { atOneMoment, profileIn } from './load-profile.ts'
import { viewCaseFile } from './view.ts'

/** The case file of an application as it is now. How a paper was read and what its words say are of one moment. */
export async function currentView(
  parts: Pick<WorkParts, 'db' | 'clock'>,
  application_id: number,
): Promise<CaseFileView> {
  const { profile, read } = await atOneMoment(parts, async (trx) => {
    const loaded = await profileIn(trx, parts, application_id)
    const papers = papersOf(loaded)
    const rows = await readFiles(trx, application_id, paperIdsOf(papers))
    return { profile: loaded, read: boundedReading(inOrderOf(papers, rows)) }
  })
  return viewCaseFile(buildCaseFile(profile), read)
}
