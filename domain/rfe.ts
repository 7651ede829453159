import { z } from 'zod'
import { requiredPassage } from './field.ts'

/** What a request for evidence is about: the words of the field for its parts, and what is read of a notice. */

export const PRONGS = {
  threshold: 'EB-2 eligibility',
  prong_1: 'Prong 1: substantial merit and national importance',
  prong_2: 'Prong 2: well positioned to advance the endeavor',
  prong_3: 'Prong 3: on balance, a waiver benefits the United States',
  filing: 'Forms and papers',
  other: 'Other points',
} as const
export type Prong = keyof typeof PRONGS

/** What within a prong is in question (Matter of Dhanasar, 26 I&N Dec. at 889-91; 8 CFR 204.5(k)), and the prong it belongs to. */
export const FACTORS = {
  advanced_degree: { prong: 'threshold', name: 'Advanced degree' },
  five_years: { prong: 'threshold', name: 'Five years of progressive experience' },
  exceptional_ability: { prong: 'threshold', name: 'Exceptional ability' },
  final_merits: { prong: 'threshold', name: 'Final merits of exceptional ability' },
  occupation: { prong: 'threshold', name: 'Occupation as a profession' },
  endeavor: { prong: 'prong_1', name: 'The proposed endeavor' },
  substantial_merit: { prong: 'prong_1', name: 'Substantial merit' },
  national_importance: { prong: 'prong_1', name: 'National importance' },
  education_and_skills: { prong: 'prong_2', name: 'Education, skills and knowledge' },
  record_of_success: { prong: 'prong_2', name: 'Record of success' },
  plan: { prong: 'prong_2', name: 'Model or plan' },
  progress: { prong: 'prong_2', name: 'Progress toward the endeavor' },
  interest: { prong: 'prong_2', name: 'Interest of customers, users or investors' },
  letters: { prong: 'prong_2', name: 'Letters' },
  impractical: { prong: 'prong_3', name: 'Labor certification impractical' },
  benefit_despite_workers: { prong: 'prong_3', name: 'Benefit even if workers are available' },
  urgency: { prong: 'prong_3', name: 'Urgency' },
  balance: { prong: 'prong_3', name: 'The balance' },
  form: { prong: 'filing', name: 'Forms' },
  signature: { prong: 'filing', name: 'Signature' },
  translation: { prong: 'filing', name: 'Translation' },
  fee: { prong: 'filing', name: 'Fee' },
  other: { prong: 'other', name: 'Another point' },
} as const satisfies Record<string, { prong: Prong; name: string }>
export type Factor = keyof typeof FACTORS

const keysOf = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]]
const text = z.string()
/** Counted from 1, as the pages of the file. */
const page = z.int().positive()

/** The notice's own words, verbatim but for line ends, hyphenation and Unicode forms, and the page on which they begin. */
export const quoted = z.object({ quote: text, page })
export type Quoted = z.infer<typeof quoted>

/** Something that is printed in the notice, with its page. Dates are ISO. */
export const placed = z.object({ value: text, page })
export type Placed = z.infer<typeof placed>

/** Tests that are not the waiver's: vacated, of another classification, refused by Dhanasar itself, or a higher standard of proof. */
export const WRONG_STANDARDS = [
  'eb1a',
  'nysdot',
  'national_scope',
  'labor_shortage_required',
  'harm_required',
  'comparison_with_workers',
  'success_required',
  'membership_requirement',
  'standard_of_proof',
] as const
export type WrongStandard = (typeof WRONG_STANDARDS)[number]

/** One point on which the officer finds the record wanting, at the lowest level at which the notice treats it apart. */
export const noticeIssue = z.object({
  /** The notice's own heading above it, in its words; null in running prose. */
  heading: text.nullable(),
  prong: z.enum(keysOf(PRONGS)),
  factor: z.enum(keysOf(FACTORS)),
  /** The finding that says it best. */
  quote: text,
  page,
  /** Further findings on the same point. */
  further: z.array(quoted),
  /** Each thing that is asked for. */
  requests: z.array(quoted),
  /** It may be a remark and no point: measured in docs/decisions/025-reading-a-notice.md. */
  unsure: z.literal(true).optional(),
  /** The applicant found it in the notice: the reader had not told it apart. */
  added: z.literal(true).optional(),
})
export type NoticeIssue = z.infer<typeof noticeIssue>

export const NOTICE_CATEGORIES = ['niw', 'eb1a', 'eb1b', 'eb1c', 'perm', 'other', 'unknown'] as const

/** What a notice says, as far as it could be read. Null is: not printed, or not found. */
export const noticeReading = z.object({
  kind: z.enum(['rfe', 'noid', 'other']),
  /** What it is really about, whatever the petition asked for. */
  category: z.enum(NOTICE_CATEGORIES),
  receipt_number: placed.nullable(),
  form: placed.nullable(),
  service_center: placed.nullable(),
  notice_date: placed.nullable(),
  /** The printed date governs. */
  response_date: placed.nullable(),
  /** Days that are given to answer, where they are printed. */
  response_days: z.object({ value: z.int(), page }).nullable(),
  /** When the petition was filed or received, where the notice says so. */
  filed_date: placed.nullable(),
  /** Where the response goes. */
  address: z.object({ lines: z.array(text), page }).nullable(),
  /** The office's own at the head of the notice, where no other is printed: nothing says that the response goes there. */
  letterhead: z.object({ lines: z.array(text), page }).optional(),
  /** Pages of the file, and those of them on which no words could be read. */
  pages: z.int(),
  unread: z.array(page),
  /** In the notice's order. */
  issues: z.array(noticeIssue),
  /** What the officer grants. */
  conceded: z.array(quoted.extend({ prong: z.enum(keysOf(PRONGS)), factor: z.enum(keysOf(FACTORS)) })),
  wrong_standard: z.array(quoted.extend({ why: z.enum(WRONG_STANDARDS) })),
  /** Every sentence that denies, doubts or asks, whether or not an issue holds it; readings from before have none. */
  raised: z.array(quoted).optional(),
})
export type NoticeReading = z.infer<typeof noticeReading>

/**
 * Whether what was read is a notice at all, and not a letter or a résumé in its place. One of another kind, or about another
 * form, is still one; so is whatever raises a point or carries a receipt number.
 */
export const isNotice = ({ kind, receipt_number, issues }: NoticeReading): boolean =>
  kind !== 'other' || receipt_number !== null || issues.length > 0

/** Said where it is not. */
export const NO_NOTICE =
  'This does not read like a notice from USCIS in English. Add the Request for Evidence itself, all of its pages in one PDF.'

/** By what a notice is known. */
export const NOTICE_PARTS = ['receipt_number', 'form', 'date', 'points'] as const
export type NoticePart = (typeof NOTICE_PARTS)[number]

/** Those that were not found in a file. */
export function partsLacking(reading: NoticeReading): NoticePart[] {
  const { receipt_number, form, notice_date, response_date, response_days, issues } = reading
  const has: Record<NoticePart, boolean> = {
    receipt_number: receipt_number !== null,
    form: form !== null,
    date: [notice_date, response_date, response_days].some((one) => one !== null),
    points: issues.length > 0,
  }
  return NOTICE_PARTS.filter((part) => !has[part])
}

export const LIKENESSES = ['notice', 'doubtful', 'none'] as const
export type Likeness = (typeof LIKENESSES)[number]

/**
 * How a file is to be taken: as a notice; as one only once the applicant was asked whether it is, since every notice has its
 * number, or at least its form and its date, and asks for something; or as none, for which nothing may be charged.
 */
export function likenessOf(reading: NoticeReading): Likeness {
  const lacking = partsLacking(reading)
  if (lacking.length === NOTICE_PARTS.length && reading.kind === 'other') return 'none'
  const isNamed = !lacking.includes('receipt_number') || !(lacking.includes('form') || lacking.includes('date'))
  return reading.kind !== 'other' && isNamed && !lacking.includes('points') ? 'notice' : 'doubtful'
}

/** Said where it is none. */
export const NOTHING_OF_NOTICE =
  'Nothing of a notice was found in this file: no receipt number, form or date, no finding and no request. Please replace it with the Request for Evidence itself, all of its pages in one PDF.'

/** Less than this share of a notice's pages with words, and a better scan is asked for. */
export const LEAST_READ = 0.5

/** Said of an issue that the reader is not sure of. */
export const UNSURE =
  'The reader is not sure of this one: it may be a remark that asks for nothing. Compare it with the notice.'

/**
 * How much hangs on a point. `high`: found against the petitioner, it alone denies the petition. `medium`: a factor on which its
 * prong mostly turns. `some`: a factor that is weighed with others, none of which is required (26 I&N Dec. at 890-91).
 */
export const RISKS = {
  high: 'Decides the case',
  medium: 'Weighs heavily',
  some: 'Counts with others',
  low: 'Easily met',
} as const

/** Something that the record holds on a point. */
export const held = z.object({
  text,
  /** The paper it stands in: one of the case file, by its number, or one that was filed elsewhere. */
  exhibit: z.int().nullable(),
  paper: z.enum([
    'exhibit',
    'profile',
    'petition_letter',
    'later_petition',
    'response_letter',
    'recommendation',
    'endeavor',
  ]),
  page: page.nullable(),
  url: text.nullable(),
})
export type Held = z.infer<typeof held>

export const analysedIssue = noticeIssue.extend({
  title: text,
  /** What is asked for, in a line. */
  requested: text,
  have: z.array(held),
  missing: z.array(text),
  /** What could be got before the date, with how long it usually takes. */
  obtainable: z.array(z.object({ what: text, days: z.int().nullable() })),
  advice: text,
  risk: z.enum(keysOf(RISKS)),
})
export type AnalysedIssue = z.infer<typeof analysedIssue>

export const rfeAnalysis = z.object({
  reading: noticeReading,
  issues: z.array(analysedIssue),
  /** What the notice says of the case and the record says otherwise. */
  errors: z.array(quoted.extend({ record: text, place: text })),
  /** Requests that do not belong to this kind of petition. */
  beyond: z.array(quoted.extend({ why: text })),
})
export type RfeAnalysis = z.infer<typeof rfeAnalysis>

/** How the applicant holds an issue: still to be answered, answered, or a remark of the notice that is none. */
export const ISSUE_STATES = ['open', 'settled', 'none'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

/** What is asked for where a finding names no paper. */
export const NO_PAPER_NAMED = 'No paper is named: evidence that answers the finding.'

/** What the applicant has done about an issue. */
export const issueWork = z.object({
  state: z.enum(ISSUE_STATES),
  note: text,
  /** Of `missing` and `requests`, those that are at hand: their words. */
  gathered: z.array(text),
  /** Addresses of the papers of the case file that answer it. */
  evidence: z.array(text),
})
export type IssueWork = z.infer<typeof issueWork>
export const MAX_NOTE = 10_000
export const issueChange = z
  .object({
    state: z.enum(ISSUE_STATES),
    note: text.max(MAX_NOTE, `Please keep notes within ${MAX_NOTE} characters`),
    gathered: z.array(text.max(2000)).max(200),
    evidence: z.array(text.max(500)).max(200),
    /** The state that it changes, as whoever changes it saw it; where it is told, another state is not overridden. */
    seen: z.enum(ISSUE_STATES),
    /** Likewise the note that `note` takes the place of. */
    seen_note: text.max(MAX_NOTE),
  })
  .partial()
export type IssueChange = z.infer<typeof issueChange>

/** Said where a state was changed elsewhere since it was seen, by the state that it has now. */
export const HELD_OTHERWISE: Readonly<Record<IssueState, string>> = {
  open: 'This issue was reopened in another window. It is shown as it is now; nothing was changed.',
  settled: 'This issue was settled in another window. It is shown as it is now; nothing was changed.',
  none: 'This issue was put aside in another window. It is shown as it is now; nothing was changed.',
}

/** Said where a note was changed elsewhere since it was seen; the refusal carries it as `note`. */
export const NOTE_CHANGED =
  'This note was changed in another window or on another device meanwhile. Nothing was overwritten.'

/** Whether an issue is one that a response answers: one that was put aside is not, and counts nowhere. Nothing done about it is open. */
export const isToAnswer = (work: Pick<IssueWork, 'state'> | undefined): boolean => work?.state !== 'none'

/** Whether every issue was put aside, so that a response would have nothing to answer. A notice in which none was found is another matter. */
export const areAllAside = (all: readonly Pick<IssueWork, 'state'>[]): boolean =>
  all.length > 0 && !all.some(isToAnswer)

/** Said where they were. */
export const ALL_ASIDE =
  'Every issue of this notice is put aside, so that there is nothing to answer. Take at least one of them back first.'

/** More points than a notice of any length has. */
export const MOST_ISSUES = 100

/** The officer's words, as they stand in the notice, that raise a point which the reader did not tell apart. */
export const missedPoint = z.object({
  quote: requiredPassage('Please give the officer’s words'),
  /** Where they stand; the same sentence may stand on several. */
  page: page.optional(),
})
export type MissedPoint = z.infer<typeof missedPoint>

/** A sentence of the notice that no issue holds, and whether the applicant said that it is no issue. */
export const looseSentence = quoted.extend({ is_aside: z.boolean() })
export type LooseSentence = z.infer<typeof looseSentence>
/** What the applicant says of such a sentence. */
export const looseSentenceChange = z.object({
  quote: requiredPassage('Please give the officer’s words'),
  page,
  is_aside: z.boolean(),
})
export type LooseSentenceChange = z.infer<typeof looseSentenceChange>

/** Said of words that are not the notice's. */
export const NOT_IN_NOTICE = 'These words do not stand in the notice. Copy whole sentences from one page, as they are.'
export const TOO_MANY_ISSUES = 'This notice has as many issues as can be kept.'

/** Said of an issue that the applicant added. */
export const ADDED = 'You added this issue from the notice; the reader had not told it apart.'

/** Papers of a filing that was not prepared here, in place of entries. */
export const BACKGROUND = {
  endeavor: 'Proposed endeavor statement',
  recommendation: 'Recommendation letter',
  petition_letter: 'Petition letter',
  response_letter: 'Earlier response letter',
  initial_response: 'Initial response',
} as const
export type BackgroundKind = keyof typeof BACKGROUND
/** Of these there may be several. */
export const SEVERAL: readonly BackgroundKind[] = ['recommendation']

export const ADD_NOTICE_FIRST = 'Please add an RFE notice first.'

/** Days to allow for delivery by mail before the date by which the response has to be there. */
export const MAILING_DAYS = 7
/** Days before that date on which a mail reminds of it. */
export const REMIND_AT = [30, 14, 7, 3] as const
