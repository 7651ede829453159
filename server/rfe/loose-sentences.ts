import { AppError, invalidFields } from '#domain/errors.ts'
import { type LooseSentence, type LooseSentenceChange, NOT_IN_NOTICE } from '#domain/rfe.ts'
import { isSameSentence, notTakenUp } from '#drafting/rfe-notice/coverage.ts'
import type { WorkParts } from '../parts.ts'
import { listIssues, newestAnalysis, saveNoIssues, type StoredAnalysis, type StoredIssue } from './analysis-store.ts'
import { readOf, type ReadNotice } from './notice-reading.ts'
import { findNotice, type Notice } from './notices.ts'

/** The sentences of an analysed notice that deny, doubt or ask and that no issue holds, each with what the applicant said of it. */
export function looseSentences(
  stored: Pick<StoredAnalysis, 'analysis'> | undefined,
  issues: readonly StoredIssue[],
  read: Pick<ReadNotice, 'reading'> | undefined,
): LooseSentence[] {
  const raised = read?.reading?.raised
  if (stored === undefined || raised === undefined) return []
  const { reading, no_issues = [] } = stored.analysis
  const held = { ...reading, raised, issues: issues.map(({ issue }) => issue) }
  return notTakenUp(held).map((one) => ({
    ...one,
    is_aside: no_issues.some((quote) => isSameSentence(quote, one.quote)),
  }))
}

/** Notes that such a sentence is no issue, or may be one after all; tells all of them as they are then. */
export async function setSentence(
  { db }: WorkParts,
  application_id: number,
  { quote, page, is_aside }: LooseSentenceChange,
  named?: Notice,
): Promise<LooseSentence[]> {
  return db.transaction().execute(async (trx) => {
    const about = await newestAnalysis(trx, application_id, named?.id)
    const notice = about && (await findNotice(trx, application_id, about.notice_id))
    if (about === undefined || notice === undefined) throw new AppError('not_found', 'Analysis does not exist')
    const issues = await listIssues(trx, about.id, { toChange: true })
    // What another window noted before the analysis was locked is kept.
    const stored = (await newestAnalysis(trx, application_id, named?.id)) ?? about
    const read = await readOf(trx, application_id, notice)
    const isMeant = (one: LooseSentence) => one.page === page && isSameSentence(one.quote, quote)
    if (!looseSentences(stored, issues, read).some(isMeant)) throw invalidFields({ quote: [NOT_IN_NOTICE] })
    const others = (stored.analysis.no_issues ?? []).filter((one) => !isSameSentence(one, quote))
    const no_issues = is_aside ? [...others, quote] : others
    await saveNoIssues(trx, stored, no_issues)
    return looseSentences({ analysis: { ...stored.analysis, no_issues } }, issues, read)
  })
}
