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
      title="Take this sentence out?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="primary" busy={busy} busyLabel="Saving..." onClick={onTakeOut}>
            Take it out
          </Button>
        </>
      }
    >
      <p className="quoted">{sentence}</p>
    </Dialog>
  )
}
