import type { Block, Document, Sentence } from './document.ts'
import { COVER_LABEL, OPEN_HEADING, printable, runsOf, runsOfSentences, textOfRuns } from './wording.ts'

/** The words of a sentence as they stand on paper, exhibits and marks included. */
export const sentenceText = (sentence: Sentence): string => textOfRuns(runsOf(sentence.inlines))

/**
 * Every word of the document in reading order, as its PDF and DOCX carry them, cover sheet first. What the page adds by
 * itself is not part of it: running head, page numbers, contents, the numbers and bullets of lists.
 */
export function plainText(document: Document): string {
  const { cover } = document
  const sheet = [COVER_LABEL, cover.heading, ...cover.paragraphs]
  if (cover.open.length > 0) sheet.push(OPEN_HEADING, ...cover.open.flatMap(({ where, text }) => [where, text]))
  return [...sheet.map(printable), ...document.blocks.map(blockText)].filter((text) => text !== '').join('\n\n')
}

/** The words of one block. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return printable(block.text)
    case 'paragraph':
    case 'quote':
      return textOfRuns(runsOfSentences(block.sentences))
    case 'list':
      return block.items.map((item) => textOfRuns(runsOfSentences(item))).join('\n')
    case 'lines':
      return block.lines.map((line) => textOfRuns(runsOf(line))).join('\n')
    case 'particulars':
      return block.rows.map((row) => `${printable(row.label)}\t${textOfRuns(runsOf(row.value))}`).join('\n')
    case 'table': {
      const head = block.columns.map((column) => printable(column.heading)).join('\t')
      const rows = block.rows.map((row) => row.map((cell) => textOfRuns(runsOf(cell))).join('\t'))
      return [printable(block.caption), head, ...rows].join('\n')
    }
    case 'signature':
      return [block.closing, block.name, ...block.lines].map(printable).join('\n')
    case 'page-break':
      return ''
  }
}
