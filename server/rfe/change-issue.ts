import { AppError, invalidFields } from '#domain/errors.ts'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import { HELD_OTHERWISE, type IssueChange, NOTE_CHANGED } from '#domain/rfe.ts'
import { withNumbersOf } from '#drafting/rfe-analysis/with-numbers.ts'
import type { WorkParts } from '../parts.ts'
import { lockIssue, newestAnalysisOf, saveWork } from './analysis-store.ts'
import { viewIssue } from './analysis-view.ts'
import { papersAtHand } from './series.ts'

const NO_PAPER = 'Please choose papers of your profile'

/** Notes what was done about an issue. One of an analysis that was made anew since does not exist any more. */
export async function changeIssue(
  parts: WorkParts,
  application_id: number,
  id: number,
  { seen, seen_note, ...change }: IssueChange,
): Promise<WorkedIssue> {
  const { db, clock } = parts
  const exhibits = await papersAtHand(parts, application_id)
  const papers = new Set(exhibits.map(({ file }) => file.url))
  return db.transaction().execute(async (trx) => {
    const analysis = await newestAnalysisOf(trx, application_id, id)
    const stored = analysis && (await lockIssue(trx, analysis.id, id))
    if (stored === undefined) throw new AppError('not_found', 'Issue does not exist')
    if (seen !== undefined && seen !== stored.state)
      throw new AppError('changed_elsewhere', HELD_OTHERWISE[stored.state])
    const saw = change.note === undefined ? undefined : seen_note
    // A note that is sent again, because no answer came, is stored already.
    if (saw !== undefined && saw !== stored.note && change.note !== stored.note)
      throw new AppError('changed_elsewhere', NOTE_CHANGED, { extra: { note: stored.note } })
    // What was attached before and has gone from the profile since may stay until it is taken off.
    const known = new Set(stored.evidence)
    if (change.evidence?.some((url) => !papers.has(url) && !known.has(url)))
      throw invalidFields({ evidence: [NO_PAPER] })
    const { gathered, evidence } = { ...stored, ...change }
    const changed = { ...stored, ...change, gathered: [...new Set(gathered)], evidence: [...new Set(evidence)] }
    await saveWork(trx, id, changed, clock.now().toISOString())
    const [issue = changed.issue] = withNumbersOf({ issues: [changed.issue], errors: [] }, exhibits).issues
    return viewIssue({ ...changed, issue })
  })
}
