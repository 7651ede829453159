import { plural, t } from '@lingui/core/macro'

/** What a save did, with what it newly asks. */
export function savedLine(before: number, after: number): string {
  if (after > before)
    return plural(after - before, {
      one: 'Saved. # new question about what you wrote',
      other: 'Saved. # new questions about what you wrote',
    })
  if (after === 0) return t`Saved. No question is left`
  return plural(after, { one: 'Saved. # question left', other: 'Saved. # questions left' })
}
