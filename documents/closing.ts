import type { Block } from '#domain/document.ts'
import { blockText } from '#domain/document-text.ts'

/** Letters that a page should hold beside a signature: about three lines. A page of the name alone looks added later. */
const ENOUGH = 240

const isRunning = (block: Block | undefined): block is Block => block?.kind === 'paragraph' || block?.kind === 'quote'

/**
 * The blocks that must not be parted from the signature after them, by their place: the last, and where it is short those
 * before it, as far as they are running text.
 */
export function tiedToSignature(blocks: readonly Block[]): ReadonlySet<number> {
  const tied = new Set<number>()
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'signature' || at === 0) continue
    let from = at - 1
    let letters = 0
    for (;;) {
      tied.add(from)
      const own = blocks[from]
      letters += own === undefined ? 0 : blockText(own).length
      if (letters >= ENOUGH || !isRunning(own) || !isRunning(blocks[from - 1])) break
      from--
    }
  }
  return tied
}
