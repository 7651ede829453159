import type { Document } from '#domain/document.ts'
import type { Warning } from '#domain/task.ts'
import { coverSheet } from './builtin/cover.ts'
import { withCitedParts } from './builtin/cited-parts.ts'
import { inlinesOf } from './builtin/inlines.ts'
import type { CaseFile } from './case-file.ts'
import { warningsIn } from './editing/open-points.ts'
import { ground } from './grounding.ts'
import type { PaidAnswers, Provider, Usage } from './llm.ts'
import { proved } from './proof/prove.ts'
import { type Calibration, measuredIn } from './verifier/calibration.ts'
import type { Body, Writing } from './writing.ts'

/** What drafting asks of an `AbortSignal`, which this room has no types for. */
export interface Signal {
  readonly aborted: boolean
  throwIfAborted(): void
}

/** What a running draft tells and heeds: how far it is, and that it was called off. */
export interface Run {
  progress(done: number, total: number, label: string): void | Promise<void>
  signal: Signal
  /** What an earlier run of the same task was answered; absent where nothing is kept. */
  paid?: PaidAnswers
}

/** Who drafted and what it took, for the record kept with each document. */
export interface DraftRecord extends Usage {
  provider: 'builtin' | Provider
  model: string | null
  prompt_version: string
}

export interface Drafted {
  document: Document
  warnings: Warning[]
  /** How many facts and authorities the text rests on. */
  sources: number
  record: DraftRecord
}

/** A body whose sentences were checked, as a document: its marks counted, its cover sheet written. */
export function documented(caseFile: CaseFile, record: DraftRecord, body: Omit<Document, 'cover' | 'draft'>): Drafted {
  const { blocks, left_out = [] } = body
  const rested = new Set(inlinesOf({ blocks }).flatMap(({ sources }) => sources))
  const facts = caseFile.facts.filter((fact) => rested.has(fact.id)).length
  const warnings = warningsIn(blocks)
  return {
    document: {
      ...body,
      cover: coverSheet(body, { facts, exhibits: caseFile.exhibits.length }, caseFile, record),
      draft: warnings.length > 0,
    },
    // What is not in the text makes no draft of it.
    warnings: [
      ...warnings,
      ...left_out.map(({ text, reason }): Warning => ({ kind: 'left_out', text: `${text} (${reason})` })),
    ],
    sources: rested.size,
    record,
  }
}

/** A body as a document, checked against the case file. */
export const finish = (
  { caseFile, voice }: Pick<Writing, 'caseFile' | 'voice'>,
  record: DraftRecord,
  body: Body,
  verifier?: Calibration,
): Drafted =>
  documented(caseFile, record, {
    ...body,
    // What is cited is known when it was checked: a citation in doubt is none yet.
    blocks: proved(withCitedParts(ground(body.blocks, caseFile, voice).grounded), caseFile, { verifier }),
    ...(verifier && { verifier: measuredIn(verifier) }),
  })
