import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { waiveRequest } from '#domain/drafted-document.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { focusControl } from '../ui/error-summary.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'

const ID = 'review-name'

/** Asks once a review who it is that confirms. */
export function ConfirmName({
  suggested,
  refused,
  onNamed,
  onClose,
}: {
  suggested: string
  /** Why a name is not theirs who confirm; undefined where it is. */
  refused?: (name: string) => Promise<string | undefined>
  onNamed: (name: string) => void
  onClose: () => void
}) {
  const [name, setName] = useState(suggested)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    if (busy) return
    setBusy(true)
    const typed = waiveRequest.safeParse({ name })
    const why = typed.success ? await refused?.(typed.data.name) : typed.error.issues[0]?.message
    setBusy(false)
    if (typed.success && why === undefined) return onNamed(typed.data.name)
    setError(why)
    focusControl(ID)
  }
  return (
    <Dialog
      open
      title={t`You confirm under your name`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" busy={busy} busyLabel={t`Saving...`} onClick={() => void submit()}>
            <Trans>Go on</Trans>
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="soft small">
          <Trans>
            Confirm a sentence when you have read it and know that it is true. Your name and the date are kept with each
            sentence. You can undo it at any time.
          </Trans>
        </p>
        <Field id={ID} label={t`Your full name`} error={error}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="name"
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
