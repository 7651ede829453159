import { Notice } from '../ui/notice.tsx'
import type { Generation } from './use-generation.ts'

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
  return (
    <Notice tone={ended.cancelled ? 'info' : 'error'} onDismiss={dismiss}>
      <b>{/[.!?]$/.test(ended.text) ? ended.text : `${ended.text}.`}</b> {ended.begun && credit}
    </Notice>
  )
}
