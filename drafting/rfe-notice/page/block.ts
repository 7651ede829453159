/** A stretch of the notice that belongs together. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'bullet' | 'footnote'
  /** Its words, with lines and parted words joined. */
  text: string
  /** Where each page begins within the words. */
  starts: readonly { at: number; page: number }[]
}

export const pageAt = (block: Block, at: number): number =>
  block.starts.findLast((start) => start.at <= at)?.page ?? block.starts[0]?.page ?? 1
