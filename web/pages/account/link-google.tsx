import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ownPasswordSchema } from '#domain/account.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Link2, LoaderCircle, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError, saysOf } from '../../api/api-error.ts'
import { linkGoogle, waitingLinkQuery } from '../../api/google.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { codePath, nextPath } from '../../shell/require-user.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Door } from './door.tsx'
import { SetPasswordByMail } from './set-password-by-mail.tsx'
import { useWays } from './ways.ts'

const NO_ANSWER = t`No response from server. Please check your connection.`
const TITLE = t`Connect Google`

/** Whoever came from Google with the address of an account that exists already. */
export default function LinkGoogle() {
  const { data, error, isPending } = useQuery(waitingLinkQuery)
  const way = useWays()
  if (isPending)
    return (
      <Door
        title={TITLE}
        icon={LoaderCircle}
        intro={
          <span role="status">
            <Trans>This takes a moment.</Trans>
          </span>
        }
      />
    )
  if (error)
    return (
      <Door
        title={t`Please start again`}
        icon={CircleAlert}
        tone="error"
        intro={<span role="alert">{saysOf(error, NO_ANSWER)}</span>}
      >
        <div className="mt-6">
          <LinkButton to={way('/login')} look="primary">
            <Trans>Back to Login</Trans>
          </LinkButton>
        </div>
      </Door>
    )
  return data.has_password ? <ByPassword email={data.email} /> : <WithoutPassword email={data.email} />
}

function ByPassword({ email }: { email: string }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const way = useWays()
  const form = useZodForm({
    schema: ownPasswordSchema,
    defaultValues: { password: '' },
    failed: NO_ANSWER,
    save: async ({ password }) => {
      const next = nextPath(search)
      try {
        const start = await linkGoogle(password)
        void navigate(next ?? start, { replace: true })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'two_factor_required')) throw error
        void navigate(codePath(next), { replace: true })
      }
    },
  })
  return (
    <Door
      title={TITLE}
      icon={Link2}
      intro={
        <>
          <Trans>
            An account with <b>{email}</b> exists already. Enter its password once to connect Google. After that, you
            can log in either way.
          </Trans>
        </>
      }
    >
      <Form form={form} guard={false}>
        <FormFields
          groups={[
            {
              fields: [
                { name: 'password', label: t`Your password`, kind: 'password', autoComplete: 'current-password' },
              ],
            },
          ]}
        />
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Connecting...`}>
          <Trans>Connect and log in</Trans>
        </Button>
      </Form>
      <p className="other between">
        <Link to={way('/forgot-password')}>
          <Trans>Forgot password?</Trans>
        </Link>
        <Link to={way('/login')}>
          <Trans>Back to Login</Trans>
        </Link>
      </p>
    </Door>
  )
}

function WithoutPassword({ email }: { email: string }) {
  const [sent, setSent] = useState(false)
  const way = useWays()
  return (
    <Door
      title={TITLE}
      icon={sent ? MailCheck : Link2}
      intro={
        <>
          <Trans>
            An account with <b>{email}</b> exists already, and it has no password yet. Set one first: we send you a link
            by email. Then continue with Google again.
          </Trans>
        </>
      }
    >
      <div className="mt-6">
        <SetPasswordByMail email={email} onSent={() => setSent(true)} />
      </div>
      <p className="other">
        <Link to={way('/login')}>
          <Trans>Back to Login</Trans>
        </Link>
      </p>
    </Door>
  )
}
