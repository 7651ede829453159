import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { codeSchema, inGroups, type TwoFactorSecret } from '#domain/two-factor.ts'
import { confirmTwoFactor } from '../../../api/account-security.ts'
import { Form } from '../../../forms/form.tsx'
import { FormFields } from '../../../forms/form-field.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QrCode } from './qr-code.tsx'

/** The secret for the app, and the first code that proves that the app has it. */
export function SetUpApp({
  of: { secret, uri },
  onDone,
  onClose,
}: {
  of: TwoFactorSecret
  onDone: (recoveryCodes: string[]) => void
  onClose: () => void
}) {
  const form = useZodForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    failed: t`The server did not answer. Please try again.`,
    save: async ({ code }) => onDone(await confirmTwoFactor(code)),
  })
  return (
    <Dialog open title={t`Set up your app`} onClose={onClose}>
      <ol className="factor-steps">
        <li>
          <Trans>
            Open an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator.
          </Trans>
        </li>
        <li>
          <Trans>Add an account there, and scan this picture with it.</Trans>
          <QrCode of={uri} label={t`QR code for your authenticator app`} />
          <details>
            <summary>
              <Trans>I cannot scan it</Trans>
            </summary>
            <p>
              <Trans>
                On this phone: <a href={uri}>open it in your app</a>. Elsewhere, type this key into the app:
              </Trans>
            </p>
            <code className="factor-key">{inGroups(secret).replaceAll('-', ' ')}</code>
          </details>
        </li>
        <li>
          <Trans>Enter the code that the app shows now.</Trans>
          <Form form={form} guard={false}>
            <FormFields
              groups={[{ fields: [{ name: 'code', label: t`Code`, kind: 'code', autoComplete: 'one-time-code' }] }]}
            />
            <div className="acts">
              <Button onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button look="primary" type="submit" busy={form.busy} busyLabel={t`Checking...`}>
                <Trans>Turn on</Trans>
              </Button>
            </div>
          </Form>
        </li>
      </ol>
    </Dialog>
  )
}
