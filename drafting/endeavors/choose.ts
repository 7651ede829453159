import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Candidate } from './candidates.ts'

/** Titles that share more than this of all their words speak of the same undertaking. */
export const SAME_TITLE = 0.6

/** Share of their words that two titles have in common. */
export const likeness = (a: string, b: string): number => {
  const [left, right] = [new Set(contentWords(a)), new Set(contentWords(b))]
  const both = [...left].filter((word) => right.has(word)).length
  return both / Math.max(left.size + right.size - both, 1)
}

interface Limits {
  /** How many of one kind. */
  kind: number
  /** How many from one entry, the first of all apart. */
  anchor: number
  /** Share of words that two titles may have in common. */
  title: number
  /** Whether the same undertaking may come again under another title. */
  again: boolean
}

const anchorOf = ({ anchor }: Candidate) => `${anchor.section}/${anchor.id}`

/** As many of a kind as the record has of them: each plan, its foremost steps, what was made. */
const mostOf = ({ kind }: Candidate, limit: number): number =>
  kind.of === 'plan' ? ENDEAVORS_PER_RUN : kind.of === 'step' || kind.of === 'product' ? limit * 3 : limit

/**
 * Ten candidates, the best carried first, spread over the record and over the ways to go on from it, none close to a
 * title that exists. Where the record is too thin for that, the limits give way one after the other.
 */
export function chooseTen(candidates: readonly Candidate[], existing: readonly { title: string }[]): Candidate[] {
  const anchors = new Set(candidates.map(anchorOf)).size
  const share = Math.max(2, Math.ceil(ENDEAVORS_PER_RUN / Math.max(anchors, 1)) + 1)
  const taken = existing.map(({ title }) => title)
  const before = new Set(
    candidates
      .filter(({ title }) => taken.some((one) => one.toLowerCase() === title.toLowerCase()))
      .map(({ key }) => key),
  )
  const chosen: Candidate[] = []
  const rounds: Limits[] = [
    { kind: 1, anchor: share, title: SAME_TITLE, again: false },
    { kind: 1, anchor: ENDEAVORS_PER_RUN, title: SAME_TITLE, again: false },
    { kind: 3, anchor: ENDEAVORS_PER_RUN, title: SAME_TITLE, again: false },
    { kind: ENDEAVORS_PER_RUN, anchor: ENDEAVORS_PER_RUN, title: 0.99, again: false },
    { kind: ENDEAVORS_PER_RUN, anchor: ENDEAVORS_PER_RUN, title: 1, again: true },
  ]
  for (const limits of rounds)
    for (const candidate of candidates) {
      if (chosen.length === ENDEAVORS_PER_RUN) return ordered(chosen)
      if (chosen.some(({ key, title }) => key === candidate.key || title === candidate.title)) continue
      if (taken.some((title) => title.toLowerCase() === candidate.title.toLowerCase())) continue
      if (!limits.again && before.has(candidate.key)) continue
      if (chosen.filter(({ kind }) => kind === candidate.kind).length >= mostOf(candidate, limits.kind)) continue
      if (chosen.filter((one) => anchorOf(one) === anchorOf(candidate)).length >= limits.anchor) continue
      if (
        [...taken, ...chosen.map(({ title }) => title)].some((title) => likeness(title, candidate.title) > limits.title)
      )
        continue
      chosen.push(candidate)
    }
  return ordered(chosen)
}

const ordered = (chosen: Candidate[]): Candidate[] => [...chosen].sort((a, b) => b.score - a.score)
