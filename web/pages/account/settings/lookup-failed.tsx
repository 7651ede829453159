import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** In place of what a section would show; the rest of the page stands. */
export const LookupFailed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <Notice
    tone="error"
    action={
      <Button size="s" look="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    {text}
  </Notice>
)
