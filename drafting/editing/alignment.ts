/** An earlier sentence and where it stands, word for word, in the new text. */
export interface Anchor {
  index: number
  start: number
  end: number
}

const MOST_PLACES = 20
/** How far before a place one looks for the end of what stands there: brackets, quotation marks and spaces. */
const NEAR = 60
const ENDED = /[.!?…:\]]["”’')\]]*\s*$/u
const BEGINS = /^\s+["“‘([]*[\p{Lu}\p{Lt}\d\p{Script=Han}]/u

/** Every place where a sentence may stand on its own; `next` is the sentence that stood after it. */
function placesOf(sentence: string, previous: string | undefined, next: string | undefined, text: string): number[] {
  const places: number[] = []
  if (sentence === '') return places
  for (let at = text.indexOf(sentence); at >= 0 && places.length < MOST_PLACES; at = text.indexOf(sentence, at + 1)) {
    const before = text.slice(Math.max(0, at - NEAR), at)
    const after = text.slice(at + sentence.length)
    const isBegun =
      before.trim() === '' ||
      ENDED.test(before) ||
      (previous !== undefined && text.slice(0, at).trimEnd().endsWith(previous))
    const isEnded =
      after.trim() === '' || BEGINS.test(after) || (next !== undefined && after.trimStart().startsWith(next))
    if (isBegun && isEnded && (at === 0 || /\s$/.test(before))) places.push(at)
  }
  return places
}

interface Link extends Anchor {
  weight: number
  before: Link | undefined
}

/** The heaviest of the links that end at a place or before it (a Fenwick tree of maxima, for very many alike sentences). */
class HeaviestBefore {
  private readonly best: (Link | undefined)[]

  constructor(length: number) {
    this.best = Array.from({ length: length + 2 })
  }

  add(link: Link): void {
    for (let at = link.end + 1; at < this.best.length; at += at & -at)
      if (link.weight > (this.best[at]?.weight ?? 0)) this.best[at] = link
  }

  upTo(end: number): Link | undefined {
    let best: Link | undefined
    for (let at = end + 1; at > 0; at -= at & -at)
      if ((this.best[at]?.weight ?? 0) > (best?.weight ?? 0)) best = this.best[at]
    return best
  }
}

/** Sentences that stand in the new text as they stood, in their old order: of all ways the one that keeps the most words. */
export function anchorsOf(sentences: readonly string[], text: string): Anchor[] {
  const heaviest = new HeaviestBefore(text.length)
  for (const [index, sentence] of sentences.entries()) {
    const places = placesOf(sentence, sentences[index - 1], sentences[index + 1], text)
    const links = places.map((start): Link => {
      const before = heaviest.upTo(start)
      return { index, start, end: start + sentence.length, weight: sentence.length + (before?.weight ?? 0), before }
    })
    // Only now, so that no sentence follows itself.
    for (const link of links) heaviest.add(link)
  }
  const kept: Anchor[] = []
  for (let link = heaviest.upTo(text.length); link !== undefined; link = link.before)
    kept.unshift({ index: link.index, start: link.start, end: link.end })
  return kept
}

const words = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** How much of two sentences is the same: 0 nothing, 1 all their words. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const word of left) if (right.has(word)) shared++
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

const ENOUGH = 0.35
/** More pairs than these are a list of names or a stuck key, and no sentence is like another there. */
const MOST_PAIRS = 250_000

/** For each new sentence the old one that it was made of; undefined where it is like none. None serves twice. */
export function madeOf(fresh: readonly string[], old: readonly string[]): (number | undefined)[] {
  if (fresh.length * old.length > MOST_PAIRS) return fresh.map(() => undefined)
  const earlier = old.map(words)
  const pairs = fresh
    .map(words)
    .flatMap((now, to) =>
      earlier.flatMap((before, from) => {
        const like = likeness(now, before)
        return like < ENOUGH ? [] : [{ to, from, likeness: like }]
      }),
    )
    .sort((a, b) => b.likeness - a.likeness || Math.abs(a.to - a.from) - Math.abs(b.to - b.from))
  const result = fresh.map((): number | undefined => undefined)
  const taken = new Set<number>()
  for (const { to, from } of pairs)
    if (result[to] === undefined && !taken.has(from)) {
      result[to] = from
      taken.add(from)
    }
  return result
}
