import { createContext, use } from 'react'
import type { SentenceState } from '../../review/points.ts'
import type { DocumentView, Exhibit, OpenPoint, Source } from '../../api/document.ts'

/** A sentence that was chosen, and the chip in it that was pressed, if one was. */
export interface Chosen {
  block: string
  sentence: number
  chip?: string
}

/** A point that was pressed in the text; another object each time, since the same may be pressed again. */
export interface ShownPoint {
  id: string
}

export type PanelId = 'sources' | 'todo' | 'versions'

/** What the parts of the page share while a document is read. */
export interface Reading {
  document: DocumentView
  sources: ReadonlyMap<string, Source>
  exhibits: ReadonlyMap<number, Exhibit>
  choose: (chosen: Chosen | null) => void
  /** Brings a place into view, with the focus on its block. */
  goTo: (block: string, sentence?: number) => void
  /** Opens a block for typing, with these words of it selected. */
  edit: (block: string, words?: string) => void
  /** Shows an open point in the list of things to do. */
  showPoint: (point: OpenPoint) => void
  /** What became of each sentence that had something to settle, by its place. */
  states: ReadonlyMap<string, SentenceState>
  /** Words that stand in the place of a sentence until they are saved. */
  typed: ReadonlyMap<string, string>
  /** Walks through the sentences to look at. */
  startReview: () => void
}

export const ReadingContext = createContext<Reading | null>(null)

export function useReading(): Reading {
  const reading = use(ReadingContext)
  if (reading === null) throw new Error('There is no document around this part')
  return reading
}

export const blockElement = (block: string): string => `block-${block}`
/** The block that an address names: `#block-opening-4`. */
export function blockIn(hash: string): string | null {
  const { named } = /^#block-(?<named>.+)$/.exec(hash)?.groups ?? {}
  try {
    return named === undefined ? null : decodeURIComponent(named)
  } catch {
    return null
  }
}
export const sectionElement = (section: string): string => `section-${section}`
export const pointElement = (point: string): string => `point-${point}`
