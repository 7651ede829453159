import type { Document, Inline } from '#domain/document.ts'

/** Every run of inline text in a document's body, with the heading it stands under. */
export function inlinesOf(
  document: Pick<Document, 'blocks'>,
): { under: string; inlines: Inline[]; sources: string[] }[] {
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
