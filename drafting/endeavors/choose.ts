import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import { contentWords } from '../builtin/passages.ts'
import type { Candidate } from './candidate.ts'
import type { Kind } from './kinds.ts'

type Yield = NonNullable<Kind['yields']>

/** Titles that share more than this of all their words speak of the same undertaking. */
export const SAME_TITLE = 0.6

/** Share of their words that two titles have in common. */
export const likeness = (a: string, b: string): number => {
  const [left, right] = [new Set(contentWords(a)), new Set(contentWords(b))]
  const both = [...left].filter((word) => right.has(word)).length
  return both / Math.max(left.size + right.size - both, 1)
}

/** Share of the words of a plan's title by which another title says the same plan again. */
const SAME_PLAN = 0.75
const NUMBERS: Readonly<Record<string, string>> = { twelve: '12', twenty: '20', thirty: '30', forty: '40', fifty: '50' }
const inFigures = (text: string): string => text.replace(/\p{L}+/gu, (word) => NUMBERS[word.toLowerCase()] ?? word)

/** True where a plan that was chosen says already that this will be done. */
function isHeldBy(title: string, { kind, title: other }: Candidate): boolean {
  if (kind.of !== 'plan') return false
  const words = new Set(
    inFigures(other.split(': ')[0] ?? other)
      .toLowerCase()
      .match(/[\p{L}\d-]{2,}/gu) ?? [],
  )
  const plan = new Set(contentWords([...words].join(' ')))
  const own = new Set(contentWords(inFigures(title)))
  return [...plan].filter((word) => own.has(word)).length >= SAME_PLAN * plan.size
}

interface Limits {
  /** How many of one kind. */
  kind: number
  /** How many that come to the same: two guides, two courses. */
  yields: number
  /** How many from one entry, the first of all apart. */
  anchor: number
  /** Share of words that two titles may have in common. */
  title: number
  /** Up to which rank what is kept for a poor record may come. */
  spare: number
  /** Whether two may come to the same on one work: its guide and its guide, its course and its course. */
  twins: boolean
  /** Whether the same undertaking may come again under another title. */
  again: boolean
}

/** What gives way where a record holds too little. */
const ANY = { kind: ENDEAVORS_PER_RUN, yields: ENDEAVORS_PER_RUN, anchor: ENDEAVORS_PER_RUN, spare: 2 }

/** A plan carries more than a project: itself, what it leaves behind, whom it trains. */
const PLAN_PARTS = 2

const anchorOf = ({ anchor }: Candidate) => `${anchor.section}/${anchor.id}`

/** What things of a plan's own come to, by the words of their titles. */
const OF_TITLE: readonly (readonly [Yield, RegExp])[] = [
  ['course', /^(?:training|teaching)\b|\b(?:course|curriculum|workshops?)\b/i],
  ['guide', /\b(?:guide|guidebook|manual|handbook|textbook)\b/i],
]

/** What stands at its end: a guide, a course. */
const yieldsOf = ({ kind, title }: Pick<Candidate, 'kind' | 'title'>): Yield | undefined =>
  kind.yields ?? (kind.of === 'plan' ? undefined : OF_TITLE.find(([, form]) => form.test(title))?.[0])

const comesToSame = (one: Candidate, other: Candidate): boolean => {
  const own = yieldsOf(one)
  return own !== undefined && own === yieldsOf(other)
}

/** True of two that teach, tell or carry further one and the same work. */
const isTwin = (one: Candidate, other: Candidate): boolean => {
  const [work, same] = [one.work ?? one.anchor, other.work ?? other.anchor]
  return work.section === same.section && work.id === same.id && comesToSame(one, other)
}

/** Each plan by itself comes; of what a plan holds in parts, some. */
const mostOf = ({ kind }: Candidate, limit: number): number =>
  kind.of === 'plan' ? ENDEAVORS_PER_RUN : kind.of === 'output' ? limit * 3 : kind.of === 'work' ? limit : limit * 2

/**
 * Ten candidates, the best carried first, spread over the record and over the ways to go on from it, none close to a
 * title that exists. Where the record is too thin for that, the limits give way one after the other.
 */
export function chooseTen(candidates: readonly Candidate[], existing: readonly { title: string }[]): Candidate[] {
  const anchors = new Set(candidates.map(anchorOf)).size
  const share = Math.max(2, Math.ceil(ENDEAVORS_PER_RUN / Math.max(anchors, 1)))
  const taken = existing.map(({ title }) => title)
  const before = new Set(
    candidates
      .filter(({ title }) => taken.some((one) => one.toLowerCase() === title.toLowerCase()))
      .map(({ key }) => key),
  )
  const chosen: Candidate[] = []
  const rounds: Limits[] = [
    { kind: 1, yields: 1, anchor: 1, title: SAME_TITLE, spare: 0, twins: false, again: false },
    { kind: 1, yields: 1, anchor: share, title: SAME_TITLE, spare: 0, twins: false, again: false },
    { kind: 1, yields: 1, anchor: share, title: SAME_TITLE, spare: 1, twins: false, again: false },
    // Another way to go on from the same entry differs more than the same way from another entry.
    { kind: 1, yields: 1, anchor: ENDEAVORS_PER_RUN, title: SAME_TITLE, spare: 1, twins: false, again: false },
    { kind: 1, yields: 2, anchor: ENDEAVORS_PER_RUN, title: SAME_TITLE, spare: 1, twins: false, again: false },
    { kind: 2, yields: 2, anchor: share + 1, title: SAME_TITLE, spare: 1, twins: false, again: false },
    { kind: 3, yields: 3, anchor: ENDEAVORS_PER_RUN, title: SAME_TITLE, spare: 1, twins: false, again: false },
    { kind: 3, yields: 3, anchor: ENDEAVORS_PER_RUN, title: SAME_TITLE, spare: 2, twins: false, again: false },
    { ...ANY, title: 0.99, twins: false, again: false },
    { ...ANY, title: 0.99, twins: true, again: false },
    { ...ANY, title: 1, twins: true, again: true },
  ]
  for (const limits of rounds)
    for (const candidate of candidates) {
      if (chosen.length === ENDEAVORS_PER_RUN) return ordered(chosen)
      if (chosen.some(({ key, title }) => key === candidate.key || title === candidate.title)) continue
      if (taken.some((title) => title.toLowerCase() === candidate.title.toLowerCase())) continue
      if (candidate.spare > limits.spare) continue
      if (!limits.again && before.has(candidate.key)) continue
      if (chosen.filter(({ kind }) => kind === candidate.kind).length >= mostOf(candidate, limits.kind)) continue
      if (chosen.filter((one) => comesToSame(one, candidate)).length >= limits.yields) continue
      if (!limits.twins && chosen.some((one) => isTwin(one, candidate))) continue
      if (
        chosen.filter((one) => anchorOf(one) === anchorOf(candidate)).length >=
        limits.anchor + (candidate.anchor === candidate.plan ? PLAN_PARTS : 0)
      )
        continue
      if (
        [...taken, ...chosen.map(({ title }) => title)].some((title) => likeness(title, candidate.title) > limits.title)
      )
        continue
      if (candidate.kind.isSpread === true && chosen.some((one) => isHeldBy(candidate.title, one))) continue
      chosen.push(candidate)
    }
  return ordered(chosen)
}

const ordered = (chosen: Candidate[]): Candidate[] => [...chosen].sort((a, b) => b.score - a.score)
