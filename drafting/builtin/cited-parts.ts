import type { Block, Cell } from '#domain/document.ts'
import { exhibitLabel } from '#domain/exhibit-number.ts'
import { inlinesOf } from './inlines.ts'

export const CITED_IN = 'Cited in'

/** Where each exhibit is cited, by Part and section: "V.B". */
export function partsCiting(blocks: readonly Block[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let [whole, part] = ['', '']
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) part = whole = /^[IVX]+/.exec(block.text)?.[0] ?? block.text
    if (block.kind === 'heading' && block.level === 2) {
      const letter = /^[A-Z](?=\.)/.exec(block.text)?.[0]
      part = letter === undefined ? whole : `${whole}.${letter}`
    }
    for (const { inlines } of inlinesOf({ blocks: [block] }))
      for (const inline of inlines)
        if (inline.kind === 'exhibit') {
          const label = `Ex. ${exhibitLabel(inline.number)}`
          const parts = found.get(label) ?? []
          if (!parts.includes(part)) found.set(label, [...parts, part])
        }
  }
  return found
}

const textOf = (cell: Cell | undefined): string =>
  (cell ?? []).map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')

/** The blocks with a list of exhibits that tells where each is cited in them, and nowhere else. */
export function withCitedParts(blocks: readonly Block[]): Block[] {
  const isList = (block: Block) => block.kind === 'table' && block.columns.some(({ heading }) => heading === CITED_IN)
  if (!blocks.some(isList)) return [...blocks]
  const parts = partsCiting(blocks)
  return blocks.map((block): Block => {
    if (block.kind !== 'table' || !isList(block)) return block
    const column = block.columns.findIndex(({ heading }) => heading === CITED_IN)
    const rows = block.rows.map((row) => {
      const text = (parts.get(textOf(row[0])) ?? []).join(', ')
      return row.map((cell, at): Cell => (at === column && textOf(cell) !== text ? [{ kind: 'text', text }] : cell))
    })
    return rows.every((row, at) => row.every((cell, of) => cell === block.rows[at]?.[of])) ? block : { ...block, rows }
  })
}
