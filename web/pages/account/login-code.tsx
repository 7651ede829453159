import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { codeSchema } from '#domain/two-factor.ts'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { logInByCode } from '../../api/session.ts'
import type { FieldSpec } from '../../forms/field-spec.ts'
import { Form } from '../../forms/form.tsx'
import { FormFields } from '../../forms/form-field.tsx'
import { controlId } from '../../forms/messages.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { Button } from '../../ui/button.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Door } from './door.tsx'

const APP_CODE: FieldSpec = {
  name: 'code',
  label: t`Code from your app`,
  kind: 'code',
  autoComplete: 'one-time-code',
  help: t`The six digits that your authenticator app shows for Waiverly.`,
}
const RECOVERY_CODE: FieldSpec = {
  name: 'code',
  label: t`Recovery code`,
  kind: 'text',
  autoComplete: 'off',
  help: t`One of the codes that you kept, such as 7K2M-9QXD-4HTR. Each works once.`,
}

/** The second step of logging in. `onOver` is told where it took too long and begins anew. */
export function LoginCode({
  onDone,
  onBack,
  onOver,
}: {
  onDone: (start: string) => void
  onBack: () => void
  onOver: (words: string) => void
}) {
  const [recovery, setRecovery] = useState(false)
  const form = useZodForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    failed: t`No response from server. Please check your connection.`,
    save: async ({ code }) => {
      try {
        onDone(await logInByCode(code))
      } catch (error) {
        const isOver = error instanceof ApiError && error.status === 400 && error.fields['code'] === undefined
        if (!isOver) throw error
        onOver(error.says(''))
      }
    },
  })
  useEffect(() => focusControl(controlId('code')), [recovery])
  const { methods } = form
  return (
    <Door title={t`Enter your code`} intro={t`Your account asks for one more step, so that only you get in.`}>
      <Form form={form} guard={false}>
        <FormFields groups={[{ fields: [recovery ? RECOVERY_CODE : APP_CODE] }]} />
        <div className="between">
          <Button
            look="link"
            onClick={() => {
              methods.reset({ code: '' })
              setRecovery(!recovery)
            }}
          >
            {recovery ? t`Use the code of your app` : t`Use a recovery code instead`}
          </Button>
          <Button look="link" onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        </div>
        <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Logging in...`}>
          <Trans>Log In</Trans>
        </Button>
      </Form>
    </Door>
  )
}
