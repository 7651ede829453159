const same = (words: string): string => words.toLowerCase().replace(/\s+/gu, ' ').trim()

/** Whether an issue's title is its heading in the notice, but for its number and its capitals. */
export const isNamedBy = (heading: string, title: string): boolean => same(heading).includes(same(title))
