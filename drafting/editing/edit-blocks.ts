import type { Block, Sentence } from '#domain/document.ts'
import { isEditable, paragraphText, type Editable } from '#domain/editable.ts'
import { invalidFields } from '#domain/errors.ts'
import { marked } from '../grounding/marks.ts'
import { checkText, type CheckedText } from './check-text.ts'
import { readParagraph } from './parse-paragraph.ts'
import { sentenceWords } from './sentence-words.ts'
import type { Reader } from './typed-reading.ts'

/** A typed paragraph's sentences: kept ones as they were, the others with a mark on what no source holds. */
const rewritten = (raw: string, before: readonly Sentence[], reader: Reader): Sentence[] =>
  readParagraph(raw, before, reader).map(({ sentence, findings, isKept }) =>
    isKept || findings.length === 0 ? sentence : { ...sentence, inlines: marked(sentence.inlines, findings) },
  )

/** The lines of a list as typed, each with its place and the item it was made of: the one of the same words, or of the same rank. */
function linesOf(raw: string, items: readonly Sentence[][]): { start: number; line: string; before: Sentence[] }[] {
  const words = items.map((item) => item.map(sentenceWords).join(' '))
  let start = 0
  return raw.split(/\r?\n/).flatMap((line, rank) => {
    const place = { start, line }
    start = raw.indexOf('\n', start) + 1
    if (line.trim() === '') return []
    const same = words.indexOf(line.replaceAll('\u00a0', ' ').trim())
    return [{ ...place, before: items[same >= 0 ? same : rank] ?? [] }]
  })
}

/** The block with the words typed for it; undefined where nothing is left of it. */
function typedAnew(block: Editable, text: string, reader: Reader): Editable | undefined {
  if (text.trim() === '') return undefined
  if (block.kind !== 'list') return { ...block, sentences: rewritten(text, block.sentences, reader) }
  return { ...block, items: linesOf(text, block.items).map(({ line, before }) => rewritten(line, before, reader)) }
}

export interface BlockEdit {
  id: string
  text: string
}

export const idOf = (block: Block): string => (block.kind === 'page-break' ? '' : block.id)

/** The block that is to be typed anew, or a refusal at the field that names it. */
export function editableBlock(blocks: readonly Block[], id: string, field: string): Editable {
  const block = blocks.find((candidate) => idOf(candidate) === id)
  if (block === undefined) throw invalidFields({ [field]: ['This paragraph is not in the document'] })
  if (!isEditable(block)) throw invalidFields({ [field]: ['Only paragraphs, quotations and lists can be edited'] })
  return block
}

/** The document's blocks with paragraphs typed anew; the very same blocks where no word is different. */
export function withEdits(blocks: readonly Block[], edits: readonly BlockEdit[], reader: Reader): Block[] {
  const changed = new Map<Block, Block | undefined>()
  for (const [index, { id, text }] of edits.entries()) {
    const block = editableBlock(blocks, id, `blocks.${index}.id`)
    const anew = typedAnew(block, text, reader)
    if (anew === undefined || paragraphText(anew) !== paragraphText(block)) changed.set(block, anew)
  }
  return blocks.flatMap((block) => (changed.has(block) ? (changed.get(block) ?? []) : [block]))
}

/** What typed words would rest on in their block. */
export function checkBlock(block: Editable, text: string, reader: Reader): CheckedText {
  if (block.kind !== 'list') return checkText(text, block.sentences, reader)
  const lines = linesOf(text, block.items).map(({ start, line, before }) => {
    const { findings, sentences } = checkText(line, before, reader)
    const moved = <T extends { start: number; end: number }>(places: T[]): T[] =>
      places.map((place) => ({ ...place, start: place.start + start, end: place.end + start }))
    return { findings: moved(findings), sentences: moved(sentences) }
  })
  return { findings: lines.flatMap(({ findings }) => findings), sentences: lines.flatMap(({ sentences }) => sentences) }
}
