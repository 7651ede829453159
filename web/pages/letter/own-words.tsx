import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Checkbox, TextInput } from '../../ui/inputs.tsx'
import { useLinked } from './linked.ts'
import { useWritersName } from './use-writers-name.ts'

const STATES = t`I state this from my own knowledge`
const KEPT = t`Your name and the date are kept with the letter. You can take it back until you hand in the signed letter.`

/** In what name new words are saved, which is asked for once, and whether they are stated from one's own knowledge. */
export function useOwnWords() {
  const { name: known } = useLinked()
  const [isStated, setStated] = useState(false)
  const id = useId()
  const { typed, type, error, busy, giveName } = useWritersName(id)
  /** Who states the words from their own knowledge; null where nobody does, undefined where the name has still to be typed. */
  const nameNow = async (): Promise<string | null | undefined> => {
    const name = known ?? (await giveName())
    return name === undefined || isStated ? name : null
  }
  const fields = (
    <div className="own-words">
      {known === null && (
        <Field
          id={id}
          label={t`Your full name`}
          help={t`So that your answers count as yours, please type your full name. It is asked for once.`}
          error={error}
        >
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="name"
              maxLength={200}
              value={typed}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
      )}
      <Checkbox
        label={known === null ? STATES : t`I state this from my own knowledge, as ${known}`}
        help={t`For words of yours that no paper of the applicant tells. Otherwise they are asked about.`}
        checked={isStated}
        onChange={(event) => setStated(event.target.checked)}
      />
    </div>
  )
  return { fields, nameNow, naming: busy }
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
  const { typed, type, error, busy, giveName } = useWritersName(NAME)
  const state = async () => {
    const name = await giveName()
    if (name !== undefined) onNamed(name)
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
          <Button look="primary" busy={busy} busyLabel={t`Saving...`} onClick={() => void state()}>
            {STATES}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void state()
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
              value={typed}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
