import type { Prong } from '#domain/rfe.ts'
import type { PlannedIssue } from './planned.ts'

const OF_WAIVER: ReadonlySet<Prong> = new Set(['prong_1', 'prong_2', 'prong_3'])
const IN_FORCE = /\bDhanasar\b/iu

/**
 * Whether the notice as a whole goes by the test of Matter of New York State Department of Transportation, which was vacated in
 * 2016: it never names the decision in force, and most of its points on the waiver apply another test.
 */
export function goesByVacatedTest(planned: readonly PlannedIssue[], pages: readonly string[]): boolean {
  if (pages.some((page) => IN_FORCE.test(page))) return false
  const ofWaiver = planned.filter(({ issue }) => OF_WAIVER.has(issue.prong))
  const mistested = ofWaiver.filter(({ law }) => law.length > 0)
  return (
    mistested.length > 1 &&
    mistested.length * 2 > ofWaiver.length &&
    planned.some(({ law }) => law.some(({ why }) => why === 'nysdot'))
  )
}
