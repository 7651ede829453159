const FOUNDER =
  /\b(?:founder|co-founder|owner|chief executive|CEO|(?<!vice )president|self-employed|managing (?:partner|member))\b/i

/** Somebody who works for an enterprise of his or her own has no employer to file for a certification. */
export const isFounderTitle = (title: string): boolean => FOUNDER.test(title)
