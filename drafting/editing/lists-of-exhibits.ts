import type { Block } from '#domain/document.ts'

/**
 * The blocks with those tables brought up to date that belong to no section, such as the list of exhibits with the parts
 * that cite each: `framed` is the document as it would be put together around the same sections now.
 */
export function withFrameTables(blocks: readonly Block[], framed: readonly Block[]): Block[] {
  const now = framed.filter((block) => block.kind === 'table' && block.section === undefined)
  return blocks.map((block) => {
    if (block.kind !== 'table' || block.section !== undefined) return block
    const anew = now.find((one) => one.kind === 'table' && one.caption === block.caption)
    return anew?.kind === 'table' ? { ...block, columns: anew.columns, rows: anew.rows } : block
  })
}
