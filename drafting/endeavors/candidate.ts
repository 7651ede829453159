import { textOf } from '../builtin/closeness.ts'
import { overlap } from '../builtin/passages.ts'
import type { Slots } from '../builtin/phrase.ts'
import type { Entry } from '../builtin/portrait.ts'
import type { Kind } from './kinds.ts'

/** One way of going on from one thing of the record, with the title that the two make. */
export interface Candidate {
  kind: Kind
  /** The plan or project that the undertaking grows from. */
  anchor: Entry
  plan: Entry | undefined
  /** The project that stands behind it. */
  work: Entry | undefined
  title: string
  /** What the frames may name, each with its facts. */
  slots: Slots
  score: number
  /** The same undertaking under another title has the same key. */
  key: string
  /** A sentence of the record that the undertaking itself says already. */
  said?: string
  /** Kept for records that hold no better: 1 for what others led, 2 for a way that seldom suits a project of its kind. */
  spare: 0 | 1 | 2
}

export type Ground = Omit<Candidate, 'title'>

export const nearest = <T extends Entry>(entry: Entry, others: readonly T[]): T | undefined =>
  [...others].sort((a, b) => overlap(textOf(b), textOf(entry)) - overlap(textOf(a), textOf(entry)))[0]
