/** An earlier sentence and where it stands, word for word, in the new text. */
export interface Anchor {
  index: number
  start: number
  end: number
}

const MOST_PLACES = 20
const ENDED = /[.!?…:\]]["”’')\]]*\s*$/u
const BEGINS = /^\s+["“‘([]*[\p{Lu}\p{Lt}\d\p{Script=Han}]/u

/** Every place where a sentence may stand on its own; `next` is the sentence that stood after it. */
function placesOf(sentence: string, previous: string | undefined, next: string | undefined, text: string): number[] {
  const places: number[] = []
  if (sentence === '') return places
  for (let at = text.indexOf(sentence); at >= 0 && places.length < MOST_PLACES; at = text.indexOf(sentence, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + sentence.length)
    const isBegun =
      before.trim() === '' || ENDED.test(before) || (previous !== undefined && before.trimEnd().endsWith(previous))
    const isEnded =
      after.trim() === '' || BEGINS.test(after) || (next !== undefined && after.trimStart().startsWith(next))
    if (isBegun && isEnded && (at === 0 || /\s$/.test(before))) places.push(at)
  }
  return places
}

/** Sentences that stand in the new text as they stood, in their old order: of all ways the one that keeps the most words. */
export function anchorsOf(sentences: readonly string[], text: string): Anchor[] {
  interface Link extends Anchor {
    weight: number
    before: Link | undefined
  }
  const links: Link[] = []
  for (const [index, sentence] of sentences.entries())
    for (const start of placesOf(sentence, sentences[index - 1], sentences[index + 1], text)) {
      let before: Link | undefined
      for (const link of links)
        if (link.index < index && link.end <= start && link.weight > (before?.weight ?? 0)) before = link
      links.push({
        index,
        start,
        end: start + sentence.length,
        weight: sentence.length + (before?.weight ?? 0),
        before,
      })
    }
  let best: Link | undefined
  for (const link of links) if (link.weight > (best?.weight ?? 0)) best = link
  const kept: Anchor[] = []
  for (let link = best; link !== undefined; link = link.before)
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

/** For each new sentence the old one that it was made of; undefined where it is like none. None serves twice. */
export function madeOf(fresh: readonly string[], old: readonly string[]): (number | undefined)[] {
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
