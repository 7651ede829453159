import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { QUOTE_AS_TYPED, type FactCard } from '#domain/fact-card.ts'
import { memo } from 'react'
import { langOf } from '../../language/lang-of.ts'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { FactActions } from './fact-actions.tsx'
import { Source } from './source.tsx'
import { factId, useWalk, type Writing } from './walk.ts'
import { WriteFact } from './write-box.tsx'

/** A fact to look at, beside its source. The current one has its questions, choices and buttons. */
export const FactRow = memo(function FactRow({
  card,
  isCurrent,
  canJoin,
  writing,
  title,
}: {
  card: FactCard
  isCurrent: boolean
  canJoin: boolean
  writing: Writing | null
  /** What its paper is called, where it comes from one. */
  title: string
}) {
  const { look } = useWalk()
  const { id, text, state, questions, choices, was } = card
  const element = factId(id)
  const asks = isCurrent && questions.length > 0
  return (
    <li>
      <article
        id={element}
        className={isCurrent ? 'fact is-current' : 'fact'}
        tabIndex={-1}
        aria-labelledby={`${element}-state ${element}-text`}
        aria-describedby={asks ? `${element}-asks` : undefined}
        aria-current={isCurrent || undefined}
      >
        <div className="says">
          <p id={`${element}-state`}>
            <Badge tone={state === 'asks' ? 'gap' : 'line'}>
              {state === 'asks' ? t`Needs your answer` : t`To confirm`}
            </Badge>
          </p>
          {writing === null ? (
            <>
              {isCurrent ? (
                <p id={`${element}-text`} className="statement" lang={langOf(text)}>
                  {text}
                </p>
              ) : (
                <button
                  type="button"
                  id={`${element}-text`}
                  className="statement"
                  lang={langOf(text)}
                  onClick={() => look(id)}
                >
                  {text}
                </button>
              )}
              {isCurrent && was !== null && (
                <p className="small gap-note">
                  <Trans>You changed the words that this comes from. Before, it said: “{was}”</Trans>
                </p>
              )}
              {asks && (
                <ul id={`${element}-asks`} className="asks">
                  {questions.map((question) => (
                    <li key={question}>{translated(question)}</li>
                  ))}
                </ul>
              )}
              {isCurrent && choices.length > 0 && <Choices card={card} />}
              {isCurrent && <FactActions card={card} canJoin={canJoin} />}
            </>
          ) : (
            <>
              <p id={`${element}-text`} className="sr" lang={langOf(text)}>
                {text}
              </p>
              {questions.length > 0 && (
                <ul className="asks">
                  {questions.map((question) => (
                    <li key={question}>{translated(question)}</li>
                  ))}
                </ul>
              )}
              <WriteFact key={`${writing.kind} ${writing.id}`} writing={writing} />
            </>
          )}
        </div>
        <div className="from">
          <Source card={card} title={title} isWriting={writing !== null} />
        </div>
      </article>
    </li>
  )
})

/** Statements to take instead of typing one. */
function Choices({ card }: { card: FactCard }) {
  const { choose } = useWalk()
  return (
    <ul className="choices" aria-label={t`Take one of these`}>
      {card.choices.map(({ label, text }, at) => (
        <li key={text}>
          <button type="button" className="choice" onClick={() => choose(card, at)}>
            {at < 9 && (
              <span className="kbd" aria-hidden="true">
                {at + 1}
              </span>
            )}
            {label === QUOTE_AS_TYPED ? <span>{translated(label)}</span> : <span lang={langOf(text)}>{text}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
