import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { addIssue } from '../../api/rfe.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/inputs.tsx'
import { useNamedNotice } from '../rfe/which-notice.tsx'
import { focusOn } from './focus.ts'
import { reasonOf } from './change-work.ts'

export const NOT_ADDED = t`The issue could not be added. Please try again.`

/** Closes the list: how an issue is added that stands in the notice and not in the list. */
export function Missed({ onAdded }: { onAdded: (id: number) => void }) {
  const [open, setOpen] = useState(false)
  if (open) return <MissedForm onAdded={onAdded} onClose={() => setOpen(false)} />
  return (
    <p className="rfe-missed small soft">
      <Trans>
        Does the officer find something wanting that is not in this list? Mark those words in the notice, or{' '}
        <Button
          look="link"
          id="missed"
          onClick={() => {
            setOpen(true)
            focusOn('#missed-words')
          }}
        >
          paste them here
        </Button>
        .
      </Trans>
    </p>
  )
}

function MissedForm({ onAdded, onClose }: { onAdded: (id: number) => void; onClose: () => void }) {
  const notice = useNamedNotice()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    focusOn('#missed')
  }
  const add = async () => {
    setBusy(true)
    try {
      const { id } = await addIssue({ quote: words }, notice)
      onClose()
      onAdded(id)
    } catch (failure) {
      setError(reasonOf(failure, NOT_ADDED))
      setBusy(false)
      focusOn('#missed-words')
    }
  }
  return (
    <form
      className="rfe-missed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void add()
      }}
    >
      <Field
        id="missed-words"
        label={t`The officer’s words`}
        {...(error !== undefined && { error })}
        help={t`Whole sentences as they stand in the notice. They are looked up there, and become an issue like the others.`}
      >
        {(ids) => (
          <TextArea {...ids} rows={3} lang="en" value={words} onChange={(event) => setWords(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="s" look="primary" icon={Plus} busy={busy}>
          <Trans>Add as an issue</Trans>
        </Button>
        <Button size="s" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
