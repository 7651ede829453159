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

const NOBODY: readonly string[] = []
/** The link tells us who it is, but not the page. */
const ResetHints = (field: FieldHints) => <PasswordHints {...field} about={NOBODY} />

const groups: FieldGroup[] = [
  {
    fields: [
      {
        name: 'new_password',
        label: 'New password',
        kind: 'password',
        autoComplete: 'new-password',
        hints: ResetHints,
      },
      { name: 'confirm_password', label: 'Confirm password', kind: 'password', autoComplete: 'new-password' },
    ],
  },
]

export default function ResetPassword() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const form = useZodForm({
    schema: resetPasswordForm,
    defaultValues: { new_password: '', confirm_password: '' },
    failed: 'Failed to reset password. Please try again or request a new reset link.',
    save: async ({ new_password }) => {
      await post(`/api/auth/reset-password/${encodeURIComponent(token)}/`, { new_password }, { open: true })
      toast(PASSWORD_RESET)
      void navigate('/login')
    },
  })
  return (
    <Door title="Reset password" intro="Choose a new password. You will be logged out everywhere else.">
      <Form form={form} guard={false}>
        <FormFields groups={groups} />
        <Button look="primary" type="submit" busy={form.busy} busyLabel="Saving...">
          Reset Password
        </Button>
      </Form>
      <p className="other">
        <Link to="/forgot-password">Request a new link</Link>
      </p>
    </Door>
  )
}
