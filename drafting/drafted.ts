import type { Document, Inline } from '#documents/document.ts'
import type { Warning } from '#domain/task.ts'
import { coverSheet } from './builtin/cover.ts'
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

export const builtinRecord = (version: string): DraftRecord => ({
  provider: 'builtin',
  model: null,
  prompt_version: version,
  input_tokens: 0,
  output_tokens: 0,
})

/** Every run of inline text in a document's body, with the heading it stands under. */
export function inlinesOf(document: Pick<Document, 'blocks'>): { under: string; inlines: Inline[]; sources: string[] }[] {
  let under = ''
  const found: { under: string; inlines: Inline[]; sources: string[] }[] = []
  for (const block of document.blocks) {
    if (block.kind === 'heading') under = block.text
    else if (block.kind === 'paragraph' || block.kind === 'quote')
      for (const sentence of block.sentences) found.push({ under, ...sentence })
    else if (block.kind === 'list') for (const sentence of block.items.flat()) found.push({ under, ...sentence })
    else if (block.kind === 'table')
      for (const cell of block.rows.flat()) found.push({ under: block.caption, inlines: cell, sources: [] })
    else if (block.kind === 'lines')
      for (const line of block.lines) found.push({ under: under || 'Opening lines', inlines: line, sources: [] })
    else if (block.kind === 'particulars')
      for (const row of block.rows) found.push({ under: 'Caption', inlines: row.value, sources: [] })
  }
  return found
}

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
