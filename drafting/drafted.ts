import type { Document } from '#documents/document.ts'
import type { Warning } from '#domain/task.ts'
import { coverSheet } from './builtin/cover.ts'
import { inlinesOf } from './builtin/inlines.ts'
import type { CaseFile } from './case-file.ts'
import { ground } from './grounding.ts'

/** What drafting asks of an `AbortSignal`, which this room has no types for. */
export interface Signal {
  readonly aborted: boolean
  throwIfAborted(): void
}

/** What a running draft tells and heeds: how far it is, and that it was called off. */
export interface Run {
  progress(done: number, total: number, label: string): void | Promise<void>
  signal: Signal
}

/** Who drafted, for the record kept with each document. */
export interface DraftRecord {
  provider: 'builtin'
  model: null
  prompt_version: string
  input_tokens: 0
  output_tokens: 0
}

export interface Drafted {
  document: Document
  warnings: Warning[]
  /** How many facts and authorities the text rests on. */
  sources: number
  record: DraftRecord
}

const builtinRecord = (version: string): DraftRecord => ({
  provider: 'builtin',
  model: null,
  prompt_version: version,
  input_tokens: 0,
  output_tokens: 0,
})

type Body = Omit<Document, 'cover' | 'draft'> & { kind: 'recommendation_letter' | 'petition_letter' }

/** A composed body as a document: checked, its marks counted, its cover sheet written. */
export function finish(caseFile: CaseFile, version: string, body: Body): Drafted {
  const blocks = ground(body.blocks, caseFile).grounded
  const rested = new Set(inlinesOf({ blocks }).flatMap(({ sources }) => sources))
  const facts = caseFile.facts.filter((fact) => rested.has(fact.id)).length
  const marks = inlinesOf({ blocks }).flatMap(({ inlines }) => inlines)
  const warnings = marks.flatMap((inline): Warning[] => {
    if (inline.kind === 'missing') return [{ kind: 'missing', text: inline.what }]
    return inline.kind === 'verify' ? [{ kind: 'verify', text: `${inline.text}: ${inline.reason}` }] : []
  })
  return {
    document: {
      ...body,
      blocks,
      cover: coverSheet(body.kind, blocks, { facts, exhibits: caseFile.exhibits.length }),
      draft: warnings.length > 0,
    },
    warnings,
    sources: rested.size,
    record: builtinRecord(version),
  }
}
