import type { Block } from '#domain/document.ts'
import type { CaseFile } from '../case-file.ts'
import { namesOf } from '../quality/names.ts'
import { overlapOf, RUN, shingled, type Counted, type Shingled } from '../quality/overlap.ts'
import { LAW, linesOf, type Line } from '../quality/reading.ts'
import type { Overlap } from './packet.ts'

type Passage = Overlap['passages'][number]
type Side = Passage['sides'][number]

interface Letter {
  id: number
  referee_id: number
  blocks: readonly Block[]
}

interface Read extends Letter {
  shingled: Shingled
  lines: ReadonlyMap<string, readonly Line[]>
}

/** Counted words of a paragraph, `to` being one after the last. */
interface Stretch {
  paragraph: Counted
  from: number
  to: number
}

/** The longest stretch of `other` with the words that begin at `from`; undefined where none has `RUN` of them. */
function longestIn(other: Shingled, { words }: Counted, from: number, end: number): Stretch | undefined {
  let best: Stretch | undefined
  for (const paragraph of other.paragraphs)
    for (let start = 0; start + RUN <= paragraph.words.length; start++) {
      let count = 0
      while (from + count < end && paragraph.words[start + count]?.text === words[from + count]?.text) count++
      if (count >= RUN && count > (best === undefined ? 0 : best.to - best.from))
        best = { paragraph, from: start, to: start + count }
    }
  return best
}

/** A run beside the place of the same words in the other letter; in pieces, where it stands there in pieces. */
function* pairsOf(run: Stretch, other: Shingled): Generator<readonly [Stretch, Stretch]> {
  for (let { from } = run; from + RUN <= run.to;) {
    const theirs = longestIn(other, run.paragraph, from, run.to)
    if (theirs === undefined) return
    const to = from + theirs.to - theirs.from
    yield [{ ...run, from, to }, theirs]
    // The words after it stand elsewhere in the other letter, in a run that may begin with the last words of this one.
    from = to - RUN + 1
  }
}

const ENOUGH = /\p{L}/u
const clean = (text: string): string => text.replaceAll(LAW, '').replace(/\s+/gu, ' ')

/** The shared words inside the sentences in which they stand. */
function sideOf({ paragraph: { block, text, words }, from, to }: Stretch, lines: readonly Line[]): Side {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
  let [at, first, last] = [0, 0, text.length]
  for (const { prose } of lines) {
    const next = at + prose.length
    if (at <= start) first = at
    if (next >= end) {
      last = next
      break
    }
    at = next + 1
  }
  const [before, after] = [clean(text.slice(first, start)), clean(text.slice(end, last))]
  return { block, before: ENOUGH.test(before) ? before : '', shared: clean(text.slice(start, end)), after }
}

function passagesOf(one: Read, other: Read): Passage[] {
  const paragraphs = new Map(one.shingled.paragraphs.map((paragraph) => [paragraph.block, paragraph]))
  const linesIn = (letter: Read, { paragraph }: Stretch) => letter.lines.get(paragraph.block) ?? []
  return overlapOf(one.shingled, other.shingled).runs.flatMap(({ block, from, words }) => {
    const paragraph = paragraphs.get(block)
    if (paragraph === undefined) return []
    return [...pairsOf({ paragraph, from, to: from + words }, other.shingled)].map(([own, theirs]): Passage => ({
      words: own.to - own.from,
      sides: [sideOf(own, linesIn(one, own)), sideOf(theirs, linesIn(other, theirs))],
    }))
  })
}

const percent = (share: number): number => Math.round(share * 1000) / 10

/** Each pair of letters with what both say in the same words. The names of the case file are not counted. */
export function overlapsOf(letters: readonly Letter[], caseFile: CaseFile): Overlap[] {
  const names = namesOf(caseFile)
  const read = letters.map((letter): Read => {
    const lines = linesOf({ blocks: [...letter.blocks] })
    return { ...letter, shingled: shingled(lines, names), lines: Map.groupBy(lines, ({ block }) => block) }
  })
  return read
    .flatMap((one, at) =>
      read.slice(at + 1).map((other): Overlap => ({
        writers: [one.referee_id, other.referee_id],
        letters: [one.id, other.id],
        percent: [
          percent(overlapOf(one.shingled, other.shingled).share),
          percent(overlapOf(other.shingled, one.shingled).share),
        ],
        passages: passagesOf(one, other),
      })),
    )
    .sort((a, b) => Math.max(...b.percent) - Math.max(...a.percent))
}
