/**
 * How much an authority weighs, from the most binding down. A non-precedent decision binds nobody and may only illustrate;
 * the library holds none, since none was read.
 */
export const LEVELS = ['statute', 'regulation', 'precedent', 'policy_manual', 'official_list', 'non_precedent'] as const
export type Level = (typeof LEVELS)[number]

export interface Run {
  text: string
  style?: 'italic'
}

/** A place in an authority: what it holds there in our words, and passages that may be quoted. */
export interface Pin {
  /** As it is cited: `889`, `889 n.8`, `889-90`, `D`. */
  pin: string
  holds: string
  /** Word for word, with the quotation marks and dashes of the text; only of an authority whose text was read. */
  quotations: readonly string[]
}

export interface Authority {
  id: string
  level: Level
  /** As a reader knows it: `Matter of Dhanasar`. */
  name: string
  /** The citation without a pin, and the form that later mentions take; `{pin}` marks where a pin goes. */
  full: readonly Run[]
  short: readonly Run[]
  /** The form on a chip: `Dhanasar`. */
  label: string
  /** The official place to read it. */
  address: string
  /** The copy that the quotations were compared with, and when; null is "not yet checked": cited, never quoted. */
  checked: { copy: string; on: string } | null
  holds: string
  pins: readonly Pin[]
}
