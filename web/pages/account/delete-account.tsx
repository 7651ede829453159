import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BAD_DELETION_LINK, type DeletionView, GRACE_DAYS } from '#domain/own-data.ts'
import { CalendarX2, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { confirmDeletion } from '../../api/own-data.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Door } from './door.tsx'
import { useMailedLink } from './use-mailed-link.ts'
import { WhatGoes } from './what-goes.tsx'
import { translated } from '../../language/translated.ts'
import { dayOf } from '../../ui/day.ts'

const DAY_MS = 24 * 3600 * 1000
const FAILED = t`Your account could not be deleted. Please try again.`

/** Where the mailed link leads. Opening it does nothing: programs that look through mails open links too. */
export default function ConfirmDeletion() {
  const { token = '' } = useParams()
  const [planned, setPlanned] = useState<DeletionView | null>(null)
  const [refused, setRefused] = useState<unknown>(null)
  const link = useMailedLink(`/api/account/deletion/confirm/${encodeURIComponent(token)}/`)
  if (planned !== null) return <Planned on={planned.on} />
  if (link === 'bad' || (refused instanceof ApiError && refused.status === 400)) return <BadLink />
  if (link === 'asking')
    return (
      <Door
        title={t`Delete your account?`}
        intro={
          <span role="status">
            <Trans>This takes a moment.</Trans>
          </span>
        }
      />
    )
  return <Asking token={token} failure={refused} onPlanned={setPlanned} onRefused={setRefused} />
}

function Asking({
  token,
  failure,
  onPlanned,
  onRefused,
}: {
  token: string
  failure: unknown
  onPlanned: (planned: DeletionView) => void
  onRefused: (error: unknown) => void
}) {
  const [busy, setBusy] = useState(false)
  const [day] = useState(() => dayOf(new Date(Date.now() + GRACE_DAYS * DAY_MS)))
  const confirm = async () => {
    setBusy(true)
    onRefused(null)
    try {
      onPlanned(await confirmDeletion(token))
    } catch (error) {
      setBusy(false)
      onRefused(error)
    }
  }
  return (
    <Door
      title={t`Delete your account?`}
      intro={
        <>
          <Trans>
            If you confirm it, your account will be deleted on <b className="num">{day}</b>. Until that day you can log
            in and keep it. After it, nothing can be brought back.
          </Trans>
        </>
      }
    >
      <div className="mt-6 grid gap-5">
        <WhatGoes />
        {failure !== null && <Notice tone="error">{saysOf(failure, FAILED)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button look="danger" busy={busy} busyLabel={t`One moment...`} onClick={() => void confirm()}>
            <Trans>Delete my account</Trans>
          </Button>
          <LinkButton to="/account-settings">
            <Trans>No, keep it</Trans>
          </LinkButton>
        </div>
      </div>
      <p className="other">
        <Trans>
          Would you like to have your data first? <Link to="/account-settings">Download it</Link>, then come back to the
          mail. Its link works for 24 hours.
        </Trans>
      </p>
    </Door>
  )
}

const Planned = ({ on }: { on: string }) => {
  const day = dayOf(on)
  return (
    <Door
      title={t`Your account will be deleted`}
      icon={CalendarX2}
      intro={
        <span role="status">
          <Trans>
            This will happen on <b className="num">{day}</b>. We have sent you a mail that says so. If you change your
            mind before that day, log in and press “Keep my account”.
          </Trans>
        </span>
      }
    >
      <div className="mt-6">
        <LinkButton to="/account-settings">
          <Trans>Keep my account</Trans>
        </LinkButton>
      </div>
    </Door>
  )
}

const BadLink = () => {
  const badLink = translated(BAD_DELETION_LINK)
  return (
    <Door
      title={t`This link does not work`}
      icon={CircleAlert}
      tone="error"
      intro={
        <span role="alert">
          <Trans>{badLink} Nothing was changed by opening it.</Trans>
        </span>
      }
    >
      <p className="mt-6 soft">
        <Trans>
          If you have confirmed already, a mail tells you the day. If not, and you still want to delete your account,
          ask for a new mail in your account settings.
        </Trans>
      </p>
      <div className="mt-6">
        <LinkButton to="/account-settings" look="primary">
          <Trans>Account settings</Trans>
        </LinkButton>
      </div>
    </Door>
  )
}
