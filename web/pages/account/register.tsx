import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { registerSchema } from '#domain/account.ts'
import { withNext } from '#domain/own-path.ts'
import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { post } from '../../api/client.ts'
import { store } from '../../api/stored.ts'
import type { FieldGroup, FieldHints } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormField, FormFields } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { nextPath } from '../../shell/require-user.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Door } from './door.tsx'
import { PasswordHints } from './new-password/hints.tsx'
import { GoogleButton } from './google-button.tsx'

const DELAY = 2000

function RegisterHints(field: FieldHints) {
  const about = useWatch<{ username: string; email: string }, ['username', 'email']>({ name: ['username', 'email'] })
  return <PasswordHints {...field} about={about} />
}

const groups: FieldGroup[] = [
  {
    fields: [
      {
        name: 'username',
        label: t`Username`,
        kind: 'text',
        // One signs in by e-mail: a password manager must not keep this as the name to sign in with.
        autoComplete: 'nickname',
        help: t`Letters and digits only.`,
      },
      { name: 'email', label: t`Email`, kind: 'email', autoComplete: 'email' },
      {
        name: 'password',
        label: t`Password`,
        kind: 'password',
        autoComplete: 'new-password',
        hints: RegisterHints,
      },
    ],
  },
]

/** What the page says of a refusal that no field is to blame for; null where the fields say it. */
export function registerFailure(error: ApiError): string | null {
  if (error.status === 0) return t`Unable to connect to the server. Please try again later.`
  if (error.status === 503) return t`Service is temporarily unavailable. Please try again in a few minutes.`
  if (Object.keys(error.fields).length > 0) return null
  return error.status === 429 ? error.says(t`An unexpected error occurred`) : t`An unexpected error occurred`
}

export default function Register() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = nextPath(search)
  const checkEmail = withNext('/verify-email', next)
  const [done, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useZodForm({
    schema: registerSchema,
    defaultValues: { username: '', email: '', password: '', acceptedTerms: false },
    save: async (fields) => {
      setFailure(null)
      try {
        await post('/api/auth/register/', { ...fields, next }, { open: true })
        store('verifyEmail', fields.email)
        setDone(true)
      } catch (error) {
        const told = error instanceof ApiError ? registerFailure(error) : t`An unexpected error occurred`
        if (told === null) throw error
        setFailure(told)
      }
    },
  })
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(checkEmail), DELAY)
    return () => clearTimeout(timer)
  }, [done, navigate, checkEmail])

  if (done)
    return (
      <Door title={t`Your account is ready`} icon={MailCheck} intro={t`One thing is left: confirming your email.`}>
        <p className="other" role="status">
          <Link to={checkEmail}>
            <Trans>Go on</Trans>
          </Link>
        </p>
      </Door>
    )
  return (
    <Door title={t`Sign up`} intro={t`Free until you buy a package. You can look at everything first.`}>
      <Form form={form} guard={false}>
        {failure !== null && (
          <Notice tone="error" onDismiss={() => setFailure(null)}>
            {failure}
          </Notice>
        )}
        <FormFields groups={groups} />
        <FormField
          values={{}}
          field={{
            name: 'acceptedTerms',
            kind: 'checkbox',
            label: t`Terms`,
            words: (
              <>
                <Trans>
                  I accept the{' '}
                  <a href="/terms" target="_blank" rel="noreferrer">
                    terms
                  </a>{' '}
                  and{' '}
                  <a href="/privacy" target="_blank" rel="noreferrer">
                    privacy policy
                  </a>
                </Trans>
              </>
            ),
          }}
        />
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Signing up...`}>
          <Trans>Sign up</Trans>
        </Button>
      </Form>
      <GoogleButton next={next} />
      <p className="other">
        <Trans>
          Have an account? <Link to={withNext('/login', next)}>Log In</Link>
        </Trans>
      </p>
    </Door>
  )
}
