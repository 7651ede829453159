import type { Profile } from './profile.ts'

export type FactKind =
  | 'person'
  | 'degree'
  | 'academic_project'
  | 'publication'
  | 'funding'
  | 'employment'
  | 'employment_project'
  | 'evidence'
  | 'plan'
  | 'endeavor'
  | 'recommender'
  | 'derived'

/** One thing the case file holds, numbered once for the whole filing (`F12`). */
export interface Fact {
  id: string
  kind: FactKind
  /** The entry and field of the profile that it stands in: `{section:'evidence', entry: 7, field:'name'}`. */
  section: string
  entry: number
  field: string
  /** The place as a person reads it: `Evidence 2, Name`. */
  place: string
  /** The words as entered; numbers and dates as written on the wire. A derived fact states its result in words. */
  value: string
  /** Exhibits that prove the entry it belongs to. */
  exhibits: number[]
  /** Ids of the facts that a derived fact was computed from. */
  from?: string[]
}

/** A paper of the filing. Numbered once; every document cites the same number. */
export interface Exhibit {
  number: number
  title: string
  type: string
  section: string
  entry: number
  field: string
  file: { name: string; url: string }
}

/** The profile as numbered facts and exhibits: all that a document may say. */
export interface CaseFile {
  profile: Profile
  facts: Fact[]
  exhibits: Exhibit[]
  /** The fact of a field of an entry; undefined where the profile holds none (blank or a placeholder). */
  fact(section: string, entry: number, field: string): Fact | undefined
  /** Exhibits that prove an entry, in order. */
  exhibitsOf(section: string, entry: number): Exhibit[]
}

export { buildCaseFile } from './case-file/build.ts'
export { eb2Basis, highestDegree, type Eb2Basis } from './case-file/qualification.ts'
