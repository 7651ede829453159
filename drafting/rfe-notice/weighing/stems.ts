/** Endings that leave what a word means: "supported" and "supports" count as one. */
const ENDING = /(?:ingly|edly|ments?|ations?|ness|ing|ied|ies|ed|es|ly|s)$/
const SHORT = 4

export const stemOf = (word: string): string => (word.length <= SHORT ? word : word.replace(ENDING, ''))
