import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isAnswer, type CardSource, type FactCard } from '#domain/fact-card.ts'
import { ExternalLink } from 'lucide-react'
import { langOf } from '../../language/lang-of.ts'
import { Icon } from '../../ui/icon.tsx'
import { moment } from '../../ui/moment.ts'
import { byPlace } from './by-place.ts'
import { isOfFile } from './groups.ts'
import { fieldName } from './field-names.ts'

/** Where a fact comes from: the words as they were typed, or the page of a paper. */
export function Source({ card, title, isWriting }: { card: FactCard; title: string; isWriting: boolean }) {
  const { sources, text, referee_id, confirmed_by, confirmed_at } = card
  if (isAnswer(card))
    return (
      <p className="tiny quiet">
        {confirmed_by === null || confirmed_at === null ? (
          <Trans>Answered by the link of the letter, without a name.</Trans>
        ) : (
          <Trans>
            Answered by the link of the letter, in the name {confirmed_by}, {moment(confirmed_at)}.
          </Trans>
        )}
      </p>
    )
  // The only paper that facts of a recommender come from.
  const of = referee_id === null ? title : t`Resume`
  const isOwn = sources.every((source) => !isOfFile(source) && source.words === '')
  if (isOwn)
    return (
      <p className="tiny quiet">
        <Trans>You added this fact yourself.</Trans>
      </p>
    )
  return byPlace(sources).map((source, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the sources of a card keep their order
    <Place key={at} source={source} title={of} isSaid={!isWriting && source.words === text} />
  ))
}

/** `isSaid`: the fact beside it has the same words, so they are not shown twice. */
function Place({ source, title, isSaid }: { source: CardSource; title: string; isSaid: boolean }) {
  const { words } = source
  const quote = !isSaid && words !== '' && (
    <blockquote className="typed" lang={langOf(words)}>
      {words}
    </blockquote>
  )
  if (isOfFile(source)) {
    const { file, page } = source
    return (
      <div>
        <p className="tiny quiet">
          <a href={`${file}#page=${page}`} target="_blank" rel="noopener">
            {title === '' ? (
              <Trans>Page {page} of your paper</Trans>
            ) : (
              <Trans>
                {title}, page {page}
              </Trans>
            )}
            <Icon of={ExternalLink} size="s" />
            <span className="sr">
              <Trans>, in a new tab</Trans>
            </span>
          </a>
          {isSaid && (
            <>
              {' '}
              <Trans>says this word for word.</Trans>
            </>
          )}
        </p>
        {quote}
      </div>
    )
  }
  const field = fieldName(source.field)
  return (
    <div>
      <p className="tiny quiet">
        {isSaid ? <Trans>As you wrote it under {field}</Trans> : <Trans>You wrote under {field}:</Trans>}
      </p>
      {quote}
    </div>
  )
}
