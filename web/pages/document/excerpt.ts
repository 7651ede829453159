export interface Passage {
  text: string
  /** Words that the sentence shares with its source. */
  shared: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,%-]*[\p{L}\p{N}%]|[\p{L}\p{N}]/gu

const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}'’,-]/gu, '')
    .replace(/[.]$/, '')
    .toLowerCase()

const bare = (word: string): string => folded(word).replace(/%$/, '')
/** Longer words that are mere links between others. */
const LINKS = new Set(
  (
    'about above after also another because been before being below between both could does down during each either from ' +
    'have having here hers himself herself however into itself just less like made many more most much must neither only ' +
    'other others over same shall should since some such than that their theirs them then there these they this those ' +
    'through thus toward under until upon were what when where which while whom whose will with within without would your'
  ).split(' '),
)
/** A word that says something by itself: a number, or one that is not a mere link between others. */
const tells = (word: string): boolean => /\p{N}/u.test(word) || (word.length > 3 && !LINKS.has(word))

/** How far before the first shared word an excerpt begins. */
const LEAD = 40

interface Word {
  start: number
  end: number
  shared: boolean
  weight: number
}

function wordsOf(text: string, known: ReadonlySet<string>): Word[] {
  return [...text.matchAll(WORD)].map((found) => {
    const word = bare(found[0])
    const shared = tells(word) && known.has(word)
    const weight = shared ? (/\p{N}/u.test(word) ? 4 : 1) : 0
    return { start: found.index, end: found.index + found[0].length, shared, weight }
  })
}

/** The run of `most` characters, cut at words, in which the sentence is found best; the beginning where it is not. */
function best(words: readonly Word[], length: number, most: number): { start: number; end: number } {
  if (length <= most) return { start: 0, end: length }
  let top = { start: 0, end: 0, score: -1 }
  let first = 0
  let score = 0
  for (const word of words) {
    score += word.weight
    let at = words[first]
    while (at !== undefined && word.end - at.start > most) {
      score -= at.weight
      at = words[++first]
    }
    if (score > top.score) top = { start: at?.start ?? word.start, end: word.end, score }
  }
  // A few words before the first that is shared, and as many after the last as there is room for.
  const lead = words.find((word) => word.start >= top.start && word.shared)
  const start = words.find((word) => lead !== undefined && word.start >= top.start && word.start >= lead.start - LEAD)
  const from = start?.start ?? top.start
  const after = words.findLast((word) => word.end - from <= most)
  return { start: from, end: Math.max(top.end, after?.end ?? 0) }
}

/** The part of a source that a sentence rests on, with the words that both have. */
export function excerpt(source: string, sentence: string, most = 320): Passage[] {
  const known = new Set([...sentence.matchAll(WORD)].map((found) => bare(found[0])))
  const words = wordsOf(source, known)
  const { start, end } = best(words, source.length, most)
  const passages: Passage[] = []
  const push = (text: string, shared: boolean) => {
    const last = passages.at(-1)
    if (text === '') return
    if (last?.shared === shared) last.text += text
    else passages.push({ text, shared })
  }
  if (start > 0) push('… ', false)
  let at = start
  for (const word of words) {
    if (word.start < start || word.end > end || !word.shared) continue
    const between = source.slice(at, word.start)
    // Shared words that stand side by side are one passage.
    push(between, passages.at(-1)?.shared === true && between.trim() === '')
    push(source.slice(word.start, word.end), true)
    at = word.end
  }
  push(source.slice(at, end), false)
  if (end < source.length) push(' …', false)
  return passages
}

const FIGURE = /\d[\d,.]*\d|\d/g

/** The figures of a sentence, each once, that stand in a source too. */
export function figuresIn(sentence: string, source: string): string[] {
  const plain = (figure: string) => figure.replaceAll(',', '')
  const there = new Set([...source.matchAll(FIGURE)].map((found) => plain(found[0])))
  return [...new Set([...sentence.matchAll(FIGURE)].map((found) => found[0]))].filter((figure) =>
    there.has(plain(figure)),
  )
}
