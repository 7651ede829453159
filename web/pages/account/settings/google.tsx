import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { GOOGLE_DISCONNECTED, NO_PASSWORD, providerProblem } from '#domain/provider-sign-in.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { securityQuery } from '../../../api/account-security.ts'
import { connectGoogle, disconnectGoogle, googleQuery } from '../../../api/google.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { GoogleMark } from '../google-button.tsx'
import { type DialogWords, PasswordDialog } from './dialog-form.tsx'
import { LookupFailed } from './lookup-failed.tsx'
import { translated } from '../../../language/translated.ts'
import { BETWEEN_SENTENCES } from '../../../language/locale.ts'

const CONNECT: DialogWords = {
  title: t`Connect Google`,
  intro: (
    <p className="soft small">
      <Trans>First, please enter your password. Then you choose your account at Google.</Trans>
    </p>
  ),
  act: t`Continue to Google`,
  acting: t`Checking...`,
}
const DISCONNECT: DialogWords = {
  title: t`Disconnect Google?`,
  intro: (
    <p className="soft small">
      <Trans>You will log in with your password. You can connect Google again at any time.</Trans>
    </p>
  ),
  act: t`Disconnect`,
  acting: t`Disconnecting...`,
  look: 'danger',
}

export function Google() {
  const [search, setSearch] = useSearchParams()
  const problem = providerProblem(search.get('problem'))
  const { data: offered } = useQuery(googleQuery)
  const { data, error, refetch } = useQuery(securityQuery)
  const [asks, setAsks] = useState<'connect' | 'disconnect' | null>(null)
  const close = () => setAsks(null)
  const shown = offered === true && data !== undefined
  // Whoever comes back from Google is led here, and the page has only now what to show.
  useEffect(() => {
    if (shown && location.hash === '#google') document.getElementById('google')?.scrollIntoView({ block: 'center' })
  }, [shown])
  if (offered !== true) return null
  const forgetProblem = () =>
    setSearch(
      (now) => {
        now.delete('problem')
        return now
      },
      { replace: true },
    )
  return (
    <section aria-labelledby="google">
      <h2 id="google">
        <Trans>Google</Trans>{' '}
        {data?.google && (
          <Badge tone="done">
            <Trans>Connected</Trans>
          </Badge>
        )}
      </h2>
      {data?.google ? (
        <p className="soft">
          {data.has_password ? (
            <Trans>
              You can log in with Google, as <b>{data.google.email}</b>.
            </Trans>
          ) : (
            <Trans>
              You can log in with Google, as <b>{data.google.email}</b>. To disconnect it, set a password first.
            </Trans>
          )}
        </p>
      ) : (
        <p className="soft">
          <Trans>Log in with Google instead of typing your password.</Trans>
          {BETWEEN_SENTENCES}
          {data?.has_password === false && translated(NO_PASSWORD)}
        </p>
      )}
      {problem !== null && (
        <Notice tone="error" onDismiss={forgetProblem}>
          {translated(problem)}
        </Notice>
      )}
      {error && <LookupFailed text={t`We could not look up whether it is connected.`} onRetry={() => void refetch()} />}
      {data?.has_password &&
        (data.google ? (
          <Button onClick={() => setAsks('disconnect')}>
            <Trans>Disconnect</Trans>
          </Button>
        ) : (
          <Button onClick={() => setAsks('connect')}>
            <GoogleMark />
            <Trans>Connect Google</Trans>
          </Button>
        ))}
      {asks === 'connect' && <PasswordDialog words={CONNECT} run={connectGoogle} onClose={close} />}
      {asks === 'disconnect' && (
        <PasswordDialog
          words={DISCONNECT}
          run={async (password) => {
            await disconnectGoogle(password)
            toast(translated(GOOGLE_DISCONNECTED))
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
