import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isAnswer, type FactCard } from '#domain/fact-card.ts'
import { Check, ChevronRight, EyeOff, Pencil, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { langOf } from '../../language/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Source } from './source.tsx'
import { factId, isUnnamed, useWalk, type Writing } from './walk.ts'
import { WriteFact } from './write-box.tsx'

/** What is confirmed, or left out, folded to its number. Its rows are drawn once it is opened. */
export function Settled({
  state,
  cards,
  writing,
  title,
}: {
  state: 'confirmed' | 'left_out'
  cards: readonly FactCard[]
  writing: Writing | null
  title: string
}) {
  const [isOpened, setIsOpened] = useState(false)
  const count = cards.length
  if (count === 0) return null
  const isConfirmed = state === 'confirmed'
  return (
    <details className="settled" onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}>
      <summary>
        <Icon of={ChevronRight} size="s" />
        <Icon of={isConfirmed ? Check : EyeOff} size="s" />
        {isConfirmed
          ? plural(count, { one: '# confirmed', other: '# confirmed' })
          : plural(count, { one: '# left out', other: '# left out' })}
      </summary>
      {isOpened && (
        <ul>
          {cards.map((card) => (
            <SettledRow key={card.id} card={card} title={title} writing={writing?.id === card.id ? writing : null} />
          ))}
        </ul>
      )}
    </details>
  )
}

function SettledRow({ card, writing, title }: { card: FactCard; writing: Writing | null; title: string }) {
  const { write, takeBack } = useWalk()
  const { id, text, state, origin } = card
  const isConfirmed = state === 'confirmed'
  const element = factId(id)
  // What was entered word for word is confirmed by that: taken back it would be the same.
  const isEntered = origin === 'entered' && card.confirmed_at === null
  // An answer belongs to its recommender: the applicant leaves it out or uses it, and does not reword it.
  const isOthers = isAnswer(card)
  return (
    <li>
      <article id={element} className="fact is-settled" tabIndex={-1} aria-labelledby={`${element}-text`}>
        <div className="says">
          {writing === null ? (
            <p id={`${element}-text`} className="statement" lang={langOf(text)}>
              {text}
            </p>
          ) : (
            <>
              <span id={`${element}-text`} className="sr" lang={langOf(text)}>
                {text}
              </span>
              <WriteFact key={`${writing.kind} ${writing.id}`} writing={writing} />
            </>
          )}
          {writing === null && !isUnnamed(card) && (
            <div className="acts">
              {isConfirmed && !isOthers && (
                <Button
                  size="s"
                  look="quiet"
                  icon={Pencil}
                  aria-describedby={`${element}-text`}
                  onClick={() => write('edit', card)}
                >
                  <Trans>Correct</Trans>
                </Button>
              )}
              {!isEntered && !(isOthers && isConfirmed) && (
                <Button
                  size="s"
                  look="quiet"
                  icon={RotateCcw}
                  aria-describedby={`${element}-text`}
                  onClick={() => takeBack(card)}
                >
                  {isConfirmed ? t`Take back` : t`Use it again`}
                </Button>
              )}
              {(isEntered || (isOthers && isConfirmed)) && <LeaveOut card={card} />}
            </div>
          )}
        </div>
        <div className="from">
          <Source card={card} title={title} isWriting={writing !== null} />
        </div>
      </article>
    </li>
  )
}

function LeaveOut({ card }: { card: FactCard }) {
  const { leaveOut } = useWalk()
  return (
    <Button
      size="s"
      look="quiet"
      icon={EyeOff}
      aria-describedby={`${factId(card.id)}-text`}
      onClick={() => leaveOut(card)}
    >
      <Trans>Leave out</Trans>
    </Button>
  )
}
