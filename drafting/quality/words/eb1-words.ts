/** Tests of EB-1 that are no part of EB-2 or the waiver, beside those that are never cited. */
export const EB1_WORDS: readonly RegExp[] = [
  /\boriginal contributions? of major significance\b/iu,
  /\bsmall percentage\b[^.]{0,40}\b(?:risen|top|field)\b/iu,
  /\b(?:risen|rise) to the (?:very )?top\b/iu,
  /\boutstanding (?:researcher|professor)s?\b/iu,
  /\b(?:national|international)(?:ly)? acclaim(?:ed)?\b/iu,
  /\bmembership[^.]{0,60}\boutstanding achievements?\b/iu,
  /\bone-time achievement\b/iu,
]
