import { AppError, invalidFields } from '#domain/errors.ts'
import type { WorkedIssue } from '#domain/rfe-replies.ts'
import {
  type AnalysedIssue,
  isToAnswer,
  type MissedPoint,
  MOST_ISSUES,
  NOT_IN_NOTICE,
  TOO_MANY_ISSUES,
} from '#domain/rfe.ts'
import { analysisOf } from '#drafting/rfe-analysis/index.ts'
import { missedPoint, withAdded } from '#drafting/rfe-notice/added.ts'
import { numbersIn } from '#drafting/rfe-notice/places.ts'
import { currentCaseFile } from '../drafts/current-case-file.ts'
import type { WorkParts } from '../parts.ts'
import { changeWords, insertIssue, listIssues, newestAnalysis, type StoredIssue } from './analysis-store.ts'
import { viewIssue } from './analysis-view.ts'
import { caseOf } from './case.ts'
import { readOf } from './notice-reading.ts'
import { findNotice, type Notice } from './notices.ts'

const NO_ANALYSIS = 'Please analyse the notice first.'

function already(issues: readonly StoredIssue[], at: number, pages: readonly string[]): AppError {
  const numbers = numbersIn(
    issues.map(({ issue }) => issue),
    pages,
  )
  const number = numbers[at] ?? at + 1
  return invalidFields({
    quote: [
      isToAnswer(issues[at])
        ? `These words are issue ${number} already.`
        : `These words are issue ${number}, which is put aside. Take it back instead.`,
    ],
  })
}

/** What was ticked of an issue's requests is ticked where they are now. */
const tickedIn = (issues: readonly StoredIssue[], { requests }: AnalysedIssue): string[] => {
  const ticked = new Set(issues.flatMap(({ gathered }) => gathered))
  return requests.map(({ quote }) => quote).filter((quote) => ticked.has(quote))
}

/**
 * Adds a point that the applicant found in a notice to its newest analysis (where none is named, to the newest), weighed against the record as it is now. An
 * issue that held those words as further ones gives them up; of the others only the title may change, where two would have
 * the same.
 */
export async function addIssue(
  parts: WorkParts,
  application_id: number,
  missed: MissedPoint,
  named?: Notice,
): Promise<WorkedIssue> {
  const { db } = parts
  const caseFile = await currentCaseFile(parts, application_id)
  return db.transaction().execute(async (trx) => {
    const analysis = await newestAnalysis(trx, application_id, named?.id)
    const notice = analysis && (await findNotice(trx, application_id, analysis.notice_id))
    if (analysis === undefined || notice === undefined) throw new AppError('conflict', NO_ANALYSIS)
    const stored = await listIssues(trx, analysis.id, { toChange: true })
    if (stored.length >= MOST_ISSUES) throw new AppError('invalid', TOO_MANY_ISSUES)
    const rfe = await caseOf(trx, application_id, await readOf(trx, application_id, notice))
    const issues = stored.map(({ issue }) => issue)
    const found = missedPoint(missed, { ...analysis.analysis.reading, issues }, rfe.notice.pages)
    if ('absent' in found) throw invalidFields({ quote: [NOT_IN_NOTICE] })
    if ('already' in found) throw already(stored, found.already, rfe.notice.pages)

    const all = withAdded(issues, [found.issue])
    const weighed = analysisOf({ ...analysis.analysis.reading, issues: all }, caseFile, rfe).issues
    for (const [at, { id, issue }] of stored.entries()) {
      const [left, now] = [all[at], weighed[at]]
      if (left === undefined || now === undefined) continue
      const isLess = left.further.length < issue.further.length || left.requests.length < issue.requests.length
      if (isLess) await changeWords(trx, id, now)
      else if (now.title !== issue.title) await changeWords(trx, id, { ...issue, title: now.title })
    }
    const added = weighed.at(-1)
    if (added === undefined || weighed.length !== stored.length + 1) throw new Error('The point was not added')
    return viewIssue(await insertIssue(trx, analysis.id, added, tickedIn(stored, added)))
  })
}
