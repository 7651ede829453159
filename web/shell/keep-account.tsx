import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { saysOf } from '../api/api-error.ts'
import { keepAccount } from '../api/own-data.ts'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'

/** Takes a planned deletion back. */
export function KeepAccount(look: Pick<ButtonLook, 'look' | 'size'>) {
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    try {
      await keepAccount()
      toast(t`Your account stays. Nothing was deleted.`)
    } catch (error) {
      setBusy(false)
      toast({ text: saysOf(error, t`Your account could not be kept. Please try again.`), tone: 'error' })
    }
  }
  return (
    <Button {...look} busy={busy} busyLabel={t`Keeping...`} onClick={() => void keep()}>
      <Trans>Keep my account</Trans>
    </Button>
  )
}
