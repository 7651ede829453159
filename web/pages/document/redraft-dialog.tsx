import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { REDRAFT_WAYS, UNDERSTOOD } from '#domain/drafted-document.ts'
import { useState } from 'react'
import { translated } from '../../language/translated.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusControl } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGroup, TextArea } from '../../ui/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'

const WAY = 'redraft-way'
const OWN = 'redraft-instruction'
const IN_OWN_WORDS = t`Say it in your own words`

/** A refusal says what is understood by itself. */
function helpOf(followsInstructions: boolean, refusal: string | null): string | undefined {
  if (followsInstructions) return t`Only your case file is used, whatever you ask.`
  return refusal === null ? translated(UNDERSTOOD) : undefined
}

/** Asks how a section is to be drafted again. */
export function RedraftDialog({
  heading,
  replaced,
  followsInstructions,
  refusal: refused,
  onClose,
  onStart,
}: {
  heading: string
  /** What a person did in it that the new text puts away. */
  replaced: string | null
  followsInstructions: boolean
  onClose: () => void
  /** Why the server refused what was asked for last. */
  refusal: string | null
  onStart: (instruction: string) => Promise<void>
}) {
  const refusal = refused === null ? null : translated(refused)
  const [way, setWay] = useState<string>(REDRAFT_WAYS[0])
  const [own, setOwn] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const free = way === IN_OWN_WORDS
  const start = async () => {
    if (free && own.trim() === '') {
      setError(t`Please say what should change`)
      focusControl(OWN)
      return
    }
    setError(undefined)
    setBusy(true)
    await onStart(free ? own.trim() : way)
    setBusy(false)
  }
  return (
    <Dialog
      open
      title={t`Draft “${heading}” again`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" busy={busy} busyLabel={t`Starting...`} onClick={() => void start()}>
            <Trans>Draft again</Trans>
          </Button>
        </>
      }
    >
      <p className="soft small">
        <Trans>
          You see what would change and decide. Until you accept, the text stays as it is. It uses no credit.
        </Trans>
      </p>
      {replaced !== null && (
        <div className="mt-4">
          <Notice tone="gap">{replaced}</Notice>
        </div>
      )}
      <div className="grid gap-4 mt-4">
        <Field id={WAY} label={t({ message: 'How', context: 'a section is drafted again' })} as="group">
          {(ids) => (
            <RadioGroup
              {...ids}
              labelledBy={`${WAY}-label`}
              options={[...REDRAFT_WAYS.map((value) => ({ value, label: translated(value) })), IN_OWN_WORDS]}
              value={way}
              onChange={setWay}
            />
          )}
        </Field>
        {free && (
          <Field
            id={OWN}
            label={t`What should change`}
            error={error ?? refusal ?? undefined}
            help={helpOf(followsInstructions, refusal)}
          >
            {(ids) => (
              <TextArea
                {...ids}
                value={own}
                maxLength={2000}
                // The built-in drafter reads English alone.
                lang={followsInstructions ? undefined : 'en'}
                placeholder={followsInstructions ? undefined : 'Start with the prize, and leave out the salary'}
                onChange={(event) => setOwn(event.target.value)}
              />
            )}
          </Field>
        )}
        {!free && refusal !== null && <Notice tone="error">{refusal}</Notice>}
      </div>
    </Dialog>
  )
}
