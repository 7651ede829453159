/** Letters and figures as they count: in one form, without what a script writes above them. */
const lettersIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu) ?? []

function counts(parts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const part of parts) found.set(part, (found.get(part) ?? 0) + 1)
  return found
}

/** How many of these are not among the others, each as often as it stands there. */
function missing(these: readonly string[], others: readonly string[]): number {
  const left = counts(others)
  let count = 0
  for (const part of these) {
    const there = left.get(part) ?? 0
    if (there === 0) count += 1
    else left.set(part, there - 1)
  }
  return count
}

export interface Compared {
  /** Letters that only the second reading has, and only the first. */
  lost: number
  added: number
  /** Letters of the second reading. */
  letters: number
}

/** Two readings of one page, by their letters: where words begin and in which order they come, readers see differently. */
export function compareLetters(first: string, second: string): Compared {
  const [ours, theirs] = [lettersIn(first), lettersIn(second)]
  return { lost: missing(theirs, ours), added: missing(ours, theirs), letters: theirs.length }
}

/** Words, and each character of a script that sets no spaces. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-\u00ad\u2010]\n/g, '')
    .match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}\p{M}]+/gu) ?? []

/** How many words two readings have, and how many both have. */
export function compareWords(first: string, second: string): { first: number; second: number; both: number } {
  const [ours, theirs] = [wordsIn(first), wordsIn(second)]
  return { first: ours.length, second: theirs.length, both: theirs.length - missing(theirs, ours) }
}
