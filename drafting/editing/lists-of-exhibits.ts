import type { Block } from '#domain/document.ts'
import { withCitedParts } from '../builtin/cited-parts.ts'

/**
 * The blocks with those tables brought up to date that belong to no section, such as the list of exhibits with the parts
 * that cite each: `framed` is the document as it would be put together around the same sections now. What is
 * cited where is read from the blocks themselves.
 */
export function withFrameTables(blocks: readonly Block[], framed: readonly Block[]): Block[] {
  const now = framed.filter((block) => block.kind === 'table' && block.section === undefined)
  const listed = blocks.map((block): Block => {
    if (block.kind !== 'table' || block.section !== undefined) return block
    const anew = now.find((one) => one.kind === 'table' && one.caption === block.caption)
    return anew?.kind === 'table' ? { ...block, columns: anew.columns, rows: anew.rows } : block
  })
  return withCitedParts(listed)
}
