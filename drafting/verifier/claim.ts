/** Words of a source that a claim names: a card, a field, a page, an authority. */
export interface Span {
  id: string
  words: string
}

/** One sentence that states something, with the spans that are to bear it out. */
export interface Claim {
  text: string
  spans: readonly Span[]
}

/** Words of a span on which a verdict rests; found there. */
export interface Rest {
  source: string
  words: string
}

/**
 * What the verifier says of a claim, as far as it holds. `sure` is from 0 to 100, the lesser of its two readings. What was not read,
 * not agreed on or not borne out by words that are there is `unread`: nothing vouches for it.
 */
export type Ruling =
  | { verdict: 'entailed'; rests: readonly Rest[]; sure: number }
  | { verdict: 'contradicted' | 'not stated'; rests: readonly Rest[]; reason: string }
  | { verdict: 'unread'; reason: string }
