import type { Block, Document, Inline } from '#domain/document.ts'

export interface OutlineEntry {
  id: string
  text: string
  level: 1 | 2 | 3
  /** Open marks under this heading, those under its subheadings included. */
  open: number
  children: OutlineEntry[]
}

/** The headings as a tree, each with how many `missing` and `verify` marks stand under it. */
export function outlineOf(document: Document): OutlineEntry[] {
  const roots: OutlineEntry[] = []
  let path: OutlineEntry[] = []
  for (const block of document.blocks) {
    if (block.kind === 'heading') {
      path = path.filter((entry) => entry.level < block.level)
      const entry: OutlineEntry = { id: block.id, text: block.text, level: block.level, open: 0, children: [] }
      const parent = path.at(-1)
      if (parent) parent.children.push(entry)
      else roots.push(entry)
      path.push(entry)
    } else {
      const marks = openMarks(block)
      for (const entry of path) entry.open += marks
    }
  }
  return roots
}

/** How many `missing` and `verify` marks a block holds. */
export const openMarks = (block: Block): number =>
  inlinesOf(block).filter((inline) => inline.kind === 'missing' || inline.kind === 'verify').length

/** Every inline of a block, in reading order. */
export function inlinesOf(block: Block): Inline[] {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return block.sentences.flatMap((sentence) => sentence.inlines)
    case 'list':
      return block.items.flat().flatMap((sentence) => sentence.inlines)
    case 'lines':
      return block.lines.flat()
    case 'particulars':
      return block.rows.flatMap((row) => row.value)
    case 'table':
      return block.rows.flat(2)
    case 'heading':
    case 'signature':
    case 'page-break':
      return []
  }
}
