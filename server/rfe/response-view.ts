import type { RfeResponseReply } from '#domain/rfe-replies.ts'
import type { IssueState } from '#domain/rfe.ts'
import { drafterOf } from '../drafts/drafter.ts'
import { changesSinceWritten } from '../drafts/is-stale.ts'
import { listDocuments } from '../drafts/store.ts'
import type { WorkParts } from '../parts.ts'
import { listIssues, newestAnalysis } from './analysis-store.ts'
import { isAllAside } from './all-aside.ts'
import { runningOn } from './asked.ts'
import { RESPONSE } from './generate-response.ts'
import { looseSentences } from './loose-sentences.ts'
import { readOf } from './notice-reading.ts'
import { findNotice, listNotices, type Notice } from './notices.ts'

/** The responses to a notice; where none is named, those to every one, beside the newest analysis. */
export async function viewResponse(
  parts: WorkParts,
  application_id: number,
  named?: Notice,
): Promise<RfeResponseReply> {
  const { db } = parts
  const letters = await listDocuments(db, application_id, 'rfe_response', named?.id)
  const newest = letters.at(-1)
  const analysis = await newestAnalysis(db, application_id, named?.id)
  const issues = analysis === undefined ? [] : await listIssues(db, analysis.id)
  const titlesIn = (wanted: IssueState) => issues.flatMap(({ state, issue }) => (state === wanted ? [issue.title] : []))
  const notice = named ?? (await listNotices(db, application_id))[0]
  const about = analysis && (await findNotice(db, application_id, analysis.notice_id))
  const read = about && (await readOf(db, application_id, about))
  const loose = looseSentences(analysis, issues, read)
  const changed = newest === undefined ? [] : await changesSinceWritten(parts, application_id, newest.id)
  return {
    current_task_id: await runningOn(db, RESPONSE, application_id, named),
    drafter: drafterOf(parts),
    rfe_response_url: newest?.url ?? null,
    docx_url: newest?.docx_url ?? null,
    letters,
    stale: changed.length > 0,
    changed: changed.map(({ says, place }) => says ?? place),
    unanswered: titlesIn('open'),
    aside: titlesIn('none'),
    not_taken_up: loose.filter(({ is_aside }) => !is_aside).length,
    all_aside: notice !== undefined && (await isAllAside(db, application_id, notice.id)),
  }
}
