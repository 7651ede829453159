import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { saysOf } from '../../api/api-error.ts'
import { langOf } from '../../language/lang-of.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { QueueState, Unstored } from './queue.ts'
import { queueOfMine } from './sending.ts'
import { useWalk } from './walk.ts'

/** What could not be sent, and what was typed for a fact that is no longer what it was. */
export function Trouble({ stopped, unstored, waiting }: QueueState) {
  const isStopped = stopped !== null
  useEffect(() => {
    if (!isStopped) return
    const again = () => queueOfMine().retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isStopped])
  const count = waiting.length
  return (
    <>
      {isStopped && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={() => queueOfMine().retry()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {saysOf(stopped, t`The server did not answer.`)}{' '}
          <Trans>What you pressed last is not saved yet ({count}). Keep this page open.</Trans>
        </Notice>
      )}
      {unstored.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- new ones come last
        <UnstoredNotice key={at} one={one} />
      ))}
    </>
  )
}

function UnstoredNotice({ one }: { one: Unstored }) {
  const { add } = useWalk()
  const { text, card } = one
  const source = card?.sources[0]
  const dismiss = () => queueOfMine().dismiss(one)
  const keep = () => {
    const entry =
      source !== undefined && 'section' in source && source.section !== 'referees'
        ? { section: source.section, entry: source.entry }
        : {}
    const referee = card?.referee_id == null ? {} : { referee_id: card.referee_id }
    add({ text, ...(card?.referee_id == null ? entry : referee) })
    dismiss()
  }
  return (
    <Notice
      tone="gap"
      onDismiss={dismiss}
      action={
        <Button size="s" onClick={keep}>
          <Trans>Add it as a fact of my own</Trans>
        </Button>
      }
    >
      <Trans>
        What you wrote was not saved, since its fact was changed meanwhile: “<span lang={langOf(text)}>{text}</span>”
      </Trans>
    </Notice>
  )
}
