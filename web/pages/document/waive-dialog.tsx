import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { waiveRequest } from '#domain/drafted-document.ts'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { waivePoint, type OpenPoint } from '../../api/document.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.tsx'
import { useReading } from './reading.ts'
import { quoted } from './words.ts'
import { BETWEEN_SENTENCES } from '../../language/locale.ts'

const ID = 'waive-name'

/** What it means to take a point upon oneself, in plain words, and the name of who does. */
export function WaiveDialog({
  point: { id, kind, text },
  onWaived,
  onClose,
}: {
  point: OpenPoint
  onWaived: () => void
  onClose: () => void
}) {
  const { document } = useReading()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const waive = async () => {
    const typed = waiveRequest.safeParse({ name })
    if (!typed.success) {
      setError(typed.error.issues[0]?.message)
      focusControl(ID)
      return
    }
    setBusy(true)
    try {
      await waivePoint(document.id, id, typed.data.name)
      toast(t`Settled under your name`)
      onWaived()
      onClose()
    } catch (refusal) {
      setBusy(false)
      setError(saysOf(refusal, t`The server did not answer. Please try again.`))
    }
  }
  return (
    <Dialog
      open
      title={t`Take responsibility for it`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" busy={busy} busyLabel={t`Saving...`} onClick={() => void waive()}>
            <Trans>I take responsibility</Trans>
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void waive()
        }}
      >
        <p className="soft small">
          {kind === 'open' ? (
            <Trans>
              Nobody has confirmed {quoted(text)} yet. You say that it is true and that you can prove it if the officer
              asks.
            </Trans>
          ) : kind === 'verify' ? (
            <>
              <Trans>
                No source of your case file holds {quoted(text)}. You say that it is true and that you can prove it if
                the officer asks. It is then printed like any other words.
              </Trans>
            </>
          ) : (
            <>
              <Trans>
                The document asks for this: {text}. You say that it can be filed without it. The question is then left
                out of the print.
              </Trans>
            </>
          )}
          {BETWEEN_SENTENCES}
          <Trans>Your name and the date are kept with the document. You can undo it at any time.</Trans>
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
