import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FilingType } from '#domain/application.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioGroup } from '../../ui/inputs.tsx'

const TYPES = [
  {
    value: 'initial',
    label: t`Initial Filing`,
    help: t`You have not filed this petition yet. You prepare the petition letter and the letters that support it.`,
  },
  {
    value: 'rfe',
    label: t`Request for Evidence (RFE)`,
    help: t`You have filed, and USCIS has sent you a notice that asks for more. You prepare the answer to it.`,
  },
] as const

/** Asks a first-time user what the filing is. It cannot be dismissed; most come for their first filing. */
export function WelcomeDialog({ open, onChoose }: { open: boolean; onChoose: (type: FilingType) => void }) {
  const [type, setType] = useState<FilingType>('initial')
  return (
    <Dialog
      open={open}
      title={t`Welcome`}
      actions={
        <Button look="primary" onClick={() => onChoose(type)}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <p className="soft small">
        <Trans>What would you like to prepare? Waiverly is not a law firm and gives no legal advice.</Trans>
      </p>
      <p className="sr" id="filing-type-label">
        <Trans>Filing type</Trans>
      </p>
      <div className="mt-4">
        <RadioGroup
          id="filing-type"
          labelledBy="filing-type-label"
          options={TYPES}
          value={type}
          onChange={(value) => setType(TYPES.find((one) => one.value === value)?.value ?? type)}
        />
      </div>
    </Dialog>
  )
}
