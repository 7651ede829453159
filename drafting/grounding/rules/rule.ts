import type { Finding } from '../claim.ts'
import type { Reading, Voice } from '../reading.ts'

/** A sentence as a rule is tried on it: of one of the invented applicants, the battery researcher where none is named. */
export interface Example {
  text: string
  of?: 'physician' | 'waterChemist' | 'aNotice' | 'answeredTies' | 'untied'
  voice?: Voice
  /** What it rests on: `academicprojects 21 impact`, or an authority. */
  rests?: string
}

export type Found = Omit<Finding, 'rule'>

/** Says of a sentence that the record contradicts it. */
export interface Rule {
  id: string
  title: string
  /**
   * Why it may say so: at least nine in ten of its findings on cases that nobody tuned on are right (`npm run bench rules`), or
   * it keeps a promise: no source holds this number, date, name, quotation, citation or address, or a source says otherwise.
   */
  basis: 'measured' | 'promise'
  examples: { marks: readonly (string | Example)[]; passes: readonly (string | Example)[] }
  find(reading: Reading): Found[]
}
