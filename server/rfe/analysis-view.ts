import { filingName } from '#domain/filing-name.ts'
import type { RfeAnalysisReply, WorkedIssue } from '#domain/rfe-replies.ts'
import { isRenumbered, withNumbersOf } from '#drafting/rfe-analysis/with-numbers.ts'
import { inPlace } from '#drafting/rfe-notice/places.ts'
import type { Db } from '../db/client.ts'
import { currentCaseFile } from '../drafts/current-case-file.ts'
import { drafterOf } from '../drafts/drafter.ts'
import { listDocuments } from '../drafts/store.ts'
import { fileIdOf } from '../files/file-name.ts'
import type { WorkParts } from '../parts.ts'
import { listIssues, newestAnalysis, type StoredAnalysis, type StoredIssue } from './analysis-store.ts'
import { runningOn } from './asked.ts'
import { caseOf } from './case.ts'
import { ANALYSIS, seenIn } from './generate-analysis.ts'
import { looseSentences } from './loose-sentences.ts'
import { deadlineOf, readOf, type ReadNotice, viewNotice } from './notice-reading.ts'
import { listNotices, type Notice } from './notices.ts'
import { papersAtHand } from './series.ts'

export const viewIssue = ({ issue, id, state, note, gathered, evidence }: StoredIssue): WorkedIssue => ({
  ...issue,
  id,
  state,
  note,
  gathered,
  evidence,
})

/** What it raises is told beside the issues, without those that hold it. */
const withoutRaised = ({ raised: _, ...reading }: StoredAnalysis['analysis']['reading']) => reading

/** Names of the papers that are neither among those that were seen nor the same as one of them. */
async function newAmong(db: Db, seen: readonly string[], urls: readonly string[]): Promise<string[]> {
  const known = new Set(seen)
  const fresh = urls.filter((url) => !known.has(url))
  if (fresh.length === 0) return []
  const filesAt = (addresses: readonly string[]) =>
    db
      .selectFrom('files')
      .select(['name', 'sha256'])
      .where(
        'id',
        'in',
        addresses.flatMap((url) => fileIdOf(url) ?? []),
      )
      .execute()
  const before = new Set((await filesAt(seen)).map(({ sha256 }) => sha256))
  return (await filesAt(fresh)).filter(({ sha256 }) => !before.has(sha256)).map(({ name }) => name)
}

/** Names of the papers that the analysis has not seen. */
async function unseenBy(
  parts: WorkParts,
  application_id: number,
  analysis: StoredAnalysis,
  read: ReadNotice,
): Promise<string[]> {
  const caseFile = await currentCaseFile(parts, application_id)
  return newAmong(parts.db, analysis.seen, seenIn(await caseOf(parts.db, application_id, read), caseFile))
}

/** Whose application it is, in the letters of a notice; empty where the name is not known in them. */
async function nameOf(db: Db, application_id: number): Promise<string> {
  const row = await db
    .selectFrom('applications')
    .select(['first_name', 'middle_name', 'last_name', 'latin_first_name', 'latin_last_name', 'has_one_name'])
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow()
  return filingName(row).full
}

/** What there is of a notice: where none is named, of the one that the newest analysis is of, else of the newest. */
export async function viewAnalysis(
  parts: WorkParts,
  application_id: number,
  named?: Notice,
): Promise<RfeAnalysisReply> {
  const { db } = parts
  const notices = await Promise.all(
    (await listNotices(db, application_id)).map((notice) => readOf(db, application_id, notice)),
  )
  const [newest] = notices
  const stored = await newestAnalysis(db, application_id, named?.id)
  const read = notices.find(({ notice }) => notice.id === (named?.id ?? stored?.notice_id)) ?? newest
  const documents = await listDocuments(db, application_id, 'rfe_analysis')
  const document = documents.find(({ id }) => id === stored?.document_id)
  const issues = stored === undefined ? [] : await listIssues(db, stored.id)
  const asWritten = { issues: issues.map(({ issue }) => issue), errors: stored?.analysis.errors ?? [] }
  const papers = issues.length === 0 ? [] : await papersAtHand(parts, application_id)
  const told = withNumbersOf(asWritten, papers)
  const isBehind = named === undefined && read !== newest
  const unseen = stored === undefined || read === undefined ? [] : await unseenBy(parts, application_id, stored, read)
  return {
    current_task_id: await runningOn(db, ANALYSIS, application_id, named),
    drafter: drafterOf(parts),
    notice: read === undefined ? null : viewNotice(read, await nameOf(db, application_id)),
    document_id: document?.id ?? null,
    analysis_url: document?.url ?? null,
    docx_url: document?.docx_url ?? null,
    created_at: stored?.created_at ?? null,
    stale: stored !== undefined && read !== undefined && (isBehind || unseen.length > 0),
    unseen,
    reading: stored === undefined ? null : withoutRaised(stored.analysis.reading),
    renumbered: isRenumbered(asWritten, papers),
    issues: inPlace(
      issues.map((one, at) => ({ ...one, issue: told.issues[at] ?? one.issue })),
      ({ issue }) => issue,
      read?.file?.pages ?? [],
    ).map(viewIssue),
    errors: told.errors,
    beyond: stored?.analysis.beyond ?? [],
    not_taken_up: looseSentences(stored, issues, read),
    deadline: read === undefined ? null : deadlineOf(read),
    notices: notices.map((one) => ({ id: one.notice.id, name: one.notice.file.name, deadline: deadlineOf(one) })),
  }
}
