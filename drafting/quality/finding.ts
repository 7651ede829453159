import type { DocumentKind } from '#domain/document.ts'
import type { Reading } from './reading.ts'

/** `must`: not to be filed so. `should`: an officer may stumble over it. */
export type Severity = 'must' | 'should'

/** Something a rule found: a sentence for the applicant, and the block it stands in. */
export interface Finding {
  rule: string
  severity: Severity
  text: string
  block: string | null
}

export type Found = Pick<Finding, 'text' | 'block'>

/** One thing that a document is read for, beyond what its sources hold. */
export interface Rule {
  id: string
  severity: Severity
  /** Kinds of document that it reads; absent where it reads all. */
  kinds?: readonly DocumentKind[]
  find(reading: Reading): Iterable<Found>
}
