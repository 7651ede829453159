const SMALL = /^(a|an|the|and|or|of|in|on|at|to|for|by|with|from|as|into|via|per|among)$/

/** A phrase as a heading writes it; acronyms, names and numbers stay as they are, and a new part begins with a capital. */
export const titleCase = (text: string): string => {
  const words = text.split(' ')
  return words
    .map((word, index) => {
      const opens = index === 0 || words[index - 1]?.endsWith(':') === true
      return opens || !SMALL.test(word.toLowerCase()) ? capitalised(word) : word.toLowerCase()
    })
    .join(' ')
}

const capitalised = (word: string): string =>
  word
    .split(/(?<=[-/])/u)
    .map((part, at) =>
      (at === 0 || !SMALL.test(part.replace(/[-/]$/u, ''))) && /^[(‘]?\p{Ll}[\p{Ll}’']*[,:;)?!’/-]*$/u.test(part)
        ? part.replace(/\p{Ll}/u, (first) => first.toUpperCase())
        : part,
    )
    .join('')
