import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { waiveRequest } from '#domain/drafted-document.ts'
import { useState } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { reviewDocument, type OpenPoint } from '../../api/document.ts'
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

/** What it means to confirm a sentence, or to leave questions out, in plain words, and the name of who does. */
export function WaiveDialog({
  points,
  onWaived,
  onClose,
}: {
  /** One, or questions that are left out together. */
  points: readonly OpenPoint[]
  onWaived: () => void
  onClose: () => void
}) {
  const { document } = useReading()
  const isQuestion = points.every(({ kind }) => kind === 'missing')
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
      const ids = points.map((point) => point.id)
      await reviewDocument(document.id, { base_version: document.version, name: typed.data.name, confirm: ids })
      toast(isQuestion ? t`Left out under your name` : t`Confirmed under your name`)
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
      title={
        isQuestion
          ? plural(points.length, { one: 'Leave out this question', other: 'Leave out these # questions' })
          : t`Confirm this sentence`
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" busy={busy} busyLabel={t`Saving...`} onClick={() => void waive()}>
            {isQuestion ? <Trans>Leave out</Trans> : <Trans>Confirm</Trans>}
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
          <What points={points} />
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

/** What somebody says who confirms or leaves out. */
function What({ points }: { points: readonly OpenPoint[] }) {
  const [first, ...others] = points
  if (first === undefined) return null
  const { kind } = first
  const text = points.map((point) => point.text).join(' … ')
  if (kind === 'missing' && others.length > 0)
    return (
      <Trans>
        You say that the document can be filed without an answer to these questions. They are then left out of the
        print.
      </Trans>
    )
  if (kind === 'open')
    return (
      <Trans>
        Nobody has confirmed {quoted(text)} yet. You say that it is true and that you can prove it if the officer asks.
      </Trans>
    )
  if (kind === 'verify')
    return (
      <Trans>
        No source of your case file holds {quoted(text)}. You say that it is true and that you can prove it if the
        officer asks. It is then printed like any other words.
      </Trans>
    )
  return (
    <Trans>
      The document asks for this: {text}. You say that it can be filed without it. The question is then left out of the
      print.
    </Trans>
  )
}
