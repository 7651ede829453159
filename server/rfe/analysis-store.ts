import type { AnalysedIssue, IssueWork, RfeAnalysis } from '#domain/rfe.ts'
import type { Db, Trx } from '../db/client.ts'

/** An analysis without its issues, as it is stored. */
export interface StoredAnalysis {
  id: number
  notice_id: number
  document_id: number
  analysis: Omit<RfeAnalysis, 'issues'>
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
    .$if(notice_id !== undefined, (query) =>
      query.where('f.sha256', 'in', ({ selectFrom }) =>
        selectFrom('rfenotice as o')
          .innerJoin('files as g', 'g.id', 'o.file')
          .select('g.sha256')
          .where('o.id', '=', notice_id ?? 0),
      ),
    )
    .executeTakeFirst()) as StoredAnalysis | undefined

const ISSUE = ['id', 'issue', 'state', 'note', 'gathered', 'evidence'] as const

/** In the notice's order. */
export const listIssues = async (db: Db | Trx, analysis_id: number): Promise<StoredIssue[]> =>
  (await db
    .selectFrom('rfe_issues')
    .select(ISSUE)
    .where('analysis_id', '=', analysis_id)
    .orderBy('position')
    .execute()) as StoredIssue[]

/** An issue of the newest analysis, kept from others until the transaction ends. */
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

/** What was done about the issues of the analysis before, by the words of each. */
async function earlierWork(trx: Trx, application_id: number, notice_id: number): Promise<Map<string, IssueWork>> {
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
  const { id } = await trx
    .insertInto('rfe_analyses')
    .values({ ...about, seen: JSON.stringify(about.seen), analysis: JSON.stringify(analysis) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = issues.map((issue, position) => {
    const work = done.get(issue.quote) ?? NOTHING_DONE
    done.delete(issue.quote)
    return { analysis_id: id, position, issue: JSON.stringify(issue), ...asColumns(work) }
  })
  if (rows.length > 0) await trx.insertInto('rfe_issues').values(rows).execute()
  return id
}
