import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CircleCheck, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { reopenLinkedPoint, type LinkQuestion } from '../../api/linked-letter.ts'
import { langOf } from '../../language/lang-of.ts'
import { useReview } from '../../review/review-context.ts'
import { toLookAt } from '../../review/words.ts'
import { moment } from '../../ui/moment.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { sentencesOf } from '../document/block-words.tsx'
import { capital, quoted } from '../document/words.ts'
import { blockOf, isAsked, questionElement, questionsOf, useLinked, type Question } from './linked.ts'
import { MissingQuestion } from './missing-question.tsx'
import { VerifyQuestion } from './verify-question.tsx'

export const QUESTIONS = 'questions'

/** What is asked in the letter, in its order, and what the recommender has confirmed. */
export function Questions({ shown }: { shown: string | null }) {
  const { letter, isClosed, startReview } = useLinked()
  const { left } = useReview()
  const asked = questionsOf(letter)
  const confirmed = letter.open.filter((point) => !isAsked(point))
  if (isClosed && confirmed.length === 0) return null
  return (
    <aside className="questions" aria-labelledby={QUESTIONS}>
      <h2 id={QUESTIONS} tabIndex={-1}>
        {isClosed
          ? t`Confirmed by name`
          : asked.length === 0
            ? t`Questions`
            : plural(asked.length, { one: '# question', other: '# questions' })}
      </h2>
      {!isClosed && left.length > 0 && (
        <p className="dh-review">
          <span>{toLookAt(left.length)}</span>
          <Button size="s" icon={ListChecks} onClick={startReview}>
            <Trans>Review</Trans>
          </Button>
        </p>
      )}
      {!isClosed &&
        (asked.length === 0 ? (
          left.length > 0 ? null : (
            <p className="found">
              <Icon of={CircleCheck} size="s" />
              <span>
                <Trans>Nothing is left to answer. The PDF and DOCX are no longer marked DRAFT.</Trans>
              </span>
            </p>
          )
        ) : (
          <p className="small soft">
            <Trans>The PDF and DOCX say DRAFT on each page until these are answered, confirmed or taken out.</Trans>
          </p>
        ))}
      {!isClosed && (
        <ol className="question-list">
          {asked.map((question) => (
            <Asked key={question.id} question={question} isShown={question.id === shown} />
          ))}
        </ol>
      )}
      {confirmed.length > 0 && (
        <>
          {!isClosed && (
            <h3>
              <Trans>Confirmed by name</Trans>
            </h3>
          )}
          <ul className="question-list">
            {confirmed.map((point) => (
              <Confirmed key={point.id} point={point} />
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}

function Asked({ question: { id, points }, isShown }: { question: Question; isShown: boolean }) {
  const { letter, showBlock } = useLinked()
  const [point] = points
  const { kind, block: inBlock, sentence: at } = point
  const text = points.map((one) => one.text).join(', ')
  const block = blockOf(letter, inBlock)
  const sentence = block === null ? undefined : sentencesOf(block)[at]
  const marks = letter.open.filter((other) => other.block === inBlock && other.sentence === at)
  return (
    <li id={questionElement(id)} tabIndex={-1} className={isShown ? 'question is-shown' : 'question'}>
      <div className="question-head">
        <Badge tone="gap">{kind === 'missing' ? t`Please add` : t`Please confirm`}</Badge>
        {block !== null && (
          <Button look="quiet" size="s" onClick={() => showBlock(inBlock)}>
            <Trans>
              Show in the letter
              <span className="sr" lang={langOf(text)}>
                : {text}
              </span>
            </Trans>
          </Button>
        )}
      </div>
      <h3 className="asks" lang="en">
        {kind === 'verify' ? points.map((one) => quoted(one.text)).join(', ') : capital(text)}
      </h3>
      {point.hint !== '' && (
        <details className="hint">
          <summary>
            <Trans>What {letter.applicant.name} wrote about this</Trans>
          </summary>
          <p className="small" lang={langOf(point.hint)}>
            {point.hint}
          </p>
        </details>
      )}
      {block === null || sentence === undefined ? (
        <p className="small soft">
          <Trans>
            This line follows from what {letter.applicant.name} entered. Please tell {letter.applicant.name} what it
            should say.
          </Trans>
        </p>
      ) : kind === 'missing' ? (
        <MissingQuestion point={point} block={block} sentence={sentence} mark={marks.indexOf(point)} />
      ) : (
        <VerifyQuestion points={points} block={block} sentence={sentence} />
      )}
    </li>
  )
}

function Confirmed({ point: { id, text, confirmed } }: { point: LinkQuestion }) {
  const { token, letter, isClosed } = useLinked()
  const [busy, setBusy] = useState(false)
  if (confirmed === null) return null
  const undo = async () => {
    setBusy(true)
    try {
      await reopenLinkedPoint(token, id)
      toast({ text: t`It is asked again` })
    } catch (error) {
      setBusy(false)
      toast({ text: saysOf(error, t`The server did not answer. Please try again.`), tone: 'error' })
    }
  }
  return (
    <li className="confirmed">
      <div className="grow">
        <p className="asks" lang="en">
          {quoted(text)}
        </p>
        <p className="tiny quiet">
          {confirmed.left_out && t`Left out.`}{' '}
          {confirmed.as === 'applicant'
            ? t`${confirmed.by}, for ${letter.applicant.name}, ${moment(confirmed.at)}`
            : t`${confirmed.by}, ${moment(confirmed.at)}`}
        </p>
      </div>
      {!isClosed && confirmed.as === 'recommender' && (
        <Button size="s" look="quiet" busy={busy} onClick={() => void undo()}>
          <Trans>
            Undo
            <span className="sr" lang={langOf(text)}>
              : {text}
            </span>
          </Trans>
        </Button>
      )}
    </li>
  )
}
