import type { RfeResponseReply } from '#domain/rfe-replies.ts'
import type { IssueState } from '#domain/rfe.ts'
import { drafterOf } from '../drafts/drafter.ts'
import { changesSinceWritten } from '../drafts/is-stale.ts'
import { listDocuments } from '../drafts/store.ts'
import { currentTaskId } from '../jobs/tasks.ts'
import type { Parts } from '../parts.ts'
import { listIssues, newestAnalysis } from './analysis-store.ts'
import { isAllAside } from './all-aside.ts'
import { rfeKey } from './asked.ts'
import { RESPONSE } from './generate-response.ts'
import { listNotices } from './notices.ts'

export async function viewResponse(parts: Parts, application_id: number): Promise<RfeResponseReply> {
  const { db } = parts
  const letters = await listDocuments(db, application_id, 'rfe_response')
  const newest = letters.at(-1)
  const analysis = await newestAnalysis(db, application_id)
  const issues = analysis === undefined ? [] : await listIssues(db, analysis.id)
  const titlesIn = (wanted: IssueState) => issues.flatMap(({ state, issue }) => (state === wanted ? [issue.title] : []))
  const [notice] = await listNotices(db, application_id)
  const changed = newest === undefined ? [] : await changesSinceWritten(parts, application_id, newest.id)
  return {
    current_task_id: await currentTaskId(db, RESPONSE, rfeKey(application_id)),
    drafter: drafterOf(parts),
    rfe_response_url: newest?.url ?? null,
    docx_url: newest?.docx_url ?? null,
    letters,
    stale: changed.length > 0,
    changed: changed.map(({ says, place }) => says ?? place),
    unanswered: titlesIn('open'),
    aside: titlesIn('none'),
    all_aside: notice !== undefined && (await isAllAside(db, application_id, notice.id)),
  }
}
