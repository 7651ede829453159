import type { Claim } from './claim.ts'

/** Where in the case file a claim stands, or why it needs no place. */
export interface Anchor {
  claim: Claim
  /** Propositions that hold it. */
  at: ReadonlySet<number>
  /** Nothing contradicts it, wherever it stands: the applicant's own name, the day of drafting, a figure that may be computed. */
  free: boolean
}

export const anywhere = (claim: Claim): Anchor => ({ claim, at: new Set(), free: true })
