import { plural, t } from '@lingui/core/macro'
import { listed } from '../language/lists.ts'

/** Ten seconds for each. */
export const minutesFor = (count: number): number => Math.ceil((count * 10) / 60)

export const aboutMinutes = (count: number): string =>
  plural(minutesFor(count), { one: 'about # minute', other: 'about # minutes' })

/** "23 sentences to look at, about 4 minutes". */
export const toLookAt = (count: number): string =>
  listed([plural(count, { one: '# sentence to look at', other: '# sentences to look at' }), aboutMinutes(count)])

/** "3 of 23, about 4 minutes". */
export const howFar = (settled: number, left: number): string => {
  const [place, all] = [settled + 1, settled + left]
  return listed([t`${place} of ${all}`, aboutMinutes(left)])
}

/** What a sign means, for who hears the page. */
export const STATE_WORDS = {
  open: t`Not confirmed yet`,
  contradicted: t`No source holds it`,
  confirmed: t`Confirmed`,
  'left-out': t`Left out`,
} as const
