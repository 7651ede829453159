import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CalendarX2 } from 'lucide-react'
import { useSecurity } from '../api/account-security.ts'
import { Icon } from '../ui/icon.tsx'
import { KeepAccount } from './keep-account.tsx'
import { dayOf } from '../ui/day.ts'

/** On every page of an account that is to be deleted: when, and the way back. */
export function DeletionBanner() {
  const deletion = useSecurity().data?.deletion
  if (!deletion) return null
  const day = dayOf(deletion.on)
  return (
    <aside className="deletion-banner" aria-label={t`Your account will be deleted`}>
      <Icon of={CalendarX2} />
      <p>
        <Trans>
          Your account will be deleted on <b className="num whitespace-nowrap">{day}</b>.
        </Trans>
      </p>
      <KeepAccount size="s" />
    </aside>
  )
}
