const SMALL = /^(a|an|the|and|or|of|in|on|at|to|for|by|with|from|as|into|via|per)$/

/** A phrase as a heading writes it; acronyms, names and numbers stay as they are. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.test(word) ? word : capitalised(word)))
    .join(' ')

const capitalised = (word: string): string =>
  word
    .split('-')
    .map((part) => (/^\p{Ll}+$/u.test(part) ? part.charAt(0).toUpperCase() + part.slice(1) : part))
    .join('-')
