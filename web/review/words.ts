import { plural, t } from '@lingui/core/macro'
import { listed } from '../language/lists.ts'
import { paceOfSentences } from './pace.ts'

/** Minutes for so many at a measured pace. */
export const minutesFor = (count: number, secondsEach: number): number => Math.ceil((count * secondsEach) / 60)

/** "about 4 minutes": said only once the pace was measured, since it is a promise. */
export function aboutMinutes(count: number, secondsEach: number | null): string[] {
  if (secondsEach === null || count === 0) return []
  return [plural(minutesFor(count, secondsEach), { one: 'about # minute', other: 'about # minutes' })]
}

/** "23 sentences to look at", and how long that takes where it is known. */
export const toLookAt = (count: number): string =>
  listed([
    plural(count, { one: '# sentence to look at', other: '# sentences to look at' }),
    ...aboutMinutes(count, paceOfSentences.seconds()),
  ])

/** "3 of 23", and how long the rest takes where it is known. */
export const howFar = (settled: number, left: number): string => {
  const [place, all] = [settled + 1, settled + left]
  return listed([t`${place} of ${all}`, ...aboutMinutes(left, paceOfSentences.seconds())])
}

/** What a sign means, for who hears the page. */
export const STATE_WORDS = {
  open: t`Not confirmed yet`,
  contradicted: t`No source holds it`,
  confirmed: t`Confirmed`,
  'left-out': t`Left out`,
} as const
