import { goesOnPast } from '../abbreviations.ts'

/** Where a sentence ends: not after an initial, a title, or "vs." and the like. */
const END =
  /(?<=[.!?]["”’)]?)(?<!\b(?:\p{Lu}|Dr|Mr|Mrs|Ms|Mx|Sra|Srta|Dra|Eng|Engr|Ing|Rev|Hon|Prof|St|Jr|Sr|No|vs|e\.g|i\.e|approx|Inc|Ltd|Co|Dec|Jan|Feb|Aug|Sept|Oct|Nov)\.)\s+(?=["“‘(]?[\p{Lu}\p{N}\p{Script=Han}])|\n{1,}/u

/** A part after an abbreviation goes on with the sentence before it. */
function joinedPast(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && goesOnPast(last, ` ${part}`)) joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}

/** Where a line ends and its sentence does not: before a small letter, after a number too, and after a word that ends none. */
const BROKEN =
  /(?<=[\p{Ll},])\n(?=[\p{Ll}\d(])|(?<=\d)\n(?=\p{Ll})|(?<=\b(?:an?|the|of|by|to|from|in|on|at|for|with|and|or|as|is|are|was|were|that|than|into|between|through))\n(?=[\p{L}\d])/gu

/** The sentences of a passage, and the lines of a page that are none. */
export const passages = (text: string): string[] =>
  // A page breaks its lines where the paper ends, not the sentence.
  joinedPast(text.replace(BROKEN, ' ').split(END))
    .map((part) => part.trim())
    .filter((part) => part !== '')
