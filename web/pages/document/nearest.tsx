import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { prefetchNearest, useNearest, type FoundSource } from '../../api/document.ts'
import { translated } from '../../language/translated.ts'
import { neighborOf } from '../../review/use-review.ts'
import type { Item, Place } from '../../review/points.ts'
import { useReview } from '../../review/review-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { chosenSentence, saidIn } from './chosen-sentence.ts'
import { excerpt } from './excerpt.ts'
import { Passages } from './passages.tsx'
import { useReading } from './reading.ts'
import { asSentence, quoted } from './words.ts'

/** As many as stand beside a sentence. */
const MOST = 3

function useSaid(): (place: Place) => string {
  const { document } = useReading()
  return ({ block, sentence }) => {
    const there = document.blocks.find((one) => one.kind !== 'page-break' && one.id === block)
    const words = there === undefined ? null : chosenSentence(there, sentence)
    return words === null ? '' : saidIn(words)
  }
}

/** What no source holds of a sentence, and the passages of the case file that share most with it. */
export function Nearest({ item }: { item: Item }) {
  const { document } = useReading()
  const { left } = useReview()
  const saidAt = useSaid()
  const said = saidAt(item)
  const { data, isError, isPending } = useNearest(document.id, said)
  const next = neighborOf(left, item, [])
  const after = next && neighborOf(left, next, [])
  const soon = [next, after].flatMap((one) => (one === undefined ? [] : [saidAt(one)])).join('\n')
  useEffect(() => {
    for (const near of soon.split('\n')) if (near !== '') void prefetchNearest(document.id, near)
  }, [document.id, soon])
  const near = (data?.results ?? [])
    .filter(({ excerpt: words }) => excerpt(words, said).some(({ shared }) => shared))
    .slice(0, MOST)
  const doubts = document.open.filter(({ id, kind }) => kind === 'verify' && item.points.includes(id))
  return (
    <div className="nearest" aria-busy={isPending || undefined}>
      {doubts.map(({ id, text, reason }) => (
        <p key={id} className="doubt">
          <span lang="en">{quoted(text)}</span>
          {reason !== '' && t`: ${asSentence(translated(reason))}`}
        </p>
      ))}
      {isError ? (
        <p className="tiny quiet">
          <Trans>Your case file could not be searched.</Trans>
        </p>
      ) : isPending ? (
        <p className="tiny quiet">
          <Trans>Looking…</Trans>
        </p>
      ) : near.length === 0 ? (
        <p className="tiny quiet">
          <Trans>Nothing in your case file is near this sentence.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Nearest in your case file`}>
          {near.map((source) => (
            <li key={source.id}>
              <NearPlace source={source} />
              <blockquote className="q" lang="en">
                <Passages source={source.excerpt} words={said} />
              </blockquote>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Where a passage stands, and the way there. */
function NearPlace({ source: { id, place } }: { source: FoundSource }) {
  const { exhibits, sources } = useReading()
  const [, number = '', page] = /^E(\d+)(?:p(\d+))?$/.exec(id) ?? []
  const exhibit = exhibits.get(Number(number))
  const href = sources.get(id)?.href
  if (exhibit !== undefined)
    return (
      <p className="tiny">
        <a href={page === undefined ? exhibit.url : `${exhibit.url}#page=${page}`} target="_blank" rel="noopener">
          {translated(place)}
          <Icon of={ExternalLink} size="s" />
          <span className="sr">
            <Trans>, in a new tab</Trans>
          </span>
        </a>
      </p>
    )
  return (
    <p className="tiny quiet">
      {href?.startsWith('/') ? <Link to={href}>{translated(place)}</Link> : translated(place)}
    </p>
  )
}
