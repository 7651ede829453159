import type { Token } from './proposition.ts'

/** Ways in which a word makes no claim of its own: by what stands before it, or after. */
const FIGURES: readonly { word: RegExp; before?: RegExp; after?: RegExp }[] = [
  { word: /^direct(?:s|ed)?$/u, after: /^ (?:solely |chiefly |only )?(?:at|to|toward|towards|against)\b/u },
  { word: /^(?:taught|teach(?:es)?)$/u, after: /^ (?:him|her|me|us|them|himself|herself|myself)\b/u },
  { word: /^(?:persuad|convinc|impress)\p{L}+$/u, after: /^ (?:me|us)\b(?! to\b)/u },
  { word: /^sparing$/u, after: /^ (?:with|in|of)\b/u },
  // What is on the market is claimed to be sold; a market that asks or forgets is a manner of speaking.
  {
    word: /^market$/u,
    before: /(?:^|[^\p{L}])(?:the|a|this|that|any|no) $/u,
    after: /^ (?:\p{L}+(?:s|ed)|forgot|left|has|had|will|would|does|did|cannot)\b/u,
  },
  // "The way an accountant treats an account", "like a captain": nobody is said to be one.
  {
    word: /./u,
    before:
      /\b(?:like|unlike|(?:the|a) way(?: that| in which)?|as if|as though) (?:an?|any|every|one|the) (?:\p{L}+ )?$/iu,
  },
]
const NEAR = 40

/** True of a word that stands where it claims nothing. */
export const isFigurative = ({ folded, start, end }: Token, text: string): boolean =>
  FIGURES.some(
    ({ word, before, after }) =>
      word.test(folded) &&
      (before?.test(text.slice(Math.max(0, start - NEAR), start)) ?? true) &&
      (after?.test(text.slice(end, end + NEAR)) ?? true),
  )
