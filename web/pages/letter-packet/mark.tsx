import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { PacketMark } from '../../api/letter-packet.ts'
import { documentAt, markWords } from './words.ts'

/** Filled with the number of sentences where the letter speaks to it, and then a link to the first; hollow where it is only chosen. */
export function Mark({
  mark,
  letter,
  name,
  what,
}: {
  mark: PacketMark | undefined
  letter: number | null
  name: string
  what: string
}) {
  if (mark === undefined)
    return (
      <span className="packet-mark">
        <span aria-hidden="true">–</span>
        <span className="sr">
          <Trans context="the letter does not speak to it">No</Trans>
        </span>
      </span>
    )
  const words = markWords(mark, name, what)
  if (mark.state === 'told' && letter !== null)
    return (
      <Link className="packet-mark is-told" to={documentAt(letter, mark.block)} title={words}>
        <span aria-hidden="true">{mark.sentences}</span>
        <span className="sr">{words}</span>
      </Link>
    )
  return <span className="packet-mark is-chosen" role="img" aria-label={words} title={words} />
}

/** What the marks mean. */
export function MarkLegend() {
  return (
    <p className="packet-legend tiny soft">
      <span>
        <span className="packet-mark is-told" aria-hidden="true">
          3
        </span>
        <Trans>The letter speaks to it, in so many sentences</Trans>
      </span>
      <span>
        <span className="packet-mark is-chosen" aria-hidden="true" />
        <Trans>Chosen, and not in the text yet</Trans>
      </span>
    </p>
  )
}
