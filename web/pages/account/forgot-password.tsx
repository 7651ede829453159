import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { forgotPasswordSchema, RESET_LINK_SENT } from '#domain/account.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { post } from '../../api/client.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Door } from './door.tsx'
import { useWays } from './ways.ts'
import { translated } from '../../language/translated.ts'

/** What the page says of a refusal. */
export function forgotFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'timeout')
    return t`Request timed out. Please check if the email is registered first.`
  const fallback = t`Something went wrong. Please try again later.`
  return error instanceof ApiError ? error.says(fallback) : fallback
}

export default function ForgotPassword() {
  const way = useWays()
  const [told, setTold] = useState<{ text: string; tone: 'info' | 'error' } | null>(null)
  const form = useZodForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
    save: async (fields) => {
      setTold(null)
      try {
        await post('/api/auth/forgot-password/', fields, { open: true })
        setTold({ text: translated(RESET_LINK_SENT), tone: 'info' })
      } catch (error) {
        setTold({ text: forgotFailure(error), tone: 'error' })
      }
    },
  })
  return (
    <Door
      title={t`Forgot password`}
      intro={t`Enter the email you signed up with. We send you a link to choose a new password.`}
    >
      <Form form={form} guard={false}>
        <div role="status">{told && <Notice tone={told.tone}>{told.text}</Notice>}</div>
        <FormFields groups={[{ fields: [{ name: 'email', label: t`Email`, kind: 'email', autoComplete: 'email' }] }]} />
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Sending...`}>
          <Trans>Send Reset Link</Trans>
        </Button>
      </Form>
      <p className="other">
        <Link to={way('/login')}>
          <Trans>Back to Login</Trans>
        </Link>
      </p>
    </Door>
  )
}
