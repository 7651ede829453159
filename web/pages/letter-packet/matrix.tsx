import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PRONGS } from '#domain/letter-packet.ts'
import type { ReactNode } from 'react'
import type { LetterPacketView, PacketMark, PacketWriter } from '../../api/letter-packet.ts'
import { langOf } from '../../language/lang-of.ts'
import { translated } from '../../language/translated.ts'
import { Badge } from '../../ui/badge.tsx'
import { Mark, MarkLegend } from './mark.tsx'
import { TIE_BADGES } from './words.ts'

/** Prongs and contributions down, recommenders across. */
export function Matrix({ packet: { contributions, writers } }: { packet: LetterPacketView }) {
  return (
    <section aria-labelledby="matrix">
      <h2 id="matrix">
        <Trans>Who speaks to what</Trans>
      </h2>
      <MarkLegend />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
      <div className="packet-scroll" role="group" aria-label={t`The table, to be moved sideways`} tabIndex={0}>
        <table className="packet-matrix">
          <caption className="sr">
            <Trans>
              Which recommender speaks to which prong and contribution. A number counts the sentences of the letter.
            </Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">
                  <Trans>Prong or contribution</Trans>
                </span>
              </th>
              {writers.map((writer) => (
                <th key={writer.id} scope="col">
                  <span className="packet-name wrap-anywhere">{writer.name}</span>
                  <Badge tone={TIE_BADGES[writer.tie].tone}>{TIE_BADGES[writer.tie].text}</Badge>
                </th>
              ))}
            </tr>
          </thead>
          <Group name={t`Prongs`} across={writers.length + 1}>
            {PRONGS.map(({ prong, name, asks }) => (
              <Row
                key={prong}
                title={`${prong}. ${translated(name)}`}
                detail={translated(asks)}
                writers={writers}
                markOf={({ prongs }) => prongs.find((mark) => mark.prong === prong)}
              />
            ))}
          </Group>
          <Group name={t`Contributions`} across={writers.length + 1}>
            {contributions.map(({ key, title, group, detail }) => (
              <Row
                key={key}
                title={title}
                detail={[translated(group), detail].filter((part) => part !== '').join(' · ')}
                writers={writers}
                markOf={({ contributions: marks }) => marks.find((mark) => mark.key === key)}
              />
            ))}
          </Group>
        </table>
      </div>
    </section>
  )
}

function Group({ name, across, children }: { name: string; across: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className="packet-group">
        <th colSpan={across} scope="rowgroup">
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  )
}

function Row({
  title,
  detail,
  writers,
  markOf,
}: {
  title: string
  detail: string
  writers: readonly PacketWriter[]
  markOf: (writer: PacketWriter) => PacketMark | undefined
}) {
  return (
    <tr>
      <th scope="row">
        <span className="wrap-anywhere" lang={langOf(title)}>
          {title}
        </span>
        <span className="tiny quiet wrap-anywhere" lang={langOf(detail)}>
          {detail}
        </span>
      </th>
      {writers.map((writer) => (
        <td key={writer.id}>
          <Mark mark={markOf(writer)} letter={writer.letter?.id ?? null} name={writer.name} what={title} />
        </td>
      ))}
    </tr>
  )
}
