import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BAD_RESET_LINK, PASSWORD_RESET, resetPasswordForm } from '#domain/account.ts'
import { CircleAlert } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { post } from '../../api/client.ts'
import type { FieldGroup, FieldHints } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { Door } from './door.tsx'
import { useMailedLink } from './use-mailed-link.ts'
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

const callOf = (token: string): string => `/api/auth/reset-password/${encodeURIComponent(token)}/`

export default function ResetPassword() {
  const { token = '' } = useParams()
  const link = useMailedLink(callOf(token))
  if (link === 'works') return <NewPassword token={token} />
  if (link === 'bad') return <BadLink />
  return (
    <Door
      title={t`Reset password`}
      intro={
        <span role="status">
          <Trans>This takes a moment.</Trans>
        </span>
      }
    />
  )
}

const BadLink = () => (
  <Door
    title={t`This link does not work`}
    icon={CircleAlert}
    tone="error"
    intro={<span role="alert">{translated(BAD_RESET_LINK)}</span>}
  >
    <div className="mt-6 flex flex-wrap gap-3">
      <LinkButton to="/forgot-password" look="primary">
        <Trans>Request a new link</Trans>
      </LinkButton>
      <LinkButton to="/login">
        <Trans>Back to Login</Trans>
      </LinkButton>
    </div>
  </Door>
)

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useZodForm({
    schema: resetPasswordForm,
    defaultValues: { new_password: '', confirm_password: '' },
    failed: t`Failed to reset password. Please try again or request a new reset link.`,
    save: async ({ new_password }) => {
      await post(callOf(token), { new_password }, { open: true })
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
