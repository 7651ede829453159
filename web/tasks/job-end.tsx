import { t } from '@lingui/core/macro'
import { Notice } from '../ui/notice.tsx'
import type { Generation } from './use-generation.ts'

const sentence = (text: string): string => (/[.!?。！？]$/.test(text) ? text : t`${text}.`)

/** How a job ended that brought nothing, and that it cost nothing. */
export function JobEnd({
  job: { ended, dismiss },
  credit,
}: {
  job: Pick<Generation<unknown>, 'ended' | 'dismiss'>
  /** What is said of the credit where one was held: "Your Petition Letter credit is back." */
  credit: string
}) {
  if (ended === null) return null
  const { text, why, cancelled, begun } = ended
  return (
    <Notice tone={cancelled ? 'info' : 'error'} onDismiss={dismiss}>
      <b>{sentence(text)}</b> {why !== null && `${sentence(why)} `}
      {begun && credit}
    </Notice>
  )
}
