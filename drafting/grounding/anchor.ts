import type { Claim } from './claim.ts'

/** Where in the case file a claim stands: by proposition how well, or why it needs no place. */
export interface Anchor {
  claim: Claim
  /** Propositions that hold it, each with how well what is said around it agrees. */
  at: ReadonlyMap<number, number>
  /** Holds anywhere, whoever says it: the applicant's own name, the day of drafting, law. */
  free: boolean
  /** Computed from other figures or dates. */
  reckoned?: boolean
}

export const anywhere = (claim: Claim): Anchor => ({ claim, at: new Map(), free: true })
