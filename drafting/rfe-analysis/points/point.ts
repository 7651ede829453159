import type { RISKS } from '#domain/rfe.ts'
import type { Holdings } from '../holdings.ts'

export type Risk = keyof typeof RISKS

/** A paper, or a thing to be said, that a point of a notice is answered with. */
export interface Need {
  /** As it stands on the checklist. */
  what: string
  /** How a notice asks for it. */
  asked: RegExp
  /** It belongs to an answer on the point whether or not the notice asks for it. */
  usual?: boolean | ((held: Holdings) => boolean)
  /** It only says in general what another need of the point names: it is asked where none of those is. */
  general?: true
  /** Titles and kinds of the papers that are it. */
  papers?: RegExp
  /** Where a title does not tell. */
  isHeld?: (held: Holdings) => boolean
  /** How it is got, where `what` does not say it. */
  get?: string
  /** Days that it usually takes; null where nobody can tell. */
  days: number | null
}

/** What is known of a factor: where the record speaks of it, what an answer needs, what to do first and what to avoid. */
export interface Point {
  title: string
  /** Fields of entries (`section.field`) that are on the point by their nature, the most telling first. */
  fields: readonly string[]
  /** Fields that are on it only where their words say so. */
  also?: readonly string[]
  /** Titles and kinds of papers that are on it. */
  papers: RegExp
  /** Words by which a passage is on it. */
  words: RegExp
  risk: Risk
  needs: readonly Need[]
  /** Sentences for somebody whose first language is another; `{dhanasar@889}` is a place in the library. */
  advice: readonly string[]
}
