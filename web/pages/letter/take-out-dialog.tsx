import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before a sentence goes, showing it. */
export function TakeOutDialog({
  sentence,
  busy,
  onClose,
  onTakeOut,
}: {
  sentence: string
  busy: boolean
  onClose: () => void
  onTakeOut: () => void
}) {
  return (
    <Dialog
      open
      title={t`Take this sentence out?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="primary" busy={busy} busyLabel={t`Saving...`} onClick={onTakeOut}>
            <Trans>Take it out</Trans>
          </Button>
        </>
      }
    >
      <p className="quoted" lang="en">
        {sentence}
      </p>
    </Dialog>
  )
}
