import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { waiveRequest } from '#domain/drafted-document.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Checkbox, TextInput } from '../../ui/inputs.tsx'
import { useLinked } from './linked.ts'

const STATES = t`I state this from my own knowledge`
const KEPT = t`Your name and the date are kept with the letter. You can take it back until you hand in the signed letter.`

/** Whether new words are stated from one's own knowledge, and in what name: asked for once. */
export function useOwnWords() {
  const { name: known, setName } = useLinked()
  const [isStated, setStated] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const id = useId()
  /** The name; null where nothing is stated, undefined where it has still to be typed. */
  const nameNow = (): string | null | undefined => {
    if (!isStated) return null
    if (known !== null) return known
    const read = waiveRequest.safeParse({ name: typed })
    if (!read.success) {
      setError(read.error.issues[0]?.message)
      focusControl(id)
      return undefined
    }
    setName(read.data.name)
    return read.data.name
  }
  const fields = (
    <div className="own-words">
      <Checkbox
        label={known === null ? STATES : t`I state this from my own knowledge, as ${known}`}
        help={t`For words of yours that no paper of the applicant tells. Otherwise they are asked about.`}
        checked={isStated}
        onChange={(event) => setStated(event.target.checked)}
      />
      {isStated && known === null && (
        <Field id={id} label={t`Your full name`} help={KEPT} error={error}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="name"
              maxLength={200}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
    </div>
  )
  return { fields, nameNow }
}

const NAME = 'own-name'

/** Asks once in what name something is stated. */
export function NameDialog({
  words,
  onClose,
  onNamed,
}: {
  words: string
  onClose: () => void
  onNamed: (name: string) => void
}) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const state = () => {
    const read = waiveRequest.safeParse({ name })
    if (read.success) return onNamed(read.data.name)
    setError(read.error.issues[0]?.message)
    focusControl(NAME)
  }
  return (
    <Dialog
      open
      title={t`In your own name`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={state}>
            {STATES}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          state()
        }}
      >
        <p className="quoted" lang="en">
          {words}
        </p>
        <p className="soft small">
          <Trans>You say that this is true and that you know it yourself. {KEPT} Your name is asked for once.</Trans>
        </p>
        <Field id={NAME} label={t`Your full name`} error={error}>
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
