import type { Block } from './block.ts'
import { blocksOf } from './blocks.ts'
import { withItems } from './enumerated.ts'
import { notesFrom } from './footnotes.ts'
import { withoutFurniture } from './furniture.ts'
import { type Line, linesOf } from './line.ts'

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The pages without what they repeat, line by line. Of a page that was put in twice the second says nothing. */
export function bodiesOf(pages: readonly string[]): Line[][] {
  const seen = new Set<string>()
  return withoutFurniture(
    pages.map((text, index) => {
      const words = folded(text)
      if (seen.has(words)) return []
      seen.add(words)
      return linesOf(text, index + 1)
    }),
  )
}

/** The notice's own words, in order: without what its pages repeat, and with the notes after the paragraph that they interrupt. */
export function readBlocks(bodies: readonly (readonly Line[])[]): Block[] {
  const texts = bodies.map((lines) => lines.slice(0, notesFrom(lines)))
  const notes = bodies.flatMap((lines) =>
    blocksOf(lines.slice(notesFrom(lines))).map((block): Block => ({ ...block, kind: 'footnote' })),
  )
  const blocks = blocksOf(withItems(texts.flat()))
  for (const note of notes) {
    const page = note.starts[0]?.page ?? 1
    const after = blocks.findLastIndex(({ starts }) => (starts[0]?.page ?? 1) <= page)
    blocks.splice(after + 1, 0, note)
  }
  return blocks
}
