import { areAllAside } from '#domain/rfe.ts'
import type { Db, Trx } from '../db/client.ts'
import { listIssues, newestAnalysis } from './analysis-store.ts'

/** Whether the applicant put every issue of a notice aside, as its newest analysis tells them. */
export async function isAllAside(db: Db | Trx, application_id: number, notice_id: number): Promise<boolean> {
  const analysis = await newestAnalysis(db, application_id, notice_id)
  return analysis !== undefined && areAllAside(await listIssues(db, analysis.id))
}
