import type { FilingType } from '#domain/application.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioGroup } from '../../ui/inputs.tsx'

const TYPES = [
  { value: 'initial', label: 'Initial Filing' },
  { value: 'rfe', label: 'Request for Evidence (RFE)' },
]

/** Asks a first-time user what the filing is. It must be answered, so it cannot be dismissed. */
export function WelcomeDialog({ open, onChoose }: { open: boolean; onChoose: (type: FilingType) => void }) {
  const [type, setType] = useState<FilingType>('initial')
  return (
    <Dialog
      open={open}
      title="Welcome"
      actions={
        <Button look="primary" onClick={() => onChoose(type)}>
          Continue
        </Button>
      }
    >
      <p className="soft small">
        What would you like to prepare? Waiverly is not a law firm and gives no legal advice.
      </p>
      <p className="sr" id="filing-type-label">
        Filing type
      </p>
      <div className="mt-4">
        <RadioGroup
          id="filing-type"
          labelledBy="filing-type-label"
          options={TYPES}
          value={type}
          onChange={(value) => setType(value === 'rfe' ? 'rfe' : 'initial')}
        />
      </div>
    </Dialog>
  )
}
