import type { DEGREES } from '#domain/options.ts'

/** How degrees are written in such files. A degree of a profession goes before the doctorate that its name may hold. */
const WORDS: readonly [(typeof DEGREES)[number], RegExp][] = [
  [
    'Professional Degree',
    /\b(juris doctor|doctor of (medicine|dental|veterinary|pharmacy)|pharm\.?d|[jm]\.?d|d\.?d\.?s|d\.?v\.?m)\b/i,
  ],
  ['Doctoral', /\b(ph\.? ?d|d\.?phil|doctor|doctorate|doctoral|sc\.?d|dr)\b/i],
  ["Master's", /\b(masters?|m\.? ?sc?|m\.?a|m\.?eng|m\.?b\.?a|m\.?phil|m\.?p\.?h|ll\.?m|m\.?tech|magister)\b/i],
  ["Bachelor's", /\b(bachelors?|b\.? ?sc?|b\.?a|b\.?eng|b\.?tech|b\.?e|b\.?com|ll\.?b)\b/i],
  ["Associate's", /\b(associates?|a\.?a\.?s|a\.?s)\b/i],
  ['High School Diploma', /\b(high school|secondary school|abitur|baccalauréat)\b/i],
  ['Certificate', /\bcertificate\b/i],
]

/** The degree that a file's words name; null where they name none of the list, or two. */
export function degreeIn(words: string): (typeof DEGREES)[number] | null {
  const found = WORDS.filter(([, pattern]) => pattern.test(words.replace(/['’]/g, ''))).map(([degree]) => degree)
  const [first, second] = found
  if (first === undefined) return null
  return second === undefined || first === 'Professional Degree' ? first : null
}
