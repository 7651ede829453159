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
  onNamed,
  onClose,
}: {
  suggested: string
  onNamed: (name: string) => void
  onClose: () => void
}) {
  const [name, setName] = useState(suggested)
  const [error, setError] = useState<string>()
  const submit = () => {
    const typed = waiveRequest.safeParse({ name })
    if (typed.success) return onNamed(typed.data.name)
    setError(typed.error.issues[0]?.message)
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
          <Button look="primary" onClick={submit}>
            <Trans>Go on</Trans>
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
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
