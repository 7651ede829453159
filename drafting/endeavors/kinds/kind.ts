import type { WorkKind } from '../work-kinds.ts'

/**
 * A way in which the record can become an undertaking. Its frames name what the record holds: `{plan}` a plan's title,
 * `{focus}` the plan's subject, `{do}` a step of it, `{output}` what it will leave behind, `{learners}` whom it trains,
 * `{call}` a project by its name or subject, `{work}` its title and `{ref}` the project in words, `{product}` something
 * made in it, `{users}` those who use the result and `{actors}` those of them who can run it, `{places}` where, `{org}`
 * where the work was done. Of several frames the first whose things the record names is taken, from a place on that
 * differs from one endeavor to the next.
 */
export interface Kind {
  id: string
  /** What carries the undertaking. */
  of: 'plan' | 'step' | 'output' | 'training' | 'work'
  /** The kinds of project from which it can follow; none for what a plan carries. */
  after: readonly WorkKind[]
  /** How much of the applicant's own record stands behind it, before the entries themselves are weighed. */
  weight: number
  /** Words by which a project shows that this way is open to it. */
  fits: RegExp
  /** True where a project without such words has no claim to it. */
  onlyIfFit?: boolean
  /** Titles of projects that are already what it would make of them. */
  unless?: RegExp
  /** True where the same thing is only carried further, as a plan may say already. */
  isSpread?: boolean
  /** What stands at its end, whatever it is on: of ten undertakings two guides are one too many. */
  yields?: 'guide' | 'course' | 'records' | 'spread'
  titles: readonly string[]
  undertaking: readonly string[]
  method: readonly string[]
  merit: readonly string[]
  scope: readonly string[]
  urgency: readonly string[]
  beneficiaries: readonly string[]
  impact: readonly string[]
  /** What the record seldom holds, to be asked of the applicant. */
  asks: { scope: string; beneficiaries: string; urgency: string }
}
