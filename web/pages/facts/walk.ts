import type { FactCard, NewCard } from '#domain/fact-card.ts'
import { createContext, use } from 'react'

/** A text box that stands in place of a fact. */
export interface Writing {
  kind: 'edit' | 'split' | 'join'
  /** The fact in whose place it stands. */
  id: string
  text: string
  /** The facts that it is about, as they were when it was opened. */
  cards: FactCard[]
}

/** What can be done with a fact. */
export interface Walk {
  /** Makes a fact the current one. */
  look: (id: string) => void
  move: (back: boolean) => void
  confirm: (card: FactCard) => void
  /** Confirms what is proposed of an entry and in view. */
  confirmAll: () => void
  choose: (card: FactCard, choice: number) => void
  leaveOut: (card: FactCard) => void
  takeBack: (card: FactCard) => void
  write: (kind: Writing['kind'], card: FactCard) => void
  /** Keeps what is typed, whatever becomes of the fact meanwhile. */
  type: (writing: Writing, text: string) => void
  /** What was typed last in this text box. */
  typedIn: (writing: Writing) => string
  save: (writing: Writing, text: string) => void
  /** Leaves the text box; what was typed is there again when it is opened again. */
  leave: (writing: Writing, text: string) => void
  add: (card: NewCard) => void
  undo: () => void
}

export const WalkContext = createContext<Walk | null>(null)

export function useWalk(): Walk {
  const walk = use(WalkContext)
  if (walk === null) throw new Error('Facts are shown outside of their page')
  return walk
}

export const factId = (id: string): string => `fact-${id}`

/** A card that the server has not named yet. */
export const isUnnamed = ({ id }: Pick<FactCard, 'id'>): boolean => id.startsWith('new-')

/** The statements of a text with one on each line. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** A statement is one line. */
export const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()
