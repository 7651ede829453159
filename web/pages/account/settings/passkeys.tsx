import { newPasskeySchema, type Passkey, passkeyNameSchema } from '#domain/passkey.ts'
import { ownPasswordSchema } from '#domain/account.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import {
  addPasskey,
  canUsePasskeys,
  deviceRefusal,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from '../../../api/passkeys.ts'
import type { FieldSpec } from '../../../forms/field-spec.ts'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm, PASSWORD_FIELD, PasswordDialog } from './dialog-form.tsx'
import { LookupFailed } from './lookup-failed.tsx'

type Asks = { for: 'new' } | { for: 'name' | 'end'; passkey: Passkey }

const NO_ANSWER = 'The server did not answer. Please try again.'
const NAME_FIELD: FieldSpec = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  autoComplete: 'off',
  help: 'For you alone, so that you can tell your passkeys apart.',
}

export function Passkeys() {
  const { data: passkeys, error, refetch } = useQuery(passkeysQuery)
  const [asks, setAsks] = useState<Asks | null>(null)
  const close = () => setAsks(null)
  const possible = canUsePasskeys()
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className="soft">
        Log in with your fingerprint, your face or the PIN of your device, without typing a password. A passkey cannot
        be guessed, and no false website can take it from you.
      </p>
      {error && <LookupFailed of="your passkeys" onRetry={() => void refetch()} />}
      {passkeys && passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={(what) => setAsks({ for: what, passkey })} />
          ))}
        </ul>
      )}
      {possible ? (
        <Button onClick={() => setAsks({ for: 'new' })}>Add a passkey</Button>
      ) : (
        <p className="soft small">This browser, or the address you opened Waiverly under, cannot make passkeys.</p>
      )}
      {asks?.for === 'new' && <AddPasskey onClose={close} />}
      {asks?.for === 'name' && <RenamePasskey passkey={asks.passkey} onClose={close} />}
      {asks?.for === 'end' && (
        <PasswordDialog
          words={{
            title: 'Remove this passkey?',
            intro: (
              <p className="soft small">
                “{asks.passkey.name}” will not log you in any more. You may then delete it on your device as well.
              </p>
            ),
            act: 'Remove',
            acting: 'Removing...',
            look: 'danger',
          }}
          run={async (password) => {
            await removePasskey(asks.passkey.id, password)
            toast('Passkey removed')
            close()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

const onDay = (date: string) => new Date(date).toLocaleDateString('en-US', { dateStyle: 'medium' })

function PasskeyRow({
  passkey: { name, created_at, last_used_at },
  onAsk,
}: {
  passkey: Passkey
  onAsk: (what: 'name' | 'end') => void
}) {
  return (
    <li>
      <Icon of={KeyRound} />
      <div>
        <b>{name}</b>
        <p className="soft small num">
          Added {onDay(created_at)}, {last_used_at === null ? 'not used yet' : `last used ${onDay(last_used_at)}`}
        </p>
      </div>
      <Button look="quiet" size="s" aria-label={`Rename ${name}`} onClick={() => onAsk('name')}>
        Rename
      </Button>
      <Button look="quiet" size="s" aria-label={`Remove ${name}`} onClick={() => onAsk('end')}>
        Remove
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
        const device = deviceRefusal(error, 'No passkey was made. You can try again.')
        if (device === null) throw error
        throw new ApiError(400, { detail: device })
      }
      toast('Passkey added')
      onClose()
    },
  })
  return (
    <DialogForm
      words={{
        title: 'Add a passkey',
        intro: <p className="soft small">Your device then asks you to unlock it once.</p>,
        act: 'Continue',
        acting: 'Waiting for your device...',
      }}
      form={form}
      fields={[{ ...NAME_FIELD, placeholder: 'My laptop' }, PASSWORD_FIELD]}
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
      toast('Passkey renamed')
      onClose()
    },
  })
  return (
    <DialogForm
      words={{ title: 'Rename this passkey', act: 'Save', acting: 'Saving...' }}
      form={form}
      fields={[NAME_FIELD]}
      onClose={onClose}
    />
  )
}
