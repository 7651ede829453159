import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { RESENT } from '#domain/account.ts'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { post } from '../../api/client.ts'
import { stored } from '../../api/stored.ts'
import { nextPath } from '../../shell/require-user.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { Door } from './door.tsx'
import { useWays } from './ways.ts'
import { translated } from '../../language/translated.ts'

const FAILED = t`Failed to resend verification email. Please try again.`

export default function CheckEmail() {
  const email = stored('verifyEmail')
  const navigate = useNavigate()
  const way = useWays()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<{ text: string; tone: 'info' | 'error' } | null>(null)
  const resend = async () => {
    if (email === null) {
      toast({ text: t`Please try sign up again.`, tone: 'error', stays: true })
      void navigate(way('/register'))
      return
    }
    setBusy(true)
    try {
      const answer = await post<{ message?: string } | undefined>(
        '/api/auth/resend-verification/',
        { email, next: nextPath(search) },
        { open: true },
      )
      setTold({ text: translated(answer?.message ?? RESENT), tone: 'info' })
    } catch (error) {
      setTold({ text: error instanceof ApiError ? saysOf(error, FAILED) : FAILED, tone: 'error' })
    }
    setBusy(false)
  }
  return (
    <Door
      title={t`Check Your Email`}
      icon={MailCheck}
      intro={
        <>
          {email === null ? (
            <Trans>
              If you have just registered, we have sent a link to your email address. Open it to confirm that the
              address is yours; it works for 24 hours. In this browser nobody has registered yet.
            </Trans>
          ) : (
            <Trans>
              We have sent a link to <b>{email}</b>. Open it to confirm that the address is yours; it works for 24
              hours.
            </Trans>
          )}
        </>
      }
    >
      <div className="mt-6 grid gap-4" role="status">
        {told && <Notice tone={told.tone}>{told.text}</Notice>}
      </div>
      <div className="other between">
        <span>
          <Trans>
            Nothing there? Look in the spam folder, or{' '}
            <Button look="link" busy={busy} onClick={() => void resend()}>
              send it again
            </Button>
          </Trans>
        </span>
        {email === null && (
          <Link to={way('/register')}>
            <Trans>Create an account</Trans>
          </Link>
        )}
        <Link to={way('/login')}>
          <Trans>Back to Login</Trans>
        </Link>
      </div>
    </Door>
  )
}
