import { t } from '@lingui/core/macro'
import { counted } from '../document/words.ts'

/** What a save did, with what it newly asks. */
export function savedLine(before: number, after: number): string {
  if (after > before) return t`Saved. ${counted(after - before, 'new question')} about what you wrote`
  if (after === 0) return t`Saved. No question is left`
  return t`Saved. ${counted(after, 'question')} left`
}
