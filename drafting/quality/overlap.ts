import type { Names, Token } from './names.ts'
import type { Line } from './reading.ts'

/** Words in a row, names and titles not counted, that two letters may not share. */
export const RUN = 8

/** A run of words that stands in both. */
export interface SharedRun {
  /** As it stands in the first. */
  text: string
  /** Its words without names and titles. */
  words: number
  /** Which of its paragraph's counted words is its first. */
  from: number
  block: string
  otherBlock: string
}

export interface Overlap {
  /** Share of the first text's words, names and titles not counted, that stand in shared runs. */
  share: number
  runs: SharedRun[]
}

/** A paragraph as counted words; the names between them stay in the text but are not compared. */
export interface Counted {
  block: string
  text: string
  words: readonly Token[]
}

const paragraphsOf = (lines: readonly Line[], names: Names): Counted[] =>
  [...Map.groupBy(lines, ({ block }) => block)].map(([block, own]) => {
    const text = own.map(({ prose }) => prose).join(' ')
    return { block, text, words: names.tokens(text).filter(({ isName }) => !isName) }
  })

const windowAt = ({ words }: Counted, at: number): string =>
  words
    .slice(at, at + RUN)
    .map(({ text }) => text)
    .join(' ')

/** Texts in which runs of words are looked up: made once, compared with many. */
export interface Shingled {
  paragraphs: readonly Counted[]
  /** Runs of `RUN` words, each with the block where it first stands. */
  runs: ReadonlyMap<string, string>
}

export function shingled(lines: readonly Line[], names: Names): Shingled {
  const paragraphs = paragraphsOf(lines, names)
  const runs = new Map<string, string>()
  for (const paragraph of paragraphs)
    for (let at = 0; at + RUN <= paragraph.words.length; at++) {
      const run = windowAt(paragraph, at)
      if (!runs.has(run)) runs.set(run, paragraph.block)
    }
  return { paragraphs, runs }
}

/** What the first text shares with the second, run by run. */
export function overlapOf(first: Shingled, second: Pick<Shingled, 'runs'>): Overlap {
  const runs: SharedRun[] = []
  let [all, shared] = [0, 0]
  for (const paragraph of first.paragraphs) {
    const { words, text, block } = paragraph
    all += words.length
    for (let at = 0; at + RUN <= words.length; at++) {
      const otherBlock = second.runs.get(windowAt(paragraph, at))
      if (otherBlock === undefined) continue
      let end = at + RUN
      while (end < words.length && second.runs.has(windowAt(paragraph, end - RUN + 1))) end++
      const count = end - at
      shared += count
      runs.push({ text: text.slice(words[at]?.start, words[end - 1]?.end), words: count, from: at, block, otherBlock })
      at = end - 1
    }
  }
  return { share: all === 0 ? 0 : shared / all, runs }
}
