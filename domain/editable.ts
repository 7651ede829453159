import { blockText } from './document-text.ts'
import type { Block } from './document.ts'

/** Blocks whose words can be typed anew. Headings, captions and tables follow from the outline and the case file. */
export type Editable = Extract<Block, { kind: 'paragraph' | 'quote' | 'list' }>

export const isEditable = (block: Block): block is Editable =>
  block.kind === 'paragraph' || block.kind === 'quote' || block.kind === 'list'

/** A block's words for typing: as they are printed, with plain spaces; each item of a list on a line of its own. */
export const paragraphText = (block: Editable): string => blockText(block).replaceAll('\u00a0', ' ').trim()
