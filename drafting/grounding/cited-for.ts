import { INLINE } from './marks.ts'

/** More of a sentence than this is not repeated in the reason of a mark. */
const MOST = 90

/** Where the words for which a paper stands begin: after a sentence's end, or after another paper and the comma behind it. */
const BEFORE = /[^\uFFFC]*$/u
const AFTER = /^[^\uFFFC]*/u

const bare = (text: string): string =>
  text
    // A paper that was typed, which stands for no word of the claim.
    .replace(/\(?\bEx(?:hibit|\.)\s?R?\d+(?:, p\. \d+)?\)?/gu, '')
    .replace(/[“”"]/gu, '’')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.()]+(?:(?:and|or)\s)?/u, '')
    .replace(/[\s,;:.()]+$/u, '')

function short(text: string): string {
  if (text.length <= MOST) return text
  const cut = text.slice(0, MOST).replace(/\s\S*$/u, '')
  return `${cut.replace(/[,;:]$/u, '')} …`
}

/**
 * The words of a sentence for which a paper is cited at a place: those before it, back to the paper before; where it comes
 * first, those after it. Empty where the sentence has none.
 */
export function citedFor(text: string, { start, end }: { start: number; end: number }): string {
  // Papers side by side stand for the same words.
  const before = text.slice(0, start).replace(new RegExp(`[\\s;,()]*(?:${INLINE}[\\s;,()]*)+$`, 'u'), '')
  const told = bare(BEFORE.exec(before)?.[0] ?? '')
  return short(/\p{L}/u.test(told) ? told : bare(AFTER.exec(text.slice(end))?.[0] ?? ''))
}
