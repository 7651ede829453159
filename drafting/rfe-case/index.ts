import type { IssueWork, NoticeReading, RfeAnalysis } from '#domain/rfe.ts'
import type { CaseFile, Fact } from '../case-file.ts'
import type { RfeCase } from '../rfe.ts'
import { withEndeavorsOfRecord } from './endeavors-of-record.ts'
import { noticeFacts } from './facts.ts'
import { sortedOut } from './misplaced.ts'
import { recordPages, type RecordPage } from './pages.ts'
import { withUploads } from './uploaded-exhibits.ts'

export type { RecordPage } from './pages.ts'

/** What a case file knows of the request for evidence that it is answered from. */
export interface RfeRecord {
  rfe: RfeCase
  reading: NoticeReading
  analysis: RfeAnalysis | null
  work: readonly IssueWork[]
  pages: readonly RecordPage[]
}

const key = (section: string, entry: number, field: string): string => `${section}/${entry}/${field}`

/**
 * The case file with a notice and the papers that were filed before it. What the notice prints is a fact; its pages and
 * those of filed papers are sources only of a sentence that quotes or names them, since an officer's mistake, or what a
 * letter once claimed, is no proof of anything else. Of the endeavors it holds those of the record.
 */
export function caseWith(
  own: CaseFile,
  given: RfeCase,
  reading: NoticeReading,
  {
    analysis = null,
    work = [],
    endeavor_id = null,
  }: { analysis?: RfeAnalysis | null; work?: readonly IssueWork[]; endeavor_id?: number | null } = {},
): CaseFile {
  const rfe = sortedOut(given)
  const last = Math.max(0, ...own.facts.map(({ id }) => Number(id.slice(1))))
  const caseFile = withUploads(withEndeavorsOfRecord(own, endeavor_id), rfe)
  const added = noticeFacts(rfe, reading, analysis?.issues, work).map((fact, at): Fact => ({
    id: `F${last + 1 + at}`,
    ...fact,
  }))
  const byKey = new Map(added.map((fact) => [key(fact.section, fact.entry, fact.field), fact]))
  return {
    ...caseFile,
    facts: [...caseFile.facts, ...added],
    fact: (section, entry, field) => byKey.get(key(section, entry, field)) ?? caseFile.fact(section, entry, field),
    rfe: { rfe, reading, analysis, work, pages: recordPages(rfe, reading) },
  }
}
