import type { Block } from '#domain/document.ts'
import { citedInOrder } from '../builtin/law.ts'

/** The new blocks as they stand in the document: ids that no other block has, each authority in full where it first stands. */
export function inPlace(document: readonly Block[], section: string, blocks: readonly Block[]): Block[] {
  const others = new Set(document.flatMap((block) => ('id' in block && block.section !== section ? [block.id] : [])))
  const renamed = blocks.map((block): Block => {
    if (!('id' in block) || !others.has(block.id)) return block
    let copy = 2
    while (others.has(`${block.id}-${copy}`)) copy += 1
    return { ...block, id: `${block.id}-${copy}` }
  })
  const first = document.findIndex((block) => block.section === section)
  const before = document.slice(0, first)
  return citedInOrder([...before, ...renamed]).slice(before.length)
}
