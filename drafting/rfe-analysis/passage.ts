import type { Held } from '#domain/rfe.ts'
import { marksIn } from '#domain/task.ts'

/** Something that the record says, and where. */
export interface Passage extends Held {
  /** A paper by its title, an entry by its field, or words that somebody wrote. */
  of: 'title' | 'field' | 'page' | 'filed'
  section: string
  entry: number
  field: string
  /** Of a paper: what kind it is. */
  type?: string
  /** Of a plan that is not the endeavor's. */
  isAside?: boolean
  /** Ids of what it stands in. */
  sources: string[]
}

const LEAST = 35
/** Longer than any sentence that an officer would want quoted; a table without stops is one such. */
const MOST = 420

/** What still asks for a fact, or for its proof, is nothing that the record holds. */
export const isReadable = (text: string): boolean =>
  text.length >= LEAST && text.length <= MOST && marksIn(text).length === 0

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
