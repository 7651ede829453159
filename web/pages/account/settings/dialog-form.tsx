import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ownPasswordSchema } from '#domain/account.ts'
import { z } from 'zod'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FieldSpec } from '../../../forms/field-spec.ts'
import { Form } from '../../../forms/form.tsx'
import { FormFields } from '../../../forms/form-field.tsx'
import { type FormHandle, useZodForm } from '../../../forms/use-zod-form.ts'
import { useSecurity } from '../../../api/account-security.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import './factors.css'

export interface DialogWords {
  title: string
  /** What happens, before it does. */
  intro?: ReactNode
  act: string
  acting: string
  look?: 'primary' | 'danger'
}

export const PASSWORD_FIELD: FieldSpec = {
  name: 'password',
  label: t`Your password`,
  kind: 'password',
  autoComplete: 'current-password',
}

/** A short form in a dialog; the last button sends it. */
export function DialogForm<T extends FieldValues>({
  words: { title, intro, act, acting, look = 'primary' },
  form,
  fields,
  onClose,
}: {
  words: DialogWords
  form: FormHandle<T>
  fields: readonly FieldSpec[]
  onClose: () => void
}) {
  return (
    <Dialog open title={title} onClose={onClose}>
      {intro !== undefined && <div className="mb-4 grid gap-4">{intro}</div>}
      <Form form={form} guard={false}>
        <FormFields groups={[{ fields }]} />
        <div className="acts">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look={look} type="submit" busy={form.busy} busyLabel={acting}>
            {act}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const withoutPassword = z.object({ password: z.string() })

/** Asks for the password once more, before what a borrowed device must not do. What is done closes the dialog. */
export function PasswordDialog({
  words,
  failed = t`The server did not answer. Please try again.`,
  unless,
  run,
  onClose,
}: {
  words: DialogWords
  failed?: string
  /** What needs no password of an account that has none, since its mailbox is asked besides. */
  unless?: 'no password'
  run: (password: string) => Promise<unknown>
  onClose: () => void
}) {
  const security = useSecurity().data
  const asks = unless === undefined || security?.has_password !== false
  const form = useZodForm({
    schema: asks ? ownPasswordSchema : withoutPassword,
    defaultValues: { password: '' },
    failed,
    save: async ({ password }) => {
      await run(password)
    },
  })
  return <DialogForm words={words} form={form} fields={asks ? [PASSWORD_FIELD] : []} onClose={onClose} />
}
