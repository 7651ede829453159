/** What a paragraph about a piece of work may consist of. */
export type Move = 'need' | 'aim' | 'obstacles' | 'method' | 'result' | 'standing'

/**
 * How writers of one kind write. Of each bank a writer takes sentences by their place among the writers of that kind, so
 * that no two letters about one applicant take the same. A frame is short: what a letter says comes from its slots.
 */
export interface Manner {
  /** The order in which such a writer argues. */
  order: readonly Move[]
  /** Words up to which two deeds are told in one sentence. */
  breath: number
  /** Who writes, and about whom. */
  purpose: readonly string[]
  /** How long and as what the writer has known the applicant, or the work. */
  known: readonly string[]
  lead: readonly string[]
  future: readonly string[]
  /**
   * What the plan has behind it; whether that is enough is for the writer to say. No two frames have the same word before
   * the works, which together with a long name would be a run that letters share.
   */
  trust: readonly string[]
  closing: readonly string[]
}
