import { changePasswordForm, PASSWORD_CHANGED } from '#domain/account.ts'
import { useQuery } from '@tanstack/react-query'
import { post } from '../../api/client.ts'
import { meQuery } from '../../api/session.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import './account.css'

const groups: FieldGroup[] = [
  {
    fields: [
      { name: 'old_password', label: 'Current password', kind: 'password', autoComplete: 'current-password' },
      {
        name: 'new_password',
        label: 'New password',
        kind: 'password',
        autoComplete: 'new-password',
        help: 'At least six characters, with an uppercase letter, a lowercase letter and a number.',
      },
      { name: 'confirm_password', label: 'Confirm password', kind: 'password', autoComplete: 'new-password' },
    ],
  },
]

const inFull = (date: string) => new Date(date).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })

export default function AccountSettings() {
  usePageTitle('Account Settings')
  const { data: me, error, refetch } = useQuery(meQuery)
  const empty = { old_password: '', new_password: '', confirm_password: '' }
  const form = useZodForm({
    schema: changePasswordForm,
    defaultValues: empty,
    failed: 'Failed to change password',
    save: async ({ old_password, new_password }) => {
      await post('/api/auth/change-password/', { old_password, new_password })
      toast(PASSWORD_CHANGED)
      return empty
    },
  })
  return (
    <div className="account">
      <h1>Account Settings</h1>
      {error ? (
        <ErrorState title="Error fetching user data" onRetry={() => void refetch()} />
      ) : (
        <dl className="facts-list">
          <div>
            <dt>Email</dt>
            <dd>{me?.email}</dd>
          </div>
          <div>
            <dt>Username</dt>
            <dd>{me?.username}</dd>
          </div>
          <div>
            <dt>Last login</dt>
            <dd className="num">{me?.last_login ? inFull(me.last_login) : 'Not known'}</dd>
          </div>
        </dl>
      )}
      <section aria-labelledby="change-password">
        <h2 id="change-password">Change password</h2>
        <Form form={form}>
          <FormFields groups={groups} />
          <div>
            <Button look="primary" type="submit" busy={form.busy} busyLabel="Saving...">
              Change Password
            </Button>
          </div>
        </Form>
      </section>
    </div>
  )
}
