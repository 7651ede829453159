import type { Block } from '#domain/document.ts'
import type { DocumentView } from '#domain/drafted-document.ts'
import { isEditable } from '#domain/editable.ts'
import type { ProofCounts, ProofState } from '#domain/proof.ts'

/** Who answers for a point, or left its sentence out. */
export type Answer = NonNullable<DocumentView['open'][number]['waived']>

/** Something to settle in a document or a letter: what is missing, what no source holds, or what nobody has confirmed. */
export interface Point {
  id: string
  kind: 'missing' | 'verify' | 'open'
  block: string
  sentence: number
  text: string
  answer: Answer | null
  /** Of a letter: who alone can confirm it, where that is not the person who looks at it. */
  waitsFor?: string | null
}

/** Whether a point waits for somebody else. */
export const isWaiting = ({ answer, waitsFor }: Pick<Point, 'answer' | 'waitsFor'>): boolean =>
  answer === null && waitsFor != null

/** A sentence that a person has to look at. */
export interface Item {
  /** That of its first point. */
  id: string
  block: string
  sentence: number
  state: 'open' | 'contradicted'
  /** What is settled when it is confirmed. */
  points: readonly string[]
}

export interface Place {
  block: string
  sentence: number
}
export const placeOf = ({ block, sentence }: Place): string => `${sentence} ${block}`

const byPlace = (points: readonly Point[]): Map<string, Point[]> =>
  Map.groupBy(
    points.filter(({ kind }) => kind !== 'missing'),
    placeOf,
  )

/** The sentences to look at, in the order of the text. A question is none of them: it wants an answer. What waits for somebody else is left to them. */
export function itemsOf(points: readonly Point[]): Item[] {
  const items: Item[] = []
  for (const here of byPlace(points).values()) {
    const [first] = here
    if (first === undefined || here.every(({ answer }) => answer !== null) || here.some(isWaiting)) continue
    const { id, block, sentence } = first
    const state = here.some(({ kind }) => kind === 'verify') ? 'contradicted' : 'open'
    items.push({ id, block, sentence, state, points: here.map((point) => point.id) })
  }
  return items
}

export type SentenceState = 'open' | 'contradicted' | 'confirmed' | 'left-out'

/** The state of each sentence that had something to settle, by its place. */
export function statesOf(points: readonly Point[]): ReadonlyMap<string, SentenceState> {
  const states = new Map<string, SentenceState>()
  for (const [place, here] of byPlace(points)) {
    if (here.some(({ answer }) => answer?.left_out)) states.set(place, 'left-out')
    else if (here.every(({ answer }) => answer !== null)) states.set(place, 'confirmed')
    else states.set(place, here.some(({ kind }) => kind === 'verify') ? 'contradicted' : 'open')
  }
  return states
}

const COUNTED: Record<SentenceState, ProofState | null> = {
  open: 'open',
  contradicted: 'contradicted',
  confirmed: 'confirmed',
  'left-out': null,
}

/** How many sentences are in each state once presses are counted that the server has not answered. */
export function countsAfter(
  counts: ProofCounts,
  before: readonly Point[],
  after: readonly Point[],
  blocks: readonly Block[],
): ProofCounts {
  const counted = new Set(blocks.flatMap((block) => (isEditable(block) ? [block.id] : [])))
  const now = statesOf(after)
  const next = { ...counts }
  const add = (state: SentenceState | undefined, by: number) => {
    const of = state && COUNTED[state]
    if (of != null) next[of] = Math.max(0, (next[of] ?? 0) + by)
  }
  for (const [place, was] of statesOf(before)) {
    if (now.get(place) === was || !counted.has(place.slice(place.indexOf(' ') + 1))) continue
    add(was, -1)
    add(now.get(place), 1)
  }
  return next
}
