import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { newPasskeySchema, type Passkey, passkeyNameSchema } from '#domain/passkey.ts'
import { ownPasswordSchema } from '#domain/account.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { canUsePasskeys } from '../../../api/can-use-passkeys.ts'
import { addPasskey, deviceRefusal, passkeysQuery, removePasskey, renamePasskey } from '../../../api/passkeys.ts'
import type { FieldSpec } from '../../../forms/field-spec.ts'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm, PASSWORD_FIELD, PasswordDialog } from './dialog-form.tsx'
import { LookupFailed } from './lookup-failed.tsx'
import { LOCALE } from '../../../language/locale.ts'

type Asks = { for: 'new' } | { for: 'name' | 'end'; passkey: Passkey }

const NO_ANSWER = t`The server did not answer. Please try again.`
const NAME_FIELD: FieldSpec = {
  name: 'name',
  label: t({ context: 'of a passkey', message: 'Name' }),
  kind: 'text',
  autoComplete: 'off',
  help: t`For you alone, so that you can tell your passkeys apart.`,
}

export function Passkeys() {
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery)
  const [asks, setAsks] = useState<Asks | null>(null)
  const close = () => setAsks(null)
  const possible = canUsePasskeys()
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">
        <Trans>Passkeys</Trans>
      </h2>
      <p className="soft">
        <Trans>
          Log in with your fingerprint, your face or the PIN of your device, without typing a password. A passkey cannot
          be guessed, and no false website can take it from you.
        </Trans>
      </p>
      {error && <LookupFailed text={t`We could not look up your passkeys.`} onRetry={() => void refetch()} />}
      {passkeys && passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(what) => setAsks({ for: what, passkey })} />
          ))}
        </ul>
      )}
      {possible ? (
        <Button onClick={() => setAsks({ for: 'new' })}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <p className="soft small">
          <Trans>This browser, or the address you opened Waiverly under, cannot make passkeys.</Trans>
        </p>
      )}
      {asks?.for === 'new' && <AddPasskey onClose={close} />}
      {asks?.for === 'name' && <RenamePasskey passkey={asks.passkey} onClose={close} />}
      {asks?.for === 'end' && (
        <PasswordDialog
          words={{
            title: t`Remove this passkey?`,
            intro: (
              <p className="soft small">
                <Trans>
                  “{asks.passkey.name}” will not log you in any more. You may then delete it on your device as well.
                </Trans>
              </p>
            ),
            act: t`Remove`,
            acting: t`Removing...`,
            look: 'danger',
          }}
          run={async (password) => {
            await removePasskey(asks.passkey.id, password)
            toast(t`Passkey removed`)
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

const onDay = (date: string) => new Date(date).toLocaleDateString(LOCALE, { dateStyle: 'medium' })

function PasskeyRow({
  passkey: { name, created_at, last_used_at },
  onAsk,
}: {
  passkey: Passkey
  onAsk: (what: 'name' | 'end') => void
}) {
  const [added, used] = [onDay(created_at), last_used_at === null ? null : onDay(last_used_at)]
  return (
    <li>
      <Icon of={KeyRound} />
      <div>
        <b>{name}</b>
        <p className="soft small num">
          {used === null ? t`Added ${added}, not used yet` : t`Added ${added}, last used ${used}`}
        </p>
      </div>
      <Button look="quiet" size="s" aria-label={t`Rename ${name}`} onClick={() => onAsk('name')}>
        <Trans>Rename</Trans>
      </Button>
      <Button look="quiet" size="s" aria-label={t`Remove ${name}`} onClick={() => onAsk('end')}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  )
}

const newSchema = newPasskeySchema.pick({ name: true }).extend(ownPasswordSchema.shape)

function AddPasskey({ onClose }: { onClose: () => void }) {
  const form = useZodForm({
    schema: newSchema,
    defaultValues: { name: '', password: '' },
    failed: NO_ANSWER,
    save: async (fields) => {
      try {
        await addPasskey(fields)
      } catch (error) {
        const device = deviceRefusal(error, t`No passkey was made. You can try again.`)
        if (device === null) throw error
        throw new ApiError(400, { detail: device })
      }
      toast(t`Passkey added`)
      onClose()
    },
  })
  return (
    <DialogForm
      words={{
        title: t`Add a passkey`,
        intro: (
          <p className="soft small">
            <Trans>Your device then asks you to unlock it once.</Trans>
          </p>
        ),
        act: t`Continue`,
        acting: t`Waiting for your device...`,
      }}
      form={form}
      fields={[{ ...NAME_FIELD, placeholder: t`My laptop` }, PASSWORD_FIELD]}
      onClose={onClose}
    />
  )
}

function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useZodForm({
    schema: passkeyNameSchema,
    defaultValues: { name: passkey.name },
    failed: NO_ANSWER,
    save: async ({ name }) => {
      await renamePasskey(passkey.id, name)
      toast(t`Passkey renamed`)
      onClose()
    },
  })
  return (
    <DialogForm
      words={{ title: t`Rename this passkey`, act: t`Save`, acting: t`Saving...` }}
      form={form}
      fields={[NAME_FIELD]}
      onClose={onClose}
    />
  )
}
