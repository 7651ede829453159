import type { RfeAnalysis, IssueWork, BackgroundKind, NoticeIssue } from '#domain/rfe.ts'
import type { Misplaced } from '#domain/rfe-misplaced.ts'

/** A paper that USCIS holds or that was prepared elsewhere, in its own words. */
export interface FiledPaper {
  kind: BackgroundKind
  /** What the file is called, or the product's own document. */
  name: string
  /** Where it opens; null for a letter that was drafted here and never set. */
  url: string | null
  /** Page by page; a paper without pages is one. Of a scan whose words could not be read there are none. */
  pages: readonly string[]
  /** Drafted here and saved too late to be what the notice is about. */
  isLater?: boolean
  /** The applicant says that USCIS got it with the petition. */
  isHeld?: boolean
}

/** A notice and what was filed before it: all that its analysis and the response know beside the case file. */
export interface RfeCase {
  notice: {
    id: number
    url: string
    /** As read of the upload; a page without words is the empty string. */
    pages: readonly string[]
    by: 'text' | 'ocr'
    /** ISO, as the applicant entered them. */
    sent_date: string
    deadline: string
  }
  filed: readonly FiledPaper[]
  /** The petition was not filed from here: what its exhibits are called only its own letter tells. */
  isElsewhere?: boolean
  /** Files that cannot be the papers in whose places they lie: none of them is among those that were filed. Absent until it was looked. */
  misplaced?: readonly { kind: BackgroundKind; as: Misplaced }[]
  /** Points that the applicant added to what an analysis before read. */
  added?: readonly NoticeIssue[]
}

/** What a response is drafted from. */
export interface ResponseRequest {
  rfe: RfeCase
  /** The newest analysis of this notice; the notice is read for the response where there is none. */
  analysis: RfeAnalysis | null
  /** What the applicant did about the analysis' issues, in their order; empty where there is none. */
  work: readonly IssueWork[]
  /** The endeavor of the petition, where it stands in the profile. */
  endeavor_id: number | null
}
