import type { Block, Inline, Sentence } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'
import { isEditable, paragraphText, type Editable } from '#domain/editable.ts'
import { invalidFields } from '#domain/errors.ts'
import { marked } from '../grounding/marks.ts'
import { checkText, type CheckedText } from './check-text.ts'
import { readParagraph } from './parse-paragraph.ts'
import { isOwnStatement } from './own-statement.ts'
import { sentenceWords } from './sentence-words.ts'
import type { Reader } from './typed-reading.ts'

/** A typed paragraph's sentences: kept ones as they were, the others with a mark on what no source holds. */
const rewritten = (raw: string, before: readonly Sentence[], reader: Reader): Sentence[] =>
  readParagraph(raw, before, reader).map(({ sentence, findings, isKept }) =>
    isKept || findings.length === 0 || isOwnStatement(sentence, reader)
      ? sentence
      : { ...sentence, inlines: marked(sentence.inlines, findings) },
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

const shortened = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 40).trimEnd()}…`)

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

/** What is asked for where a section has lost its last word: without it the document would count as settled. */
const EMPTIED = { kind: 'missing', what: 'the text of this section' } as const satisfies Inline

/** True of a block that only asks, and not for the text of an emptied section. */
const onlyAsks = (block: Editable): boolean =>
  (block.kind === 'list' ? block.items.flat() : block.sentences).every(({ inlines }) =>
    inlines.every((inline) => inline.kind === 'missing' && inline.what !== EMPTIED.what),
  )

/** The blocks, with a gap in the place of every text that was the last of its section; writers need not answer in their letter. */
function withGaps(before: readonly Block[], after: readonly (Block | undefined)[], isWriter: boolean): Block[] {
  const said = new Set(after.flatMap((block) => (block && tells(block) ? [block.section] : [])))
  const asked = new Set<string>()
  return before.flatMap((old, at): Block[] => {
    const now = after[at]
    const { section } = old
    if (section === undefined || said.has(section) || !isEditable(old) || now === old || (isWriter && onlyAsks(old)))
      return now === undefined ? [] : [now]
    if (asked.has(section)) return []
    asked.add(section)
    const gap: Editable = { kind: 'paragraph', id: old.id, section, sentences: [{ inlines: [EMPTIED], sources: [] }] }
    return [paragraphText(gap) === paragraphText(old) ? old : gap]
  })
}
const tells = (block: Block): boolean => block.kind !== 'heading' && /[\p{L}\p{N}]/u.test(blockText(block))

/** The document's blocks with paragraphs typed anew; the very same blocks where no word is different. */
export function withEdits(blocks: readonly Block[], edits: readonly BlockEdit[], reader: Reader): Block[] {
  const changed = new Map<Block, Block | undefined>()
  for (const [index, { id, text }] of edits.entries()) {
    const block = editableBlock(blocks, id, `blocks.${index}.id`)
    const unclosed = checkBlock(block, text, reader).findings.find(({ kind }) => kind === 'mark')
    if (unclosed !== undefined)
      throw invalidFields({
        [`blocks.${index}.text`]: [
          `“${shortened(unclosed.text)}” opens a mark that is not closed. Put ] after its last word.`,
        ],
      })
    const anew = typedAnew(block, text, reader)
    if (anew === undefined || paragraphText(anew) !== paragraphText(block)) changed.set(block, anew)
  }
  return withGaps(
    blocks,
    blocks.map((block) => (changed.has(block) ? changed.get(block) : block)),
    reader.isWriter === true,
  )
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
