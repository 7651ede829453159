import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { saysOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { QueueState, ReviewQueue } from './queue.ts'

/** What could not be sent, and what was typed for a sentence that reads otherwise by now. */
export function ReviewTrouble({
  queue,
  state: { stopped, waiting, unstored },
}: {
  queue: ReviewQueue
  state: QueueState
}) {
  const count = waiting.length
  return (
    <>
      {stopped !== null && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={queue.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {saysOf(stopped, t`The server did not answer.`)}{' '}
          <Trans>What you pressed last ({count}) is kept on this device and sent as soon as it answers.</Trans>
        </Notice>
      )}
      {unstored.map((text) => (
        <Notice key={text} tone="gap" onDismiss={() => queue.dismiss(text)}>
          <Trans>
            What you wrote was not saved, since its sentence was changed meanwhile: “<span lang="en">{text}</span>”
          </Trans>
        </Notice>
      ))}
    </>
  )
}
