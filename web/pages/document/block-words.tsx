import { t } from '@lingui/core/macro'
import { blockText } from '#domain/document-text.ts'
import type { Editable } from '#domain/editable.ts'
import type { ReactNode } from 'react'

export const BLOCK_NAMES = { paragraph: t`Paragraph`, quote: t`Quotation`, list: t`List` }
const EDIT_BLOCK = { paragraph: t`Edit this paragraph`, quote: t`Edit this quotation`, list: t`Edit this list` }
/** What the box in which it is typed is called. */
export const TYPED_BLOCK = { ...BLOCK_NAMES, list: t`List, one item on a line` }

/** The sentences of a block, those of all its items counted through. */
export const sentencesOf = (block: Editable) => (block.kind === 'list' ? block.items.flat() : block.sentences)

const FIRST_WORDS = /^(?:\S+\s+){0,5}\S+/

/** The name of the button that opens a block for typing: its first words tell it from fifty others. */
export function editLabel(block: Editable): string {
  const [begins = ''] = FIRST_WORDS.exec(blockText(block)) ?? []
  const does = EDIT_BLOCK[block.kind]
  return begins === '' ? does : t`${does}: “${begins}…”`
}

/** The words of a paragraph, quotation or list, sentence by sentence. */
export function BlockWords({
  block,
  id,
  show,
}: {
  block: Editable
  id: string
  /** Sets one of its sentences, which are counted through. */
  show: (sentence: number) => ReactNode
}) {
  const spaced = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => (at === 0 ? show(from) : [' ', show(from + at)]))
  if (block.kind === 'list') return <Items block={block} id={id} show={spaced} />
  const words = spaced(0, block.sentences.length)
  if (block.kind === 'paragraph')
    return (
      <p id={id} lang="en">
        {words}
      </p>
    )
  return (
    <blockquote id={id} lang="en">
      <p>{words}</p>
    </blockquote>
  )
}

function Items({
  block,
  id,
  show,
}: {
  block: Extract<Editable, { kind: 'list' }>
  id: string
  show: (from: number, count: number) => ReactNode
}) {
  const Element = block.ordered ? 'ol' : 'ul'
  // Where each item's sentences begin among those of the whole list.
  const firsts = block.items.map((_, at) => block.items.slice(0, at).flat().length)
  return (
    <Element id={id} lang="en">
      {block.items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- items stand still within a version
        <li key={at}>{show(firsts[at] ?? 0, item.length)}</li>
      ))}
    </Element>
  )
}
