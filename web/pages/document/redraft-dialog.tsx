import { REDRAFT_WAYS } from '#domain/drafted-document.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioGroup, TextArea } from '../../ui/inputs.tsx'

const WAY = 'redraft-way'
const OWN = 'redraft-instruction'
const IN_OWN_WORDS = 'Say it in your own words'

/** Asks how a section is to be drafted again. */
export function RedraftDialog({
  heading,
  followsInstructions,
  onClose,
  onStart,
}: {
  heading: string
  followsInstructions: boolean
  onClose: () => void
  onStart: (instruction: string) => void
}) {
  const [way, setWay] = useState<string>(REDRAFT_WAYS[0])
  const [own, setOwn] = useState('')
  const [error, setError] = useState<string>()
  const free = way === IN_OWN_WORDS
  const start = () => {
    if (free && own.trim() === '') setError('Please say what should change')
    else onStart(free ? own.trim() : way)
  }
  return (
    <Dialog
      open
      title={`Draft “${heading}” again`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={start}>
            Draft again
          </Button>
        </>
      }
    >
      <p className="soft small">
        You see what would change and decide. Until you accept, the text stays as it is. It uses no credit.
      </p>
      <div className="grid gap-4 mt-4">
        <Field id={WAY} label="How" as="group">
          {(ids) => (
            <RadioGroup
              {...ids}
              labelledBy={`${WAY}-label`}
              options={followsInstructions ? [...REDRAFT_WAYS, IN_OWN_WORDS] : [...REDRAFT_WAYS]}
              value={way}
              onChange={setWay}
            />
          )}
        </Field>
        {free && (
          <Field
            id={OWN}
            label="What should change"
            error={error}
            help="Only your case file is used, whatever you ask."
          >
            {(ids) => (
              <TextArea {...ids} value={own} maxLength={2000} onChange={(event) => setOwn(event.target.value)} />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
