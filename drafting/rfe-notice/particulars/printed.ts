/** A stretch of a page, with where it stands. */
export interface Hit {
  value: string
  page: number
  /** The words of the same line before it, and those of the line above. */
  before: string
  /** What follows on the line. */
  after: string
  /** How many characters of its page stand before it. */
  start: number
  /** It has a line to itself, but for what a scanner makes of a bar code. */
  alone: boolean
}

/** So short is a line that is one small word. */
const LONELY = 4

/** What stands farther off tells nothing of it. */
const FAR = 1000

/** "Tuesday, June 9, 2015" has a line to itself. */
const WEEKDAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?)?$/i

/** Where the pattern stands in the pages, line by line, with what is printed around it. */
export function hitsOf(
  pages: readonly string[],
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => string | null,
): Hit[] {
  return pages.flatMap((text, index) => {
    const lines = text.split('\n').map((line) => line.trim())
    // A date may be parted by the end of a line.
    const flat = lines.join('\n')
    return [...flat.matchAll(pattern)].flatMap((match): Hit[] => {
      const value = valueOf(match)
      if (value === null) return []
      const from = flat.lastIndexOf('\n', match.index - 1)
      const over = flat.lastIndexOf('\n', from - 1)
      // "by" in a line of its own is the end of what stands over it.
      const above = from > 0 && from - over <= LONELY ? flat.lastIndexOf('\n', over - 1) : over
      const end = flat.indexOf('\n', match.index + match[0].length)
      const before = flat.slice(Math.max(0, above, match.index - FAR), match.index)
      const same = flat.slice(from + 1, match.index)
      const last = match.index + match[0].length
      const after = flat.slice(last, Math.min(end === -1 ? flat.length : end, last + FAR))
      return [
        {
          value,
          page: index + 1,
          before,
          after,
          start: match.index,
          alone: WEEKDAY.test(same.trim()) && !/[a-z]{3}/.test(after),
        },
      ]
    })
  })
}
