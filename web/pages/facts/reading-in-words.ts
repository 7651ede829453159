import { plural, t } from '@lingui/core/macro'
import type { FactReading } from '#domain/fact-reading.ts'

/** What a model’s reading has brought, a sentence for each thing. */
export function readingInWords({ read, proposed, asked, refused, unread, left }: FactReading): string[] {
  if (read + unread + left === 0) return [t`Everything was read before, so there is nothing new.`]
  const notHeld = refused.words + refused.figure + refused.name
  const unclear = refused.form + refused.unreadable
  const found = [
    proposed > 0 && plural(proposed, { one: '# new fact to look at.', other: '# new facts to look at.' }),
    asked > 0 && plural(asked, { one: '# note needs your answer.', other: '# notes need your answer.' }),
  ].filter((sentence) => sentence !== false)
  const rest = [
    notHeld > 0 &&
      plural(notHeld, {
        one: '# proposal was refused, because your record does not hold its words.',
        other: '# proposals were refused, because your record does not hold their words.',
      }),
    unclear > 0 &&
      plural(unclear, {
        one: '# proposal was refused, because it is no clear statement.',
        other: '# proposals were refused, because they are no clear statements.',
      }),
    unread > 0 &&
      plural(unread, {
        one: '# text or page could not be read. Please try again later.',
        other: '# texts and pages could not be read. Please try again later.',
      }),
    left > 0 &&
      plural(left, {
        one: '# text or page is left for the next reading.',
        other: '# texts and pages are left for the next reading.',
      }),
  ].filter((sentence) => sentence !== false)
  return [...(found.length === 0 ? [t`No new fact was found.`] : found), ...rest]
}
