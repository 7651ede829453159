import type { Block, Document, Inline, Sentence } from '#domain/document.ts'
import { blockText, sentenceText } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'

/** Stands for a citation of law in a sentence's words. */
export const LAW = '\ufffc'

/** A sentence of running text with the place it has in the document. */
export interface Line {
  block: string
  /** The headings that it stands under, the nearest last. */
  under: readonly string[]
  kind: 'paragraph' | 'quote' | 'list'
  sentence: Sentence
  /** As printed. */
  printed: string
  /** Its own words: without exhibits and open points, with `LAW` for each citation. */
  prose: string
  /** `prose` without what stands in quotation marks. */
  outer: string
}

export type DocumentToRead = Pick<Document, 'kind' | 'author' | 'blocks' | 'cover' | 'draft'>

/** A document prepared for the rules: read once, whatever they ask. */
export interface Reading {
  document: DocumentToRead
  caseFile: CaseFile
  /** The newest versions of the applicant's other documents. */
  others: readonly (DocumentToRead & { lines: readonly Line[] })[]
  lines: readonly Line[]
  /** Lines by the block they stand in, in order. */
  paragraphs: ReadonlyMap<string, readonly Line[]>
  /** Every block's text as printed, with its id. */
  blocks: readonly { id: string | null; block: Block; text: string }[]
}

const proseOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'text' || inline.kind === 'verify') return inline.text
      return inline.kind === 'authority' ? LAW : ''
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,;)])/gu, '')
    .trim()

export const outsideQuotes = (text: string): string => text.replace(/“[^“”]*”/gu, '“”')

const sentencesIn = (block: Block): Sentence[] => {
  if (block.kind === 'paragraph' || block.kind === 'quote') return block.sentences
  return block.kind === 'list' ? block.items.flat() : []
}

/** The sentences of a document's running text, each with the headings that it stands under. */
export function linesOf({ blocks }: Pick<Document, 'blocks'>): Line[] {
  const headings: string[] = []
  return blocks.flatMap((block): Line[] => {
    if (block.kind === 'heading') headings.splice(block.level - 1, headings.length, block.text)
    if (block.kind !== 'paragraph' && block.kind !== 'quote' && block.kind !== 'list') return []
    const under = [...headings]
    return sentencesIn(block).map((sentence) => {
      const prose = proseOf(sentence.inlines)
      const outer = block.kind === 'quote' ? '' : outsideQuotes(prose)
      return { block: block.id, under, kind: block.kind, sentence, printed: sentenceText(sentence), prose, outer }
    })
  })
}

export function read(document: DocumentToRead, caseFile: CaseFile, others: readonly DocumentToRead[]): Reading {
  const lines = linesOf(document)
  return {
    document,
    caseFile,
    others: others.map((other) => ({ ...other, lines: linesOf(other) })),
    lines,
    paragraphs: Map.groupBy(lines, ({ block }) => block),
    blocks: document.blocks.map((block) => ({ id: 'id' in block ? block.id : null, block, text: blockText(block) })),
  }
}

/** A sentence as a finding names it: its beginning, where it is long. */
export const named = (text: string): string => {
  const whole = text.replace(/\s+/gu, ' ').trim()
  return whole.length <= 90 ? whole : `${whole.slice(0, 80).replace(/\s\S*$/u, '')} …`
}
