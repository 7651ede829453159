import type { Document } from '#domain/document.ts'
import { blockText, printable } from '#domain/document-text.ts'
import { COVER_LABEL, OPEN_HEADING } from './wording.ts'

export { sentenceText } from '#domain/document-text.ts'

/**
 * Every word of the document in reading order, as its PDF and DOCX carry them, cover sheet first. What the page adds by
 * itself is not part of it: running head, page numbers, contents, the numbers and bullets of lists.
 */
export function plainText(document: Document): string {
  const { cover } = document
  const sheet = [COVER_LABEL, cover.heading, ...cover.paragraphs]
  if (cover.open.length > 0)
    sheet.push(OPEN_HEADING, ...cover.open.flatMap(({ where, text }) => (where === '' ? [text] : [where, text])))
  return [...sheet.map(printable), ...document.blocks.map(blockText)].filter((text) => text !== '').join('\n\n')
}
