import type { Span } from './claim.ts'

/** Words as they are compared with those of a source: without typography and line breaks, which a copy may lose. */
const letters = (text: string): string =>
  text
    .replace(/[“”«»„]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/[‐‑–—]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** Fewer would be found anywhere. */
const ENOUGH = 4

/** A page is long, and many sentences rest on it. */
const known = new WeakMap<Span, string>()

function lettersOf(span: Span): string {
  const held = known.get(span) ?? letters(span.words)
  known.set(span, held)
  return held
}

/** True where these words stand in those of the source. */
export const standsIn = (words: string, held: Span): boolean => {
  const copied = letters(words)
  return copied.length >= ENOUGH && lettersOf(held).includes(copied)
}
