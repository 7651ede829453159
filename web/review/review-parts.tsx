import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Check, CheckCheck, CircleCheck, EyeOff, FilePlus, Pencil, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { FootBar, Key, type SmallAct } from '../ui/foot-bar.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProgressLine } from '../ui/progress.tsx'
import { CURRENT, itemElement, useReview } from './review-context.ts'
import type { Item } from './points.ts'
import { howFar, STATE_WORDS } from './words.ts'

/** What pages add to a review. */
export interface ReviewParts {
  /** Asks for a source; absent where sources are nobody's to choose. */
  onSource?: (item: Item) => void
  /** What stands beside a sentence: its nearest passages, and what no source holds of it. */
  beside?: (item: Item) => ReactNode
  /** Where it stands: "National importance, paragraph 3". */
  whereIs: (item: Item) => string
}

function Progress() {
  const { left, settled, isSaved } = useReview()
  const total = settled + left.length
  return (
    <>
      <p className="left">
        <b>{left.length === 0 ? t`No sentence left to look at` : howFar(settled, left.length)}</b>
      </p>
      <p className="saved">
        {isSaved ? (
          <>
            <Icon of={Check} size="s" />
            <Trans>Saved</Trans>
          </>
        ) : (
          t`Saving...`
        )}
      </p>
      <ProgressLine
        percent={total === 0 ? 100 : (100 * settled) / total}
        label={t`Sentences that you have looked at`}
      />
    </>
  )
}

/** Sentences of the same paragraph that are to be looked at too. */
const othersOf = (left: readonly Item[], item: Item | undefined): Item[] =>
  item === undefined ? [] : left.filter(({ block, id }) => block === item.block && id !== item.id)

/** The review beside the text: how far one is, the sentence with its sources, and what is done with it. */
export function ReviewPanel(parts: ReviewParts) {
  const { item, left, canUndo, undo, end, look, wordsOf } = useReview()
  const others = othersOf(left, item)
  return (
    <div className="review">
      <div className="review-head">
        <Progress />
        <div className="acts">
          <Button size="s" look="quiet" icon={Undo2} aria-disabled={!canUndo || undefined} onClick={undo}>
            <Trans>Undo</Trans>
            <Key>U</Key>
          </Button>
          <Button size="s" look="quiet" icon={X} onClick={end}>
            <Trans>End the review</Trans>
            <Key>{t`Esc`}</Key>
          </Button>
        </div>
      </div>
      {item === undefined ? (
        <AllLookedAt />
      ) : (
        <>
          <Current key={item.id} item={item} hasOthers={others.length > 0} {...parts} />
          {others.length > 0 && (
            <section className="review-others" aria-labelledby="review-others">
              <h3 id="review-others">
                <Trans>Also in this paragraph</Trans>
              </h3>
              <ul>
                {others.map((other) => (
                  <li key={other.id} id={itemElement(other)}>
                    <button type="button" className="words" lang="en" onClick={() => look(other)}>
                      {wordsOf(other)}
                    </button>
                    {parts.beside?.(other)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  )
}

function Current({ item, hasOthers, whereIs, beside, onSource }: ReviewParts & { item: Item; hasOthers: boolean }) {
  const { confirm, confirmParagraph, write, leaveOut, wordsOf, isEditable, writing } = useReview()
  const canWrite = isEditable(item)
  const isWritten = writing?.item.id === item.id
  return (
    <article
      className="review-current"
      id={CURRENT}
      tabIndex={-1}
      aria-labelledby="review-state review-words"
      aria-describedby="review-where"
    >
      <div id={itemElement(item)}>
        <p className="review-state">
          <span id="review-state">
            <Badge tone={item.state === 'open' ? 'line' : 'gap'}>{STATE_WORDS[item.state]}</Badge>
          </span>
          <span className="tiny quiet" id="review-where">
            {whereIs(item)}
          </span>
        </p>
        <p className="words" id="review-words" lang="en">
          {wordsOf(item)}
        </p>
        {!isWritten && (
          <div className="acts">
            <Button look="primary" icon={Check} onClick={() => confirm(item)}>
              <Trans>Confirm</Trans>
              <Key>{t`Enter`}</Key>
            </Button>
            {canWrite && (
              <Button size="s" look="quiet" icon={Pencil} onClick={() => write(item)}>
                <Trans>Edit</Trans>
                <Key>E</Key>
              </Button>
            )}
            {canWrite && onSource !== undefined && (
              <Button size="s" look="quiet" icon={FilePlus} onClick={() => onSource(item)}>
                <Trans>Add a source</Trans>
                <Key>S</Key>
              </Button>
            )}
            <Button size="s" look="quiet" icon={EyeOff} onClick={() => leaveOut(item)}>
              <Trans>Leave out</Trans>
              <Key>L</Key>
            </Button>
            {hasOthers && (
              <Button size="s" look="quiet" icon={CheckCheck} onClick={confirmParagraph}>
                <Trans>Confirm the paragraph</Trans>
                <Key>{t`Shift+Enter`}</Key>
              </Button>
            )}
          </div>
        )}
        {beside?.(item)}
      </div>
    </article>
  )
}

function AllLookedAt() {
  const { end } = useReview()
  return (
    <div className="review-done" id={CURRENT} tabIndex={-1}>
      <p className="found">
        <Icon of={CircleCheck} size="s" />
        <span>
          <b>
            <Trans>Well done. You have looked at every sentence.</Trans>
          </b>
        </span>
      </p>
      <p className="small soft">
        <Trans>When a fact or a paper changes, only the sentences that rest on it come back here.</Trans>
      </p>
      <Button look="primary" onClick={end}>
        <Trans>Back to the document</Trans>
      </Button>
    </div>
  )
}

/** The same at the foot of a small screen, within reach of the thumb. */
export function ReviewBar({ whereIs, beside, onSource }: ReviewParts) {
  const { item, left, canUndo, undo, end, confirm, confirmParagraph, write, leaveOut, isEditable, wordsOf } =
    useReview()
  const others = othersOf(left, item)
  const canWrite = item !== undefined && isEditable(item)
  const small: SmallAct[] = [
    { icon: Undo2, label: t`Undo`, isOff: !canUndo, onPress: undo },
    { icon: EyeOff, label: t`Leave out`, isOff: item === undefined, onPress: () => item && leaveOut(item) },
    ...(onSource === undefined
      ? []
      : [{ icon: FilePlus, label: t`Source`, isOff: !canWrite, onPress: () => item && onSource(item) }]),
    { icon: Pencil, label: t`Edit`, isOff: !canWrite, onPress: () => item && write(item) },
    { icon: X, label: t`End`, onPress: end },
  ]
  return (
    <FootBar
      label={t`What to do with this sentence`}
      above={
        <>
          <div className="review-head">
            <Progress />
          </div>
          {item !== undefined && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
            <div className="review-beside" role="region" tabIndex={0} aria-label={t`Nearest sources`}>
              <p className="review-state">
                <Badge tone={item.state === 'open' ? 'line' : 'gap'}>{STATE_WORDS[item.state]}</Badge>
                <span className="tiny quiet">{whereIs(item)}</span>
              </p>
              <div id={itemElement(item)}>{beside?.(item)}</div>
              {others.map((other) => (
                <div key={other.id} id={itemElement(other)}>
                  <p className="words" lang="en">
                    {wordsOf(other)}
                  </p>
                  {beside?.(other)}
                </div>
              ))}
            </div>
          )}
        </>
      }
      small={small}
      main={
        <div className="main-acts">
          {item === undefined ? (
            <Button look="primary" size="l" onClick={end}>
              <Trans>Back to the document</Trans>
            </Button>
          ) : (
            <>
              {others.length > 0 && (
                <Button size="l" icon={CheckCheck} onClick={confirmParagraph}>
                  <span>
                    <span className="sr">
                      <Trans>Confirm</Trans>{' '}
                    </span>
                    <Trans>Whole paragraph</Trans>
                  </span>
                </Button>
              )}
              <Button look="primary" size="l" icon={Check} onClick={() => confirm(item)}>
                <Trans>Confirm</Trans>
              </Button>
            </>
          )}
        </div>
      }
    />
  )
}
