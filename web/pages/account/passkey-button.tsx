import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { canUsePasskeys } from '../../api/can-use-passkeys.ts'
import { deviceRefusal, logInByPasskey } from '../../api/passkeys.ts'
import { Button } from '../../ui/button.tsx'

/** The way in without a password, where the browser has it. */
export function PasskeyButton({
  remember,
  onDone,
  onFailure,
}: {
  remember: () => boolean
  onDone: (start: string) => void
  onFailure: (words: string | null) => void
}) {
  const [busy, setBusy] = useState(false)
  // A page that is built ahead has it: nearly every browser can, and `start.ts` takes it from the others.
  if (typeof window !== 'undefined' && !canUsePasskeys()) return null
  const logIn = async () => {
    setBusy(true)
    onFailure(null)
    try {
      onDone(await logInByPasskey(remember()))
    } catch (error) {
      const device = deviceRefusal(error, t`No passkey was used. Please try again, or log in with your password.`)
      onFailure(device ?? saysOf(error, t`No response from server. Please check your connection.`))
      setBusy(false)
    }
  }
  return (
    <Button
      data-passkey
      icon={KeyRound}
      busy={busy}
      busyLabel={t`Waiting for your device...`}
      onClick={() => void logIn()}
    >
      <Trans>Sign in with a passkey</Trans>
    </Button>
  )
}
