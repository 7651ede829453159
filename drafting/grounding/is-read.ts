import type { CaseFile, Exhibit } from '../case-file.ts'
import { Recent } from '../recent.ts'
import { tokensOf } from './proposition.ts'

/** Of an English page nearly every word is known, names and all; of another language a few are by chance. */
const KNOWN = 0.45
const LETTERS = /^\p{L}{3,}$/u
const LATIN = /\p{Script=Latin}/u

const comparable = new Recent<boolean>(2_000)

/** True of words that an English sentence can be held against; prose, lists and tables alike. */
function isComparable(text: string): boolean {
  const words = tokensOf(text.slice(0, SEEN)).filter(({ folded }) => LETTERS.test(folded))
  return (
    words.filter(({ text: word, sense }) => LATIN.test(word) && (sense.known || sense.closed)).length >=
    KNOWN * words.length
  )
}
/** Its first lines show a page's language. */
const SEEN = 4_000

/** True where every page of a paper was read, as words that can be compared with an English sentence. */
export function isRead({ file }: Exhibit, { profile }: CaseFile): boolean {
  const upload = profile.uploads.find(({ url }) => url === file.url)
  return (
    upload !== undefined &&
    upload.pages.length > 0 &&
    upload.pages.every((page) => page.trim() !== '' && comparable.of(page, isComparable))
  )
}
