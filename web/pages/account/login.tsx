import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { INVALID_CREDENTIALS, loginSchema } from '#domain/account.ts'
import { providerProblem } from '#domain/provider-sign-in.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { logIn } from '../../api/session.ts'
import { store } from '../../api/stored.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields, FormField } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { nextPath } from '../../shell/require-user.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { clearToasts } from '../../ui/toast.tsx'
import { Door } from './door.tsx'
import { LoginCode } from './login-code.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { GoogleButton } from './google-button.tsx'
import { useWays } from './ways.ts'
import { translated } from '../../language/translated.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'

const groups: FieldGroup[] = [
  {
    fields: [
      { name: 'email', label: t`Email`, kind: 'email', autoComplete: 'email' },
      { name: 'password', label: t`Password`, kind: 'password', autoComplete: 'current-password' },
    ],
  },
]

/** What the login page says of a refusal. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t`Error making login request. Please try again.`
  if (error.status === 401) return translated(INVALID_CREDENTIALS)
  if (error.status === 403) return t`Access denied. Please try again.`
  if (error.status === 0) return t`No response from server. Please check your connection.`
  return error.says(t`Login failed. Please try again.`)
}

export default function Login() {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const way = useWays()
  const [failure, setFailure] = useState(() => {
    const problem = providerProblem(search.get('problem'))
    return problem && translated(problem)
  })
  const [unverified, setUnverified] = useState(false)
  const [asksForCode, setAsksForCode] = useState(() => search.get('step') === 'code')
  const goOn = (start: string) => {
    clearToasts()
    void navigate(nextPath(search) ?? start, { replace: true })
  }
  const form = useZodForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '', remember_me: false },
    save: async (fields) => {
      setFailure(null)
      setUnverified(false)
      try {
        goOn(await logIn(fields))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'two_factor_required') {
          setAsksForCode(true)
          return
        }
        setFailure(loginFailure(error))
        if (error instanceof ApiError && error.code === 'email_not_verified') {
          store('verifyEmail', fields.email)
          setUnverified(true)
        }
      }
    },
  })
  const remember = useWatch({ control: form.methods.control, name: 'remember_me' }) === true
  /** What the address told once is not told again by a reload. */
  const forget = (told: 'problem' | 'step') => {
    if (!search.has(told)) return
    search.delete(told)
    setSearch(search, { replace: true })
  }
  const dismiss = () => {
    setFailure(null)
    forget('problem')
  }
  const leaveCode = () => {
    setAsksForCode(false)
    forget('step')
  }
  if (asksForCode)
    return (
      <LoginCode
        onDone={goOn}
        onBack={leaveCode}
        onOver={(words) => {
          leaveCode()
          setFailure(words)
        }}
      />
    )
  return (
    <Door
      title={t`Log In`}
      intro={
        <Trans>
          Go on where you left off. New here? <Link to={way('/register')}>Sign up</Link>
        </Trans>
      }
    >
      <Form form={form} guard={false}>
        {failure !== null && (
          <Notice tone="error" onDismiss={dismiss}>
            {failure}
            {BETWEEN_SENTENCES}
            {unverified && (
              <Link to={way('/verify-email')}>
                <Trans>Send the verification email again</Trans>
              </Link>
            )}
          </Notice>
        )}
        <FormFields groups={groups} />
        <div className="between">
          <FormField field={{ name: 'remember_me', label: t`Remember me`, kind: 'checkbox' }} values={{}} />
          <Link to={way('/forgot-password')}>
            <Trans>Forgot password?</Trans>
          </Link>
        </div>
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Logging in...`}>
          <Trans>Log In</Trans>
        </Button>
        <PasskeyButton
          remember={() => form.methods.getValues('remember_me') === true}
          onDone={goOn}
          onFailure={(words) => {
            setFailure(words)
            setUnverified(false)
          }}
        />
      </Form>
      <GoogleButton next={nextPath(search)} remember={remember} />
    </Door>
  )
}
