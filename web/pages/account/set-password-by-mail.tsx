import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { post } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { forgotFailure } from './forgot-password.tsx'

/** For an account without a password: the link of a forgotten one sets the first as well. */
export function SetPasswordByMail({ email, onSent }: { email: string; onSent?: () => void }) {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<{ text: string; tone: 'info' | 'error' } | null>(null)
  const send = async () => {
    setBusy(true)
    try {
      await post('/api/auth/forgot-password/', { email }, { open: true })
      setTold({ text: t`We have sent a link to ${email}. It works for one hour.`, tone: 'info' })
      onSent?.()
    } catch (error) {
      setTold({ text: forgotFailure(error), tone: 'error' })
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status">{told && <Notice tone={told.tone}>{told.text}</Notice>}</div>
      <Button look="primary" busy={busy} busyLabel={t`Sending...`} onClick={() => void send()}>
        {told?.tone === 'info' ? t`Send it again` : t`Send me a link`}
      </Button>
    </div>
  )
}
