import { z } from 'zod'
import { drafterReply } from './drafter.ts'
import {
  analysedIssue,
  BACKGROUND,
  type BackgroundKind,
  issueWork,
  LIKENESSES,
  looseSentence,
  NOTICE_PARTS,
  noticeReading,
  placed,
  quoted,
} from './rfe.ts'

const text = z.string()
const backgroundKind = z.enum(Object.keys(BACKGROUND) as [BackgroundKind, ...BackgroundKind[]])

/** A notice as far as it can be told without an analysis: whether it can be read, and what is printed on it. */
export const noticeView = z.object({
  id: z.int(),
  name: text,
  url: text,
  sent_date: text,
  deadline: text,
  /** Its words, page by page; null until they were read. */
  pages: z.array(text).nullable(),
  read_by: z.enum(['text', 'ocr', 'none']).nullable(),
  /** Why words are wanting, in a sentence for the applicant; null where none are. */
  reason: text.nullable(),
  /** Less than half of it could be read: a better scan is asked for before anything is paid. */
  unreadable: z.boolean(),
  /** False where what was read is no notice. */
  recognized: z.boolean(),
  /** How the file is to be taken, and by what of a notice it is not known: both as long as it was not read, a notice that lacks nothing. */
  likeness: z.enum(LIKENESSES),
  lacking: z.array(z.enum(NOTICE_PARTS)),
  /** The receipt numbers of the notices in the file, where there are several: one alone is read. */
  notices: z.array(placed),
  /** Somebody else whose notice it seems to be. */
  someone_else: placed.nullable(),
  printed: noticeReading
    .pick({
      kind: true,
      category: true,
      receipt_number: true,
      form: true,
      service_center: true,
      notice_date: true,
      response_date: true,
      response_days: true,
      filed_date: true,
      address: true,
      letterhead: true,
    })
    .nullable(),
})
export type NoticeView = z.infer<typeof noticeView>

/** What a notice says of itself as soon as it is uploaded. */
export const noticeAtUpload = noticeReading
  .pick({ notice_date: true, response_date: true, response_days: true })
  .extend({ likeness: z.enum(LIKENESSES) })
export type NoticeAtUpload = z.infer<typeof noticeAtUpload>

export const workedIssue = z.object({
  id: z.int(),
  ...analysedIssue.shape,
  ...issueWork.shape,
})
export type WorkedIssue = z.infer<typeof workedIssue>

export const rfeAnalysisReply = z.object({
  current_task_id: z.uuid().nullable(),
  drafter: drafterReply,
  /** The one that was asked for; else the one that the newest analysis is of, else the newest. */
  notice: noticeView.nullable(),
  /** Under which the analysis is read as a document. */
  document_id: z.int().nullable(),
  analysis_url: text.nullable(),
  docx_url: text.nullable(),
  created_at: text.nullable(),
  /** True where newer papers are there than the analysis has seen; where no notice was asked for, also where a newer one is. */
  stale: z.boolean(),
  /** Names of those papers. */
  unseen: z.array(text),
  /** Papers go by other numbers than when the analysis was written: here they have those of now, in its PDF those of then. */
  renumbered: z.boolean(),
  reading: noticeReading.omit({ issues: true, raised: true }).nullable(),
  issues: z.array(workedIssue),
  errors: z.array(quoted.extend({ record: text, place: text })),
  beyond: z.array(quoted.extend({ why: text })),
  /** Sentences of the notice that deny, doubt or ask and that no issue holds. */
  not_taken_up: z.array(looseSentence),
  /** The date printed on the notice, else the one that was entered; ISO. */
  deadline: text.nullable(),
  /** Those of the application, the newest first, each with the date that governs. */
  notices: z.array(z.object({ id: z.int(), name: text, deadline: text })),
})
export type RfeAnalysisReply = z.infer<typeof rfeAnalysisReply>

export const rfeResponseReply = z.object({
  current_task_id: z.uuid().nullable(),
  drafter: drafterReply,
  rfe_response_url: text.nullable(),
  docx_url: text.nullable(),
  letters: z.array(z.object({ id: z.int(), url: text, docx_url: text, created_at: text })),
  stale: z.boolean(),
  /** What changed since the newest response was written: a sentence, or the place in the profile. */
  changed: z.array(text),
  /** Titles of the issues of the newest analysis that are not settled yet. */
  unanswered: z.array(text),
  /** Titles of those that were put aside: the response does not answer them. */
  aside: z.array(text),
  /** How many sentences of the notice deny, doubt or ask, belong to no issue and were not settled. */
  not_taken_up: z.int(),
  /** Every issue of the notice that a response would answer was put aside: none is drafted. */
  all_aside: z.boolean(),
})
export type RfeResponseReply = z.infer<typeof rfeResponseReply>

export const backgroundPaper = z.object({
  id: z.int(),
  kind: backgroundKind,
  name: text,
  url: text,
  created_at: text,
  read_by: z.enum(['text', 'ocr', 'none']).nullable(),
  reason: text.nullable(),
  /** Where it cannot be the paper in whose place it lies, that in a sentence for the applicant. */
  misplaced: text.nullable(),
})
export type BackgroundPaper = z.infer<typeof backgroundPaper>
export const backgroundFields = z.object({ kind: backgroundKind })

/** A paper of the case file, and whether USCIS has it already. */
export const seriesPaper = z.object({ number: z.int(), title: text, url: text, is_filed: z.boolean() })
export type SeriesPaper = z.infer<typeof seriesPaper>
export const seriesChange = z.object({ url: text, is_filed: z.boolean() })
