import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LOCKED } from '#domain/endeavor.ts'
import { translated } from '../../language/translated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** What a locked endeavor answers, however it was pressed. */
export function UpgradePrompt({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      title={t`Unlock your endeavors`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <LinkButton to="/plans" look="primary">
            <Trans>See plans</Trans>
          </LinkButton>
        </>
      }
    >
      <p className="soft small">{translated(LOCKED)}</p>
      <p className="soft small">
        <Trans>Any plan opens all of them, those drafted later too. Prices stand on the next page.</Trans>
      </p>
    </Dialog>
  )
}
