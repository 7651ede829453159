import { Trans } from '@lingui/react/macro'
import { CFR_103_2 } from '#domain/official-texts.ts'
import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import { inFull } from '../profile/years.ts'
import { awayInWords, pressing, today } from './in-words.ts'

/** The date of a pending notice, before all else; nothing while no notice is stored. */
export function RfeDeadline({ deadlines }: { deadlines: readonly string[] }) {
  const from = today()
  const day = pressing(deadlines, from)
  if (day === null) return null
  const [date, away] = [inFull(day), awayInWords(day, from)]
  return (
    <div className="mt-5">
      <Notice tone="gap">
        {day < from ? (
          <Trans>
            The response to your RFE was due <b>{date}</b>, {away}.
          </Trans>
        ) : (
          <Trans>
            The response to your RFE is due <b>{date}</b>, {away}.
          </Trans>
        )}{' '}
        <Trans>
          It must have arrived by then, all of it at once, and the time is not extended (
          <a href={CFR_103_2.address} target="_blank" rel="noreferrer">
            8 CFR 103.2(b)(8)(iv), (11)
          </a>
          ).
        </Trans>
      </Notice>
    </div>
  )
}

/** What is said over the steps of the stage while there is no notice. */
export const RfeStageNote = () => (
  <p className="tiny quiet pb-1">
    <Trans>
      <Link to="/rfe">Add your notice</Link> first: it says what is asked, and by when.
    </Trans>
  </p>
)
