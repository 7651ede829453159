import type { Document, Inline } from '#domain/document.ts'
import { placeOf } from './place-of.ts'

/** Every run of inline text in a document's body, with what it stands under. */
export function inlinesOf(
  document: Pick<Document, 'blocks'>,
): { under: string; inlines: Inline[]; sources: string[] }[] {
  let heading = ''
  const found: { under: string; inlines: Inline[]; sources: string[] }[] = []
  for (const block of document.blocks) {
    const under = placeOf(block, heading)
    if (block.kind === 'heading') heading = block.text
    else if (block.kind === 'paragraph' || block.kind === 'quote')
      for (const sentence of block.sentences) found.push({ under, ...sentence })
    else if (block.kind === 'list') for (const sentence of block.items.flat()) found.push({ under, ...sentence })
    else if (block.kind === 'table')
      for (const cell of block.rows.flat()) found.push({ under, inlines: cell, sources: [] })
    else if (block.kind === 'lines') for (const line of block.lines) found.push({ under, inlines: line, sources: [] })
    else if (block.kind === 'particulars')
      for (const row of block.rows) found.push({ under, inlines: row.value, sources: [] })
  }
  return found
}
