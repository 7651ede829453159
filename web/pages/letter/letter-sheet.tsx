import { Trans } from '@lingui/react/macro'
import { isEditable, type Editable } from '#domain/editable.ts'
import { Pencil } from 'lucide-react'
import type { MouseEvent } from 'react'
import { placeOf, type Place } from '../../review/points.ts'
import type { Review } from '../../review/review-context.ts'
import { SentenceBox } from '../../review/sentence-box.tsx'
import { Button } from '../../ui/button.tsx'
import { BlockWords, editLabel, sentencesOf } from '../document/block-words.tsx'
import { Heading, PlainBlock, type ShowInlines } from '../document/plain-blocks.tsx'
import { blockElement } from '../document/reading.ts'
import { StateSign } from '../document/sentence.tsx'
import type { ParagraphDraft } from '../document/use-paragraph-draft.ts'
import { LetterEditor } from './letter-editor.tsx'
import { useLinked, type Typed } from './linked.ts'
import { WordsOnPaper } from './words-on-paper.tsx'

const onPaper: ShowInlines = (inlines, place) => <WordsOnPaper inlines={inlines} place={place} />

/** The letter as paper; each of its paragraphs can be typed anew. */
export function LetterSheet({
  editing,
  reviewing,
  draft,
  onEdited,
}: {
  editing: { block: string; typed?: Typed } | null
  /** The review that goes on. */
  reviewing: Review | null
  draft: ParagraphDraft
  onEdited: () => void
}) {
  const { letter } = useLinked()
  return (
    <article className="sheet" aria-label={letter.title}>
      {letter.blocks.map((block, at) => {
        const key = block.kind === 'page-break' ? `break-${at}` : block.id
        if (block.kind === 'heading') return <Heading key={key} block={block} />
        if (!isEditable(block)) return <PlainBlock key={key} block={block} show={onPaper} />
        if (editing?.block === block.id)
          return (
            <LetterEditor key={`${key}-typed`} block={block} typed={editing.typed} draft={draft} onDone={onEdited} />
          )
        return <LetterParagraph key={key} block={block} reviewing={reviewing} />
      })}
    </article>
  )
}

function LetterParagraph({ block, reviewing }: { block: Editable; reviewing: Review | null }) {
  const { edit, isClosed, states, typed } = useLinked()
  const sentences = sentencesOf(block)
  const words = `${blockElement(block.id)}-words`
  const onClick = ({ target }: MouseEvent) => {
    // Words that were marked with the mouse are to be copied; what is asked leads elsewhere.
    const isOwn = target instanceof Element && target.closest('a, button') === null
    if (isClosed || !isOwn || window.getSelection()?.isCollapsed === false) return
    if (reviewing === null) return edit(block.id)
    const index = Number(target.closest<HTMLElement>('[data-sentence]')?.dataset['sentence'] ?? -1)
    const item = reviewing.left.find((one) => one.block === block.id && one.sentence === index)
    if (item !== undefined) reviewing.look(item)
  }
  return (
    // A press on the text is a shorter way to what its button does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div className={isClosed ? 'para is-closed' : 'para'} id={blockElement(block.id)} onClick={onClick}>
      <BlockWords
        block={block}
        id={words}
        show={(index) => {
          const inlines = sentences[index]?.inlines ?? []
          const place = { block: block.id, sentence: index }
          const isHere = (one: Place | undefined) => one?.block === block.id && one.sentence === index
          if (reviewing?.writing && isHere(reviewing.writing.item))
            return <SentenceBox key={`typed ${index}`} writing={reviewing.writing} />
          const words = typed.get(placeOf(place))
          const state = words === undefined ? states.get(placeOf(place)) : 'confirmed'
          return (
            <span
              key={index}
              className={isHere(reviewing?.item) ? 'sen lit' : 'sen'}
              data-sentence={index}
              data-state={state}
            >
              {words === undefined ? <WordsOnPaper inlines={inlines} place={place} /> : words}
              <StateSign state={state} />
            </span>
          )
        }}
      />
      {!isClosed && (
        <Button
          className="para-edit"
          size="s"
          icon={Pencil}
          aria-label={editLabel(block)}
          onClick={() => edit(block.id)}
        >
          <span className="para-edit-word">
            <Trans>Edit</Trans>
          </span>
        </Button>
      )}
    </div>
  )
}
