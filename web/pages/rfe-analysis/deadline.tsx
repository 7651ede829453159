import { plural, t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { CFR_103_2 } from '#domain/official-texts.ts'
import { MAILING_DAYS } from '#domain/rfe.ts'
import { CalendarPlus } from 'lucide-react'
import { CALENDAR, ofNotice } from '../../api/rfe.ts'
import { Icon } from '../../ui/icon.tsx'
import { today } from '../dashboard/in-words.ts'
import { inFull } from '../profile/years.ts'
import { useNamedNotice } from '../rfe/which-notice.tsx'
import { countdown, type Countdown } from './countdown.ts'

/** Id of the words of the date that counts. */
export const DUE = 'due'

/** The days that are left, and the last day for the post, as a calendar file too while there is one. */
export function Deadline({ deadline }: { deadline: string }) {
  const notice = useNamedNotice()
  const left = countdown(deadline, today())
  return (
    <section className={`rfe-due rfe-due-${left.state}`} aria-labelledby={DUE}>
      <p className="fig">
        <b>{left.state === 'today' ? t`Today` : Math.abs(left.left)}</b>
        <span id={DUE} tabIndex={-1}>
          {headOf(left)}
        </span>
      </p>
      <p className="small soft grow">{restOf(left)}</p>
      {left.state !== 'past' && (
        <a className="btn btn-second btn-s" href={ofNotice(CALENDAR, notice)} download="rfe-dates.ics">
          <Icon of={CalendarPlus} size="s" />
          <Trans>Add to calendar</Trans>
        </a>
      )}
    </section>
  )
}

/** What stands behind the figure. */
function headOf({ due, left, state }: Countdown): string {
  const date = inFull(due)
  if (state === 'today') return t`is the last day: the response must arrive on ${date}.`
  if (state === 'past')
    return plural(-left, {
      one: `day ago, on ${date}, the response was due.`,
      other: `days ago, on ${date}, the response was due.`,
    })
  return plural(left, {
    one: `day left. The response must have arrived by ${date}.`,
    other: `days left. The response must have arrived by ${date}.`,
  })
}

function restOf({ post, left, state }: Countdown) {
  const rule = (
    <a href={CFR_103_2.address} target="_blank" rel="noreferrer">
      8 CFR 103.2(b)(8)(iv), (11)
    </a>
  )
  switch (state) {
    case 'ample':
      return (
        <>
          <Trans>
            Mail it by <b>{inFull(post)}</b> to allow {MAILING_DAYS} days for delivery. It goes in once, all of it
            together, and the time is not extended ({rule}).
          </Trans>
        </>
      )
    case 'post':
      return (
        <>
          <Trans>
            {inFull(post)}, the safe day for ordinary mail, is past. With{' '}
            <Plural value={left} one="# day" other="# days" /> left, send it with a courier that confirms the delivery.
            The time is not extended ({rule}).
          </Trans>
        </>
      )
    case 'today':
      return (
        <>
          <Trans>What arrives later counts as no answer. The time is not extended ({rule}).</Trans>
        </>
      )
    case 'past':
      return (
        <>
          <Trans>
            A petition that was not answered in time may be denied as abandoned or on the record as it stands (
            <a href={CFR_103_2.address} target="_blank" rel="noreferrer">
              8 CFR 103.2(b)(13)
            </a>
            ). Compare the date with the notice, and speak to a lawyer about a new filing or a motion.
          </Trans>
        </>
      )
  }
}
