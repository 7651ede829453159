import type { Block, Sentence } from '#domain/document.ts'

/** The law, the notice's own words and what is still to be filled in answer nothing by themselves. */
const isOfCase = ({ inlines, sources }: Sentence): boolean =>
  inlines.every(({ kind }) => kind !== 'missing') &&
  (inlines.some(({ kind }) => kind === 'exhibit') || sources.some((id) => /^[FEPSLQI]\d/u.test(id)))

/** Whether anything of the record stands in an answer: told in words, in a list or in a table. */
export const tellsOfCase = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => {
    if (block.kind === 'table') return true
    if (block.kind === 'paragraph') return block.sentences.some(isOfCase)
    return block.kind === 'list' && block.items.flat().some(isOfCase)
  })
