/** Something that may be chosen, with what it holds. */
interface Candidate {
  place: string
  text: string
}

export interface FoundSource<T> {
  source: T
  /** Of its text, the part in which the words were found. */
  excerpt: string
}

const MOST = 40
const EXCERPT = 220
const LEAD = 40

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Figures say most; short words say nothing. */
const weightOf = (word: string): number => (/\p{N}/u.test(word) ? 4 : word.length > 3 ? 1 : 0)

/** The part of a text around the first of these words, or its beginning. */
function excerptOf(text: string, words: readonly string[]): string {
  const plain = folded(text)
  const places = words.flatMap((word) => {
    // Folding may change the length of a text; then the place is not far off.
    const at = plain.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u'))
    return at < 0 ? [] : [at]
  })
  const first = places.length === 0 ? 0 : Math.min(...places)
  const from = first <= LEAD ? 0 : text.indexOf(' ', first - LEAD) + 1
  const to = from + EXCERPT
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`
}

/** Those in which each word of the question stands, or begins one; what shares most with the sentence they are for comes first. */
export function findSources<T extends Candidate>(
  candidates: readonly T[],
  { q, near }: { q: string; near: string },
): { count: number; found: FoundSource<T>[] } {
  const asked = wordsOf(q)
  const wanted = new Set(wordsOf(near))
  const ranked = candidates.flatMap((source) => {
    const words = new Set(wordsOf(`${source.place} ${source.text}`))
    const isFound = asked.every((word) => words.has(word) || [...words].some((one) => one.startsWith(word)))
    if (!isFound) return []
    let shared = 0
    for (const word of wanted) if (words.has(word)) shared += weightOf(word)
    // A long page shares words with everything.
    return [{ source, score: shared / Math.log2(8 + words.size) }]
  })
  ranked.sort((a, b) => b.score - a.score)
  const telling = asked.length > 0 ? asked : [...wanted].filter((word) => weightOf(word) > 0)
  return {
    count: ranked.length,
    found: ranked.slice(0, MOST).map(({ source }) => ({ source, excerpt: excerptOf(source.text, telling) })),
  }
}
