/** Words as they are compared with those of a source: without typography and line breaks, which a copy may lose. */
export const letters = (text: string): string =>
  text
    .replace(/[“”«»„]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/[‐‑–—]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** Fewer would be found anywhere. */
const ENOUGH = 4

/** True where these words stand in those of the source. */
export const standsIn = (words: string, held: string): boolean =>
  letters(words).length >= ENOUGH && letters(held).includes(letters(words))
