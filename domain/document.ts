import type { Proof } from './proof.ts'

/**
 * A document as data: the one source of its PDF, DOCX and page preview, which therefore say the same.
 * Text is kept sentence by sentence, each with the sources it rests on, because that is the unit that is checked.
 */
export interface Document {
  kind: DocumentKind
  title: string
  /** Running head of every page but the cover sheet. */
  running: string
  /** ISO date. */
  date: string
  /** The people, case and form that the document is about; written into the file's properties, never onto the page. */
  subject: string
  author: string
  blocks: Block[]
  /** A sheet for the reader alone, before page 1 and outside its numbering: what is open, who drafted, what this is not. */
  cover: CoverSheet
  /** True while a `missing` or `verify` mark stands in the text; every page then says DRAFT. */
  draft: boolean
  /** Sentences that a model drafted and that are not in the text, because the record does not hold them; absent where none are. */
  left_out?: { section: string; text: string; reason: string }[]
  /** Who verified sentences of it, and how many of how many false sentences it let pass when it was measured, and when. */
  verifier?: { model: string; passed: number; of: number; day: string }
  /** Contents with page numbers after the caption. */
  contents: boolean
}

/** What is printed: a document, or a paper of the product's own, which nobody drafts and no sheet goes before. */
export type Paper = Omit<Document, 'kind' | 'cover'> & { cover: CoverSheet | null }

export type DocumentKind = 'recommendation_letter' | 'petition_letter' | 'rfe_analysis' | 'rfe_response'

export interface CoverSheet {
  heading: string
  paragraphs: string[]
  /** Each open point: where it stands and what is asked. */
  open: { where: string; text: string }[]
}

export type Block = Part & {
  /** The section of the outline that it was drafted for; absent for what no section holds: caption, signature. */ section?: string
}

type Part =
  | { kind: 'heading'; level: 1 | 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; id: string; sentences: Sentence[] }
  | { kind: 'quote'; id: string; sentences: Sentence[] }
  | { kind: 'list'; id: string; ordered: boolean; items: Sentence[][] }
  | { kind: 'table'; id: string; caption: string; columns: Column[]; rows: Cell[][] }
  /** Lines that keep their breaks: a letterhead, an address, a date line. */
  | { kind: 'lines'; id: string; align: 'left' | 'right' | 'center'; lines: Inline[][] }
  /** The caption of a filing: label and value, ruled off above and below. */
  | { kind: 'particulars'; id: string; rows: { label: string; value: Inline[] }[] }
  | { kind: 'signature'; id: string; closing: string; name: string; lines: string[] }
  | { kind: 'page-break' }

export interface Column {
  heading: string
  /** Share of the width; the shares of a table's columns add up to 1. */
  share: number
  align: 'left' | 'right'
}

export type Cell = Inline[]

export interface Sentence {
  inlines: Inline[]
  /** Ids of the facts, exhibits and authorities that the sentence rests on; empty for a sentence that states no fact. */
  sources: string[]
  /** How the built-in drafter made it; absent of a sentence that a person or a model wrote. */
  made?: Made
  /** What a verifier said for it when it read it; `proof` says what that comes to now. */
  verified?: Verified
  /** What vouches for it; absent in documents that are older than states. */
  proof?: Proof
}

/** Who found that the sources of a sentence entail it, by which words of them. */
export interface Verified {
  provider: string
  model: string
  /** Version of the prompt that it was asked with. */
  prompt: string
  /** From 0 to 100. */
  sure: number
  rests: { source: string; words: string }[]
  /** Ids of what it was shown. */
  sources: string[]
  /** Of the words of the sentence and of these sources as they were then. */
  fingerprint: string
}

/** A fact card’s statement, or a registered frame with what was put into its slots and where that comes from. */
export type Made =
  | { card: string }
  | { frame: string; slots: Readonly<Record<string, { text: string; sources: string[] }>> }

/** The papers that a question is about. */
export interface AskedPapers {
  exhibits: number[]
  /** True where their pages may hold the answer; false where they were read and do not. */
  may_hold: boolean
}

export type Inline =
  | { kind: 'text'; text: string; style?: 'italic' | 'bold' }
  /** Shown as `Ex. 3` or `Ex. 3, p. 14`; a chip in the page, in parentheses on paper. */
  | { kind: 'exhibit'; number: number; page?: number }
  /** A citation of an authority of the library, as it stands in the text: runs with the case name in italics. */
  | { kind: 'authority'; id: string; short: string; runs: { text: string; style?: 'italic' }[] }
  /** `[Missing: …]`: a fact that the case file lacks. */
  | { kind: 'missing'; what: string; path?: string; papers?: AskedPapers }
  /** `[Verify: …]`: words that no source holds. */
  | { kind: 'verify'; text: string; reason: string }
