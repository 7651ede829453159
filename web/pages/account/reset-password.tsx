import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { PASSWORD_RESET, resetPasswordForm } from '#domain/account.ts'
import { Link, useNavigate, useParams } from 'react-router'
import { post } from '../../api/client.ts'
import type { FieldGroup, FieldHints } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { Door } from './door.tsx'
import { PasswordHints } from './new-password/hints.tsx'
import { translated } from '../../language/translated.ts'

const NOBODY: readonly string[] = []
/** The link tells us who it is, but not the page. */
const ResetHints = (field: FieldHints) => <PasswordHints {...field} about={NOBODY} />

const groups: FieldGroup[] = [
  {
    fields: [
      {
        name: 'new_password',
        label: t`New password`,
        kind: 'password',
        autoComplete: 'new-password',
        hints: ResetHints,
      },
      { name: 'confirm_password', label: t`Confirm password`, kind: 'password', autoComplete: 'new-password' },
    ],
  },
]

export default function ResetPassword() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const form = useZodForm({
    schema: resetPasswordForm,
    defaultValues: { new_password: '', confirm_password: '' },
    failed: t`Failed to reset password. Please try again or request a new reset link.`,
    save: async ({ new_password }) => {
      await post(`/api/auth/reset-password/${encodeURIComponent(token)}/`, { new_password }, { open: true })
      toast(translated(PASSWORD_RESET))
      void navigate('/login')
    },
  })
  return (
    <Door title={t`Reset password`} intro={t`Choose a new password. You will be logged out everywhere else.`}>
      <Form form={form} guard={false}>
        <FormFields groups={groups} />
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Saving...`}>
          <Trans>Reset Password</Trans>
        </Button>
      </Form>
      <p className="other">
        <Link to="/forgot-password">
          <Trans>Request a new link</Trans>
        </Link>
      </p>
    </Door>
  )
}
