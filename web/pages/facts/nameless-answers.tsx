import { Plural, Trans } from '@lingui/react/macro'
import type { FactCard } from '#domain/fact-card.ts'
import { Link } from 'react-router'
import { langOf } from '../../language/lang-of.ts'
import { factId } from './walk.ts'

/** What was answered by the link of a letter without a name: it waits for the recommender, not for the applicant. */
export function NamelessAnswers({ cards, referee }: { cards: readonly FactCard[]; referee: number | null }) {
  if (cards.length === 0) return null
  return (
    <div className="nameless">
      <p className="small gap-note">
        <Plural
          value={cards.length}
          one="# answer was saved without a name. It is no fact until the recommender confirms it by name in the letter."
          other="# answers were saved without a name. They are no facts until the recommender confirms them by name in the letter."
        />{' '}
        <Link to={`/recommender-config?ref=${referee ?? ''}&tab=final`}>
          <Trans>Send the link</Trans>
        </Link>
      </p>
      <ul>
        {cards.map(({ id, text }) => (
          <li key={id} id={factId(id)} className="statement" lang={langOf(text)}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
