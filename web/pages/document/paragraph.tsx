import { Trans } from '@lingui/react/macro'
import type { Editable } from '#domain/editable.ts'
import { Pencil } from 'lucide-react'
import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import type { Writing } from '../../review/review-context.ts'
import { SentenceBox } from '../../review/sentence-box.tsx'
import { Button } from '../../ui/button.tsx'
import { BLOCK_NAMES, BlockWords, editLabel, sentencesOf } from './block-words.tsx'
import { blockElement, useReading, type Chosen } from './reading.ts'
import { Sentence } from './sentence.tsx'

/** The block before or after one, of those that can be read with the arrows. */
function neighbour(from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const all = [...(from.closest('.sheet')?.querySelectorAll<HTMLElement>('.para') ?? [])]
  return all[all.indexOf(from) + by]
}

/**
 * A paragraph, quotation or list. One stop of Tab for the whole text: the arrows go from block to block and from sentence to
 * sentence, Enter opens the block for typing, and Tab goes on to its chips.
 */
export const Paragraph = memo(function Paragraph({
  block,
  isAt,
  chosen,
  writing,
}: {
  block: Editable
  /** The block that Tab leads to. */
  isAt: boolean
  /** The chosen sentence where it is of this block. */
  chosen: Chosen | null
  /** The sentence of it that is typed anew. */
  writing: Writing | null
}) {
  const { choose, edit } = useReading()
  const sentences = sentencesOf(block)
  const words = `${blockElement(block.id)}-words`

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget, target } = event
    if (target !== currentTarget || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (key === 'Enter') edit(block.id)
    else if (key === 'Escape') choose(null)
    else if (key === 'ArrowDown' || key === 'ArrowUp') neighbour(currentTarget, key === 'ArrowDown' ? 1 : -1)?.focus()
    else if (key === 'ArrowRight' || key === 'ArrowLeft') {
      const next = chosen === null ? 0 : chosen.sentence + (key === 'ArrowRight' ? 1 : -1)
      if (next >= 0 && next < sentences.length) choose({ block: block.id, sentence: next })
    } else return
    event.preventDefault()
  }
  const onClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    // Words that were marked with the mouse are not chosen: they are to be copied.
    if (window.getSelection()?.isCollapsed === false) return
    const sentence = (target as Element).closest<HTMLElement>('[data-sentence]')?.dataset.sentence
    if (sentence !== undefined) choose({ block: block.id, sentence: Number(sentence) })
  }
  const show = (index: number) => {
    const sentence = sentences[index]
    if (sentence === undefined) return null
    if (writing?.item.sentence === index) return <SentenceBox key={`typed ${index}`} writing={writing} />
    const lit = chosen?.sentence === index
    return (
      <Sentence
        key={index}
        block={block.id}
        index={index}
        sentence={sentence}
        lit={lit}
        chip={chosen?.chip}
        reachable={isAt}
      />
    )
  }

  return (
    // A group of links that is also a stop of its own: the text stays text to whoever reads by ear.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys do what its links and button do
    <div
      className={isAt ? 'para is-at' : 'para'}
      id={blockElement(block.id)}
      role="group"
      aria-label={BLOCK_NAMES[block.kind]}
      aria-describedby={words}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={isAt ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <BlockWords block={block} id={words} show={show} />
      <Button
        className="para-edit"
        size="s"
        icon={Pencil}
        tabIndex={isAt ? 0 : -1}
        aria-label={editLabel(block)}
        onClick={() => edit(block.id)}
      >
        <span className="para-edit-word">
          <Trans>Edit</Trans>
        </span>
      </Button>
    </div>
  )
})
