import { t, plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TwoFactorSecret } from '#domain/two-factor.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { beginTwoFactor, endTwoFactor, renewRecoveryCodes, securityQuery } from '../../../api/account-security.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { later } from '../../../ui/later.tsx'
import { toast } from '../../../ui/toast.tsx'
import { type DialogWords, PasswordDialog } from './dialog-form.tsx'
import { LookupFailed } from './lookup-failed.tsx'

const RecoveryCodesDialog = later(async () => (await import('./recovery-codes.tsx')).RecoveryCodesDialog)
const SetUpApp = later(async () => (await import('./set-up-app.tsx')).SetUpApp)

type Asks =
  | { for: 'on' | 'off' | 'codes' }
  | { for: 'app'; secret: TwoFactorSecret }
  | { for: 'keeping'; codes: readonly string[] }

const WORDS: Record<'on' | 'off' | 'codes', DialogWords> = {
  on: {
    title: t`Turn on two-step sign-in`,
    intro: (
      <p className="soft small">
        <Trans>First, please enter your password. Then you connect your app.</Trans>
      </p>
    ),
    act: t`Continue`,
    acting: t`Checking...`,
  },
  off: {
    title: t`Turn off two-step sign-in?`,
    intro: (
      <p className="soft small">
        <Trans>
          Your password alone will be enough to log in. Your recovery codes end. You can turn it on again at any time.
        </Trans>
      </p>
    ),
    act: t`Turn off`,
    acting: t`Turning off...`,
    look: 'danger',
  },
  codes: {
    title: t`Make new recovery codes`,
    intro: (
      <p className="soft small">
        <Trans>You get ten new codes. The ones you have now stop working.</Trans>
      </p>
    ),
    act: t`Make new codes`,
    acting: t`Making them...`,
  },
}

/** Few enough that one had better make new ones. */
const FEW = 3

export function TwoFactor() {
  const { data, error, refetch } = useQuery(securityQuery)
  const [asks, setAsks] = useState<Asks | null>(null)
  const close = () => setAsks(null)
  const run = {
    on: async (password: string) => setAsks({ for: 'app', secret: await beginTwoFactor(password) }),
    off: async (password: string) => {
      await endTwoFactor(password)
      toast(t`Two-step sign-in is off`)
      close()
    },
    codes: async (password: string) => setAsks({ for: 'keeping', codes: await renewRecoveryCodes(password) }),
  }
  return (
    <section aria-labelledby="two-factor">
      <h2 id="two-factor">
        <Trans>Two-step sign-in</Trans>{' '}
        {data?.two_factor.enabled && (
          <Badge tone="done">
            <Trans>On</Trans>
          </Badge>
        )}
      </h2>
      <p className="soft">
        <Trans>
          After your password you also enter a code from an app on your phone. Whoever learns your password still cannot
          log in.
        </Trans>
      </p>
      {error && <LookupFailed text={t`We could not look up whether it is on.`} onRetry={() => void refetch()} />}
      {data && (
        <State
          enabled={data.two_factor.enabled}
          left={data.two_factor.recovery_codes_left}
          onAsk={(what) => setAsks({ for: what })}
        />
      )}
      {(asks?.for === 'on' || asks?.for === 'off' || asks?.for === 'codes') && (
        <PasswordDialog words={WORDS[asks.for]} run={run[asks.for]} onClose={close} />
      )}
      {asks?.for === 'app' && (
        <SetUpApp of={asks.secret} onDone={(codes) => setAsks({ for: 'keeping', codes })} onClose={close} />
      )}
      {asks?.for === 'keeping' && <RecoveryCodesDialog codes={asks.codes} onClose={close} />}
    </section>
  )
}

function State({
  enabled,
  left,
  onAsk,
}: {
  enabled: boolean
  left: number
  onAsk: (what: 'on' | 'off' | 'codes') => void
}) {
  if (!enabled)
    return (
      <Button onClick={() => onAsk('on')}>
        <Trans>Turn on</Trans>
      </Button>
    )
  const codesLeft = leftWords(left)
  return (
    <>
      {left < FEW ? (
        <Notice tone="gap">
          <Trans>{codesLeft} Please make new ones now, so that a lost phone does not lock you out.</Trans>
        </Notice>
      ) : (
        <p className="soft">{codesLeft}</p>
      )}
      <div className="factor-acts">
        <Button onClick={() => onAsk('codes')}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button look="quiet" onClick={() => onAsk('off')}>
          <Trans>Turn off</Trans>
        </Button>
      </div>
    </>
  )
}

const leftWords = (left: number): string => {
  if (left === 0) return t`You have no recovery codes left.`
  return plural(left, {
    one: `You have ${left} recovery code left.`,
    other: `You have ${left} recovery codes left.`,
  })
}
