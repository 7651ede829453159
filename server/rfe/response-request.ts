import type { ResponseRequest } from '#drafting/rfe.ts'
import type { Db } from '../db/client.ts'
import { listIssues, newestAnalysis } from './analysis-store.ts'
import { caseOf } from './case.ts'
import { readOf } from './notice-reading.ts'
import { findNotice } from './notices.ts'

/** What a response to a notice is drafted from as things are now; undefined where the notice has gone. */
export async function responseRequest(
  db: Db,
  application_id: number,
  notice_id: number,
  endeavor_id: number | null,
): Promise<ResponseRequest | undefined> {
  const notice = await findNotice(db, application_id, notice_id)
  if (notice === undefined) return undefined
  const rfe = await caseOf(db, application_id, await readOf(db, application_id, notice))
  const newest = await newestAnalysis(db, application_id, notice_id)
  if (newest === undefined) return { rfe, analysis: null, work: [], endeavor_id }
  const issues = await listIssues(db, newest.id)
  return {
    rfe,
    analysis: { ...newest.analysis, issues: issues.map(({ issue }) => issue) },
    work: issues.map(({ state, note, gathered, evidence }) => ({ state, note, gathered, evidence })),
    endeavor_id,
  }
}
