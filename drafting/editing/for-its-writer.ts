import type { Block, Document, Inline, Sentence } from '#domain/document.ts'
import { settledTogether } from '#domain/to-settle.ts'
import { writersSheet } from '../builtin/cover.ts'
import { withGroups } from './inline-groups.ts'
import { isMark } from './mark.ts'
import { openPointsOf } from './open-points.ts'

/** A mark says what is asked, not what the profile holds of it or where. Its point keeps its name: that is made of its words. */
function bare(inline: Inline): Inline {
  if (inline.kind === 'verify') return { kind: 'verify', text: inline.text, reason: '' }
  return inline.kind === 'missing' ? { kind: 'missing', what: inline.what } : inline
}

/** What vouches for a sentence names entries of the profile; its state alone is the writer’s business. */
const unsourced = ({ inlines, proof }: Sentence): Sentence => ({
  inlines,
  sources: [],
  ...(proof && { proof: { state: proof.state } }),
})

function forWriter(block: Block): Block {
  const told = withGroups(block, (inlines) => (inlines.some(isMark) ? inlines.map(bare) : inlines)) ?? block
  if (told.kind === 'paragraph' || told.kind === 'quote') return { ...told, sentences: told.sentences.map(unsourced) }
  return told.kind === 'list' ? { ...told, items: told.items.map((item) => item.map(unsourced)) } : told
}

/** A letter as its writer may read it: its words and what is open in them, and nothing of the case file that it was drafted from. */
export function forItsWriter(document: Document, wrote: { model: string | null }): Document {
  const blocks = document.blocks.map(forWriter)
  const open = settledTogether(openPointsOf(blocks)).map((points) => ({
    where: points[0].where,
    text: points.map(({ text }) => text).join('; '),
  }))
  return { ...document, blocks, cover: writersSheet(open, wrote) }
}
