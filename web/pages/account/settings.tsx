import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../../api/session.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { ErrorState } from '../../ui/states.tsx'
import './account.css'
import { ChangePassword } from './settings/change-password.tsx'
import { Passkeys } from './settings/passkeys.tsx'
import { TwoFactor } from './settings/two-factor.tsx'
import { OwnData } from './settings/own-data.tsx'
import { Devices } from './settings/devices.tsx'
import { Google } from './settings/google.tsx'
import { LOCALE } from '../../language/locale.ts'

const inFull = (date: string) => new Date(date).toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' })

export default function AccountSettings() {
  usePageTitle(t`Account Settings`)
  // Asked each time: the last login may have been elsewhere.
  const { data: me, error, refetch } = useQuery({ ...meQuery, refetchOnMount: 'always' })
  return (
    <div className="account">
      <h1>
        <Trans>Account Settings</Trans>
      </h1>
      {error ? (
        <ErrorState title={t`Error fetching user data`} onRetry={() => void refetch()} />
      ) : (
        <dl className="facts-list">
          <div>
            <dt>
              <Trans>Email</Trans>
            </dt>
            <dd>{me?.email}</dd>
          </div>
          <div>
            <dt>
              <Trans>Username</Trans>
            </dt>
            <dd>{me?.username}</dd>
          </div>
          <div>
            <dt>
              <Trans>Last login</Trans>
            </dt>
            <dd className="num">{me?.last_login ? inFull(me.last_login) : t`Not known`}</dd>
          </div>
        </dl>
      )}
      <ChangePassword />
      <TwoFactor />
      <Passkeys />
      <Google />
      <Devices />
      <OwnData />
    </div>
  )
}
