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
    failed: 'The server did not answer. Please try again.',
    save: async ({ code }) => onDone(await confirmTwoFactor(code)),
  })
  return (
    <Dialog open title="Set up your app" onClose={onClose}>
      <ol className="factor-steps">
        <li>Open an authenticator app on your phone, such as Google Authenticator or Microsoft Authenticator.</li>
        <li>
          Add an account there, and scan this picture with it.
          <QrCode of={uri} label="QR code for your authenticator app" />
          <details>
            <summary>I cannot scan it</summary>
            <p>
              On this phone: <a href={uri}>open it in your app</a>. Elsewhere, type this key into the app:
            </p>
            <code className="factor-key">{inGroups(secret).replaceAll('-', ' ')}</code>
          </details>
        </li>
        <li>
          Enter the code that the app shows now.
          <Form form={form} guard={false}>
            <FormFields
              groups={[{ fields: [{ name: 'code', label: 'Code', kind: 'code', autoComplete: 'one-time-code' }] }]}
            />
            <div className="acts">
              <Button onClick={onClose}>Cancel</Button>
              <Button look="primary" type="submit" busy={form.busy} busyLabel="Checking...">
                Turn on
              </Button>
            </div>
          </Form>
        </li>
      </ol>
    </Dialog>
  )
}
