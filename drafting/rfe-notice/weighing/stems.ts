/** Endings that leave what a word means: "supported" and "supports" count as one. */
const ENDING = /(?:ingly|edly|ments?|ations?|ness|ing|ied|ies|ed|es|ly|s)$/
const SHORT = 4

export const stemOf = (word: string): string => (word.length <= SHORT ? word : word.replace(ENDING, ''))

/** Words that tell nothing by themselves. */
export const EMPTY = new Set(
  'the a an of to in and that it its is are was were be been by for with on as at or'.split(' '),
)

/** The stems of words in lower case; a figure stands for any other. */
export const stemsIn = (own: string): string[] =>
  (own.match(/\[quoted\]|\p{L}[\p{L}'-]*|\p{N}+/gu) ?? []).map((word) => stemOf(/\p{N}/u.test(word) ? '#' : word))
