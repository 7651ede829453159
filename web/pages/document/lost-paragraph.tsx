import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What was typed into a paragraph that the document no longer has: kept to be copied. */
export function LostParagraph({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  return (
    <Notice
      tone="gap"
      action={
        <Button size="s" onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      }
    >
      <p>
        <Trans>You were typing in a paragraph that this version no longer has. Here is what you typed, to copy:</Trans>
      </p>
      <p className="lost" lang="en">
        {text}
      </p>
    </Notice>
  )
}
