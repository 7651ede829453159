import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isEditable } from '#domain/editable.ts'
import type { LinkedLetter } from '#domain/letter-link.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { ConfirmName } from '../../review/confirm-name.tsx'
import type { Place } from '../../review/points.ts'
import { ReviewContext } from '../../review/review-context.ts'
import { useReviewKeys } from '../../review/use-review-keys.ts'
import { ReviewBar, ReviewPanel } from '../../review/review-parts.tsx'
import { ReviewTrouble } from '../../review/trouble.tsx'
import { useReviewInView } from '../../review/use-in-view.ts'
import { toLookAt } from '../../review/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { LostParagraph } from '../document/lost-paragraph.tsx'
import { blockElement } from '../document/reading.ts'
import { useParagraphDraft } from '../document/use-paragraph-draft.ts'
import { isEnd } from './ended.tsx'
import { HAND_IN, HandIn } from './hand-in.tsx'
import { LetterHead } from './letter-head.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { blockOf, draftsOf, LinkedContext, questionElement, questionsOf, type Linked, type Typed } from './linked.ts'
import { Questions, QUESTIONS } from './questions.tsx'
import { Thanks } from './thanks.tsx'
import { useLetterReview } from './use-letter-review.ts'

const LETTER = 'letter'

/** Brings a place into view, with the focus on it or on what in it is typed into. */
function goTo(id: string, inside?: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: inside === undefined ? 'start' : 'center' })
  const target = inside === undefined ? place : place?.querySelector<HTMLElement>(inside)
  ;(target ?? place)?.focus({ preventScroll: true })
}

/** Back to the paragraph that is being typed. */
const typeOn = (): void => document.querySelector<HTMLElement>('.editor textarea')?.focus()

/** A letter that is there: who asks, the paper, the questions beside it, and the way back. */
export function OpenLetter({
  token,
  letter: read,
  error,
}: {
  token: string
  letter: LinkedLetter
  error: Error | null
}) {
  const [editing, setEditing] = useState<{ block: string; typed?: Typed } | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const draft = useParagraphDraft(draftsOf(token))
  const isClosed = read.signed !== null
  // The page was opened with an open letter: what is handed in is news.
  const [wasOpen] = useState(!isClosed)
  usePageTitle(t`Letter for ${read.applicant.name}`)
  const name = read.writer?.name ?? null
  const reviewed = useLetterReview(token, read)
  const { letter, review, states, typed, start } = reviewed
  const isReview = reviewed.isOn
  const isBeside = useMedia('(min-width: 64.0625rem)')
  useReviewInView(isReview ? review.item : undefined)
  useReviewKeys(isReview, review)

  // What was being typed before a reload is opened again, as it was left.
  const { kept } = draft
  const typedIn = kept?.block
  const isLost = typedIn !== undefined && blockOf(letter, typedIn) === null
  if (editing !== null && (isClosed || blockOf(letter, editing.block) === null)) setEditing(null)
  const [reopened, setReopened] = useState(false)
  if (!reopened && kept !== undefined) {
    setReopened(true)
    if (typedIn !== undefined && !isLost && !isClosed) setEditing({ block: typedIn })
  }

  /** Where to go once what was done shows. */
  const target = useRef<(() => void) | null>(null)
  useEffect(() => {
    target.current?.()
    target.current = null
  })

  const linked = useMemo<Linked>(
    () => ({
      token,
      letter,
      isClosed,
      name,
      edit: (block, typed) => {
        if (editing !== null && editing.block !== block) {
          toast({ text: t`Save or cancel the paragraph that you are editing first.`, tone: 'error' })
          typeOn()
          return
        }
        setEditing({ block, ...(typed && { typed }) })
      },
      showBlock: (block) => (editing?.block === block ? typeOn() : goTo(blockElement(block), '.para-edit')),
      showQuestion: (point) => {
        const asks = questionsOf(letter).find(({ points }) => points.some(({ id }) => id === point))
        if (asks === undefined) return
        setShown(asks.id)
        goTo(questionElement(asks.id), 'textarea, .answer button')
      },
      goOn: () => {
        setShown(null)
        target.current = () => goTo(QUESTIONS)
      },
      states,
      typed,
      startReview: () => start(review.left[0]?.id ?? 'done'),
    }),
    [token, letter, isClosed, name, editing, states, typed, start, review.left],
  )
  const left = questionsOf(letter)
  const placeOf = ({ block }: Place) => {
    const own = letter.blocks.filter(isEditable)
    const number = own.findIndex(({ id }) => id === block) + 1
    return number === 0 ? '' : t`Paragraph ${number}`
  }
  const next = left[0]
  return (
    <LinkedContext value={linked}>
      <ReviewContext value={review}>
        {error !== null && isEnd(error) && (
          <div className="letter-told">
            <Notice tone="error">
              <Trans>
                {saysOf(error, t`This link opens nothing any more.`)} What you see was read before that and can no
                longer be saved.
              </Trans>
            </Notice>
          </div>
        )}
        {isClosed ? (
          <Thanks isNew={wasOpen} />
        ) : (
          <LetterHead onGo={(to) => goTo(to === 'letter' ? LETTER : to === 'questions' ? QUESTIONS : HAND_IN)} />
        )}
        <div className={['doc letter-doc', isClosed && 'is-closed', isReview && 'is-review'].filter(Boolean).join(' ')}>
          <div className="mid">
            <h2 className="letter-title" id={LETTER} tabIndex={-1}>
              {isClosed ? t`The letter` : t`Your letter`}
              {!isClosed && (
                <span className="tiny quiet">
                  <Trans>Press a paragraph to change it.</Trans>
                </span>
              )}
            </h2>
            <ReviewTrouble queue={reviewed.queue} state={reviewed.state} />
            {kept && isLost && <LostParagraph text={kept.text} onDiscard={draft.drop} />}
            <LetterSheet
              editing={editing}
              reviewing={isReview ? review : null}
              draft={draft}
              onEdited={() => {
                const block = editing?.block
                setEditing(null)
                if (block !== undefined) target.current = () => goTo(blockElement(block), '.para-edit')
              }}
            />
          </div>
          <p className="sr" role="status">
            {review.said}
          </p>
          {isReview && isBeside ? (
            <aside className="questions" aria-label={t`Review`}>
              <ReviewPanel whereIs={placeOf} />
            </aside>
          ) : (
            <Questions shown={shown} />
          )}
          {!isClosed && <HandIn />}
          {isReview && !isBeside && editing === null && review.writing === null && <ReviewBar whereIs={placeOf} />}
        </div>
        {reviewed.naming && <ConfirmName {...reviewed.naming} />}
        {!isClosed && editing === null && !isReview && (
          <div className="sheetbar letter-bar">
            <p>
              <b>
                {left.length > 0
                  ? plural(left.length, { one: '# question left', other: '# questions left' })
                  : review.left.length > 0
                    ? toLookAt(review.left.length)
                    : t`Nothing left to answer`}
              </b>
            </p>
            {next === undefined && review.left.length > 0 ? (
              <Button look="primary" onClick={linked.startReview}>
                <Trans>Review</Trans>
              </Button>
            ) : (
              <Button
                look="primary"
                onClick={() => (next === undefined ? goTo(HAND_IN) : linked.showQuestion(next.id))}
              >
                {next === undefined ? t`Sign and return` : t`Answer`}
              </Button>
            )}
          </div>
        )}
      </ReviewContext>
    </LinkedContext>
  )
}
