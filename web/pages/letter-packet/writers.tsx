import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PRONGS } from '#domain/letter-packet.ts'
import { Link } from 'react-router'
import type { LetterPacketView, PacketMark, PacketWriter } from '../../api/letter-packet.ts'
import { langOf } from '../../language/lang-of.ts'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Mark, MarkLegend } from './mark.tsx'
import { documentAt, letterLine, TIE_BADGES } from './words.ts'

/** Who writes, how independent each is, and how far the letter has come. */
export function Writers({ writers }: { writers: readonly PacketWriter[] }) {
  return (
    <section aria-labelledby="writers">
      <h2 id="writers">
        <Trans>Recommenders</Trans>
      </h2>
      <ul className="packet-writers">
        {writers.map((writer) => (
          <li key={writer.id}>
            <div>
              <h3 className="wrap-anywhere">{writer.name}</h3>
              <p className="small soft wrap-anywhere" lang={langOf(writer.title + writer.organization)}>
                {writer.title}, {writer.organization}
              </p>
            </div>
            <Standing writer={writer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same for one hand: a card for each recommender, with its column of the matrix. */
export function WriterCards({ packet: { writers, contributions } }: { packet: LetterPacketView }) {
  return (
    <section aria-labelledby="matrix">
      <h2 id="matrix">
        <Trans>Who speaks to what</Trans>
      </h2>
      <MarkLegend />
      <ul className="packet-cards">
        {writers.map((writer) => (
          <Card as="li" key={writer.id}>
            <h3 className="wrap-anywhere">{writer.name}</h3>
            <p className="small soft wrap-anywhere" lang={langOf(writer.title + writer.organization)}>
              {writer.title}, {writer.organization}
            </p>
            <Standing writer={writer} />
            <Column
              name={t`Prongs`}
              writer={writer}
              rows={PRONGS.map(({ prong, name }) => ({
                key: String(prong),
                title: `${prong}. ${translated(name)}`,
                mark: writer.prongs.find((mark) => mark.prong === prong),
              }))}
            />
            <Column
              name={t`Contributions`}
              writer={writer}
              rows={contributions.flatMap(({ key, title }) => {
                const mark = writer.contributions.find((one) => one.key === key)
                return mark === undefined ? [] : [{ key, title, mark }]
              })}
            />
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Column({
  name,
  writer,
  rows,
}: {
  name: string
  writer: PacketWriter
  rows: readonly { key: string; title: string; mark: PacketMark | undefined }[]
}) {
  return (
    <>
      <h4 className="over">{name}</h4>
      {rows.length === 0 && (
        <p className="small soft">
          <Trans>None chosen yet.</Trans>
        </p>
      )}
      <ul className="packet-column">
        {rows.map(({ key, title, mark }) => (
          <li key={key}>
            <span className="wrap-anywhere" lang={langOf(title)}>
              {title}
            </span>
            <Mark mark={mark} letter={writer.letter?.id ?? null} name={writer.name} what={title} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Standing({ writer }: { writer: PacketWriter }) {
  const { id, name, tie, reason, ask, letter } = writer
  return (
    <div className="packet-standing small">
      <p>
        <Badge tone={TIE_BADGES[tie].tone}>{TIE_BADGES[tie].text}</Badge>{' '}
        <span className="wrap-anywhere">{translated(reason)}</span>
      </p>
      {ask.length > 0 && (
        <div>
          <p>
            <Trans>To answer:</Trans>
          </p>
          <ul className="packet-ask">
            {ask.map((question) => (
              <li key={question} className="wrap-anywhere">
                {translated(question)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="soft">{letterLine(writer)}</p>
      <p className="packet-ways">
        {letter !== null && (
          <Link to={documentAt(letter.id, null)}>
            <Trans>
              Open the letter<span className="sr"> of {name}</span>
            </Trans>
          </Link>
        )}
        <Link to={`/recommender-config?ref=${id}`}>
          {ask.length > 0 ? t`Answer` : t({ message: 'Profile', context: 'of a recommender' })}
          <span className="sr">
            {' '}
            <Trans>of {name}</Trans>
          </span>
        </Link>
      </p>
    </div>
  )
}
