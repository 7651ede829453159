import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { LetterOverlap, PacketWriter } from '../../api/letter-packet.ts'
import { Badge } from '../../ui/badge.tsx'
import { documentAt, percentWords } from './words.ts'

/** Each pair of letters with what both say in the same words. */
export function Overlaps({
  overlaps,
  writers,
}: {
  overlaps: readonly LetterOverlap[]
  writers: readonly PacketWriter[]
}) {
  const nameOf = (id: number) => writers.find((writer) => writer.id === id)?.name ?? ''
  return (
    <section aria-labelledby="overlaps">
      <h2 id="overlaps">
        <Trans>The same words in two letters</Trans>
      </h2>
      <p className="small soft">
        <Trans>
          Two writers do not use the same eight words in a row. Names and titles are not counted; the newest drafts are
          compared.
        </Trans>
      </p>
      {overlaps.length === 0 ? (
        <p className="small mt-3">
          <Trans>There is nothing to compare before two letters are drafted.</Trans>
        </p>
      ) : (
        <ul className="packet-pairs">
          {overlaps.map((overlap) => (
            <Pair key={overlap.letters.join(' ')} overlap={overlap} names={overlap.writers.map(nameOf)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Pair({
  overlap: { percent, passages, letters },
  names,
}: {
  overlap: LetterOverlap
  names: readonly string[]
}) {
  const [one = '', other = ''] = names
  return (
    <li>
      <div className="packet-pair">
        <h3 className="wrap-anywhere">
          <Trans>
            {one} and {other}
          </Trans>
        </h3>
        <span className="packet-percent num">{percentWords(Math.max(...percent))}</span>
        {passages.length === 0 ? (
          <Badge tone="done">
            <Trans>Nothing shared</Trans>
          </Badge>
        ) : (
          <Badge tone="gap">
            <Trans>Shared words</Trans>
          </Badge>
        )}
      </div>
      {passages.length > 0 && (
        <>
          <p className="small soft wrap-anywhere">
            <Trans>
              {percentWords(percent[0])} of {one}’s letter and {percentWords(percent[1])} of {other}’s stand in both.
            </Trans>
          </p>
          <ul className="packet-passages">
            {passages.map(({ sides }) => (
              <li key={sides.map(({ block, before, shared }) => `${block} ${before}${shared}`).join(' | ')}>
                {sides.map(({ block, before, shared, after }, at) => (
                  <figure key={names[at]}>
                    <blockquote className="wrap-anywhere" lang="en">
                      {before}
                      <mark>{shared}</mark>
                      {after}
                    </blockquote>
                    <figcaption className="small soft">
                      <span className="wrap-anywhere">{names[at]}</span>
                      <Link to={documentAt(letters[at] ?? 0, block)}>
                        <Trans>
                          Open<span className="sr"> this passage in the letter of {names[at]}</span>
                        </Trans>
                      </Link>
                    </figcaption>
                  </figure>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
