import type { AnalysedIssue, IssueWork, RfeAnalysis } from '#domain/rfe.ts'
import type { Db, Trx } from '../db/client.ts'
import { sameNotices } from '../db/same-notices.ts'

/** An analysis without its issues, as it is stored. */
export interface StoredAnalysis {
  id: number
  notice_id: number
  document_id: number
  analysis: Omit<RfeAnalysis, 'issues'> & {
    /** Sentences of the notice that the applicant said are no issues. */
    no_issues?: readonly string[]
  }
  /** Addresses of the notice and the papers that it was made of. */
  seen: string[]
  created_at: string
}

export interface StoredIssue extends IssueWork {
  id: number
  issue: AnalysedIssue
}

/** The notices that are there, each with its content: of entries with the same file the newest. */
const standing = (db: Db | Trx, application_id: number) =>
  db
    .selectFrom('rfenotice')
    .innerJoin('files', 'files.id', 'rfenotice.file')
    .select(({ fn }) => ['sha256', fn.max('rfenotice.id').as('notice_id')])
    .where('application_id', '=', application_id)
    .where('is_deleted', '=', false)
    .groupBy('sha256')

/**
 * The newest analysis of an application, of one notice where it is named. One of a notice that was deleted is none, unless
 * its file was added twice: then it is the other entry's.
 */
export const newestAnalysis = async (
  db: Db | Trx,
  application_id: number,
  notice_id?: number,
): Promise<StoredAnalysis | undefined> =>
  // What comes out of the columns is what `insertAnalysis` put in.
  (await db
    .selectFrom('rfe_analyses as a')
    .innerJoin('rfenotice as n', 'n.id', 'a.notice_id')
    .innerJoin('files as f', 'f.id', 'n.file')
    .innerJoin(standing(db, application_id).as('s'), 's.sha256', 'f.sha256')
    .select(['a.id', 's.notice_id', 'a.document_id', 'a.analysis', 'a.seen', 'a.created_at'])
    .where('a.application_id', '=', application_id)
    .orderBy('a.id', 'desc')
    .$if(notice_id !== undefined, (query) => query.where('n.id', 'in', sameNotices(notice_id ?? 0)))
    .executeTakeFirst()) as StoredAnalysis | undefined

const ISSUE = ['id', 'issue', 'state', 'note', 'gathered', 'evidence'] as const

/** In the notice's order, but for those that the applicant added, which are kept last. `toChange`: kept from others until the transaction ends. */
export const listIssues = async (
  db: Db | Trx,
  analysis_id: number,
  { toChange = false } = {},
): Promise<StoredIssue[]> => {
  // Of one without an issue too, so that two that are added at once come one after the other.
  if (toChange) await db.selectFrom('rfe_analyses').select('id').where('id', '=', analysis_id).forUpdate().execute()
  return (await db
    .selectFrom('rfe_issues')
    .select(ISSUE)
    .where('analysis_id', '=', analysis_id)
    .orderBy('position')
    .$if(toChange, (query) => query.forUpdate())
    .execute()) as StoredIssue[]
}

/** The newest analysis of the notice that an issue is of, wherever that issue stands. */
export async function newestAnalysisOf(trx: Trx, application_id: number, issue_id: number) {
  const about = await trx
    .selectFrom('rfe_issues as i')
    .innerJoin('rfe_analyses as a', 'a.id', 'i.analysis_id')
    .select('a.notice_id')
    .where('i.id', '=', issue_id)
    .where('a.application_id', '=', application_id)
    .executeTakeFirst()
  return about && newestAnalysis(trx, application_id, about.notice_id)
}

/** An issue of an analysis, kept from others until the transaction ends. */
export const lockIssue = async (trx: Trx, analysis_id: number, id: number): Promise<StoredIssue | undefined> =>
  (await trx
    .selectFrom('rfe_issues')
    .select(ISSUE)
    .where('id', '=', id)
    .where('analysis_id', '=', analysis_id)
    .forUpdate()
    .executeTakeFirst()) as StoredIssue | undefined

const asColumns = ({ state, note, gathered, evidence }: IssueWork) => ({
  state,
  note,
  gathered: JSON.stringify(gathered),
  evidence: JSON.stringify(evidence),
})

export async function saveWork(trx: Trx, id: number, work: IssueWork, updated_at: string): Promise<void> {
  await trx
    .updateTable('rfe_issues')
    .set({ ...asColumns(work), updated_at })
    .where('id', '=', id)
    .execute()
}

/** Changes what an issue says. */
export async function changeWords(trx: Trx, id: number, issue: AnalysedIssue): Promise<void> {
  await trx
    .updateTable('rfe_issues')
    .set({ issue: JSON.stringify(issue) })
    .where('id', '=', id)
    .execute()
}

/** Keeps which sentences of the notice are no issues. */
export async function saveNoIssues(
  trx: Trx,
  { id, analysis }: Pick<StoredAnalysis, 'id' | 'analysis'>,
  no_issues: readonly string[],
): Promise<void> {
  await trx
    .updateTable('rfe_analyses')
    .set({ analysis: JSON.stringify({ ...analysis, no_issues }) })
    .where('id', '=', id)
    .execute()
}

/** Puts an issue behind the others of an analysis; what is `gathered` is so already. */
export async function insertIssue(
  trx: Trx,
  analysis_id: number,
  issue: AnalysedIssue,
  gathered: string[],
): Promise<StoredIssue> {
  const work: IssueWork = { ...NOTHING_DONE, gathered }
  const { id } = await trx
    .insertInto('rfe_issues')
    .values(({ selectFrom, fn, val }) => ({
      analysis_id,
      position: selectFrom('rfe_issues')
        .select(({ eb }) => eb(fn.coalesce(fn.max('position'), val(-1)), '+', 1).as('position'))
        .where('analysis_id', '=', analysis_id),
      issue: JSON.stringify(issue),
      ...asColumns(work),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, issue, ...work }
}

/** The issues that the applicant added to the newest analysis of a notice. */
export async function addedIssues(db: Db, application_id: number, notice_id: number): Promise<AnalysedIssue[]> {
  const newest = await newestAnalysis(db, application_id, notice_id)
  const issues = newest === undefined ? [] : await listIssues(db, newest.id)
  return issues.map(({ issue }) => issue).filter(({ added }) => added === true)
}

/** What was done about the issues of the analysis before, by the words of each. */
async function earlierWork(trx: Trx, application_id: number, notice_id: number): Promise<Map<string, StoredIssue>> {
  const earlier = await newestAnalysis(trx, application_id, notice_id)
  if (earlier === undefined) return new Map()
  // A note that is being saved now is waited for.
  const rows = (await trx
    .selectFrom('rfe_issues')
    .select(ISSUE)
    .where('analysis_id', '=', earlier.id)
    .orderBy('position', 'desc')
    .forUpdate()
    .execute()) as StoredIssue[]
  return new Map(rows.map((row) => [row.issue.quote, row]))
}

const NOTHING_DONE: IssueWork = { state: 'open', note: '', gathered: [], evidence: [] }

/** Keeps an analysis. What was done about a point that the one before had in the same words is done for this one. */
export async function insertAnalysis(
  trx: Trx,
  about: { application_id: number; notice_id: number; document_id: number; seen: readonly string[] },
  { issues, ...analysis }: RfeAnalysis,
): Promise<number> {
  const done = await earlierWork(trx, about.application_id, about.notice_id)
  const before = await newestAnalysis(trx, about.application_id, about.notice_id)
  const kept = { ...analysis, no_issues: before?.analysis.no_issues ?? [] }
  const { id } = await trx
    .insertInto('rfe_analyses')
    .values({ ...about, seen: JSON.stringify(about.seen), analysis: JSON.stringify(kept) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const worked = issues.map((issue) => {
    const work = done.get(issue.quote) ?? NOTHING_DONE
    done.delete(issue.quote)
    return { ...work, issue }
  })
  // One that was added while this analysis was made.
  const since = [...done.values()].filter(
    ({ issue: { added, quote } }) => added === true && !issues.some((issue) => quote.includes(issue.quote)),
  )
  const rows = [...worked, ...since].map(({ issue, ...work }, position) => ({
    analysis_id: id,
    position,
    issue: JSON.stringify(issue),
    ...asColumns(work),
  }))
  if (rows.length > 0) await trx.insertInto('rfe_issues').values(rows).execute()
  return id
}
