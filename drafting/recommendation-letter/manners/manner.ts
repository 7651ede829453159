/** What a paragraph about a piece of work may consist of. */
export type Move = 'need' | 'aim' | 'obstacles' | 'method' | 'result' | 'meaning'

/**
 * How writers of one kind write. Of each bank a writer takes sentences by their place among the writers of that kind, so
 * that no two letters about one applicant take the same. A frame is short: what a letter says comes from its slots.
 */
export interface Manner {
  /** The order in which such a writer argues. */
  order: readonly Move[]
  /** Words up to which two deeds are told in one sentence. */
  breath: number
  /** Weighs results against what was wanted; says nothing of their meaning where no aim was told. */
  weighsAims: boolean
  /** Who writes, and about whom. */
  purpose: readonly string[]
  /** How long and as what the writer has known the applicant, or the work. */
  known: readonly string[]
  lead: readonly string[]
  /** What of a work that was told with its result the writer holds on to. */
  meaning: readonly string[]
  /** What the works say of the applicant. */
  ability: readonly string[]
  future: readonly string[]
  trust: readonly string[]
  closing: readonly string[]
}
