import type { Block } from '#domain/document.ts'

const OF_KIND: Partial<Record<Block['kind'], string>> = { lines: 'Opening lines', particulars: 'Caption' }

const inWords = (section: string): string => (section[0] ?? '').toUpperCase() + section.slice(1).replaceAll('-', ' ')

/** What a person finds a block by: the heading or caption that it stands under, in a letter without headings its part. */
export function placeOf(block: Block, under: string): string {
  if (block.kind === 'table') return block.caption
  return under || (OF_KIND[block.kind] ?? (block.section ? inWords(block.section) : 'Text'))
}
