import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { changePasswordForm, PASSWORD_CHANGED } from '#domain/account.ts'
import { useQuery } from '@tanstack/react-query'
import { securityQuery } from '../../../api/account-security.ts'
import { post } from '../../../api/client.ts'
import { useMe } from '../../../api/session.ts'
import type { FieldGroup, FieldHints } from '../../../forms/field-spec.ts'
import { Form } from '../../../forms/form.tsx'
import { FormFields } from '../../../forms/form-field.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { SetPasswordByMail } from '../set-password-by-mail.tsx'
import { PasswordHints } from '../new-password/hints.tsx'
import { translated } from '../../../language/translated.ts'

function ChangeHints(field: FieldHints) {
  const me = useMe()
  return <PasswordHints {...field} about={me === null ? [] : [me.username, me.email]} />
}

const groups: FieldGroup[] = [
  {
    fields: [
      { name: 'old_password', label: t`Current password`, kind: 'password', autoComplete: 'current-password' },
      {
        name: 'new_password',
        label: t`New password`,
        kind: 'password',
        autoComplete: 'new-password',
        hints: ChangeHints,
      },
      { name: 'confirm_password', label: t`Confirm password`, kind: 'password', autoComplete: 'new-password' },
    ],
  },
]

const empty = { old_password: '', new_password: '', confirm_password: '' }

/** Whoever came by Google alone has no password to change; a mailed link sets the first. */
export function ChangePassword() {
  const email = useMe()?.email
  const { data } = useQuery(securityQuery)
  if (data?.has_password !== false || email === undefined) return <PasswordForm />
  return (
    <section aria-labelledby="set-password">
      <h2 id="set-password">
        <Trans>Set a password</Trans>
      </h2>
      <p className="soft">
        <Trans>
          Your account has no password yet. We can send you a link to set one. Your devices are signed out then, and you
          log in again.
        </Trans>
      </p>
      <div className="mt-4">
        <SetPasswordByMail email={email} />
      </div>
    </section>
  )
}

function PasswordForm() {
  const form = useZodForm({
    schema: changePasswordForm,
    defaultValues: empty,
    failed: t`Failed to change password`,
    save: async ({ old_password, new_password }) => {
      await post('/api/auth/change-password/', { old_password, new_password })
      toast(translated(PASSWORD_CHANGED))
      return empty
    },
  })
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password">
        <Trans>Change password</Trans>
      </h2>
      <Form form={form}>
        <FormFields groups={groups} />
        <div>
          <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Saving...`}>
            <Trans>Change Password</Trans>
          </Button>
        </div>
      </Form>
    </section>
  )
}
