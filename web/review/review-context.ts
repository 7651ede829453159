import { createContext, use } from 'react'
import type { Item, Place } from './points.ts'

/** A sentence that is being typed anew, in its place. */
export interface Writing {
  item: Item
  text: string
}

/** What can be done with the sentences to look at, and where one is. */
export interface Review {
  /** The one that is looked at; undefined where none is left. */
  item: Item | undefined
  left: readonly Item[]
  /** How many were settled since the review began. */
  settled: number
  isSaved: boolean
  canUndo: boolean
  writing: Writing | null
  /** What a screen reader hears of the last press. */
  said: string
  look: (item: Item) => void
  move: (back: boolean) => void
  confirm: (item: Item) => void
  /** Confirms the sentences of the paragraph whose sources are in view. */
  confirmParagraph: () => void
  leaveOut: (item: Item) => void
  write: (item: Item) => void
  typedIn: (writing: Writing) => string
  type: (writing: Writing, text: string) => void
  save: (writing: Writing, text: string) => void
  leave: (writing: Writing, text: string) => void
  undo: () => void
  /** Opens what was settled again. */
  takeBack: (points: readonly string[]) => void
  end: () => void
  /** The words of a sentence. */
  wordsOf: (place: Place) => string
  /** Whether a sentence can be typed anew. */
  isEditable: (place: Place) => boolean
}

export const ReviewContext = createContext<Review | null>(null)

export function useReview(): Review {
  const review = use(ReviewContext)
  if (review === null) throw new Error('There is no review around this part')
  return review
}

export const CURRENT = 'review-current'
export const itemElement = (item: Item): string => `review-${item.id}`
