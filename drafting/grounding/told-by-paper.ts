import type { Marked } from './on-paper.ts'
import type { Token } from './proposition.ts'

/** One statement of a paper's pages. */
export interface Stretch {
  tokens: readonly Token[]
  holds: (token: Token) => boolean
  marks: (mark: Marked) => boolean
}

type Weigh = (some: readonly Token[]) => number

/** How many statements of a page one of a passage may be spread over. */
const SPREAD = 6
/** Of a passage's words, how much stands about its figures where these are the same matter's. */
const ABOUT = 0.2
/** Of a passage's words, how much stands one after the other where they are the page's own; and of how many at least. */
const IN_ORDER = 0.8
const LEAST = 4
/** Of a passage's words, how few a paper has that speaks of something else. */
const HARDLY = 0.25

/** "Twelve sessions", and not "in three years", which a paper tells by its dates. */
const isCount = ({ figure }: Marked): boolean => figure?.unit === null

const runsOf = (pages: readonly Stretch[], length: number): Stretch[][] =>
  pages.map((_, at) => pages.slice(at, at + length))

/** How many of some words stand in others one after the other, by stems. */
function inOrder(words: readonly Token[], others: readonly Token[]): number {
  let row = others.map(() => 0)
  for (const { sense } of words) {
    const next: number[] = []
    others.forEach((other, at) => {
      next.push(other.sense.stem === sense.stem ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0))
    })
    row = next
  }
  return row.at(-1) ?? 0
}

/**
 * True where a paper's statements tell what these words and telling figures do: the figures in one place, with no small
 * count missing from the paper and no clause of which it has hardly a word, or the words in theirs with no small figure missing.
 */
export function isToldBy(
  pages: readonly Stretch[],
  words: readonly Token[],
  { telling: marks, small }: { telling: readonly Marked[]; small: readonly Marked[] },
  weigh: Weigh,
  /** The same words, clause by clause. */
  clauses: readonly (readonly Token[])[] = [],
): boolean {
  const isTouched = (clause: readonly Token[]): boolean =>
    weigh(clause.filter((token) => pages.some((stretch) => stretch.holds(token)))) >= HARDLY * weigh(clause)
  const hasAll = (some: readonly Marked[], run: readonly Stretch[]): boolean =>
    some.every((mark) => run.some((stretch) => stretch.marks(mark)))
  if (marks.length > 0)
    return (
      hasAll(small.filter(isCount), pages) &&
      clauses.every((clause) => clause.length < LEAST || isTouched(clause)) &&
      runsOf(pages, SPREAD).some(
        (run) =>
          hasAll(marks, run) &&
          weigh(words.filter((token) => run.some((stretch) => stretch.holds(token)))) >= ABOUT * weigh(words),
      )
    )
  return (
    words.length >= LEAST &&
    runsOf(pages, 2).some(
      (run) =>
        hasAll(small, run) &&
        inOrder(
          words,
          run.flatMap(({ tokens }) => tokens.filter(({ content }) => content)),
        ) >=
          IN_ORDER * words.length,
    )
  )
}

/** True of papers in which a telling figure stands nowhere, or which have hardly any of the words: they speak of something else. */
export const isOfOther = (
  pages: readonly Stretch[],
  words: readonly Token[],
  marks: readonly Marked[],
  weigh: Weigh,
): boolean =>
  marks.some((mark) => !pages.some((stretch) => stretch.marks(mark))) ||
  weigh(words.filter((token) => pages.some((stretch) => stretch.holds(token)))) < HARDLY * weigh(words)
