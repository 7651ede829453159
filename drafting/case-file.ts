import type { Profile } from './profile.ts'
import type { RfeRecord } from './rfe-case/index.ts'

export type FactKind =
  | 'person'
  | 'degree'
  | 'academic_project'
  | 'publication'
  | 'funding'
  | 'employment'
  | 'employment_project'
  | 'award'
  | 'credential'
  | 'evidence'
  | 'letter'
  | 'plan'
  | 'endeavor'
  | 'recommender'
  | 'derived'
  | 'notice'

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
  /** Pages of those exhibits whose text holds the value; empty where none was read or none does. */
  pages: { exhibit: number; page: number }[]
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

/** A page of an exhibit that could be read: a source like a fact, named `E7p14`. */
export interface ExhibitPage {
  id: string
  exhibit: number
  /** From 1. */
  page: number
  text: string
  by: 'text' | 'ocr'
}

/** Two places that cannot both be right, or that a reader will ask about. */
export interface Contradiction {
  kind: 'dates' | 'title' | 'degree' | 'name' | 'figure' | 'tie' | 'draft'
  /** What is the matter, in a sentence for the applicant, with both values. */
  text: string
  /** Where: entries of the profile, and pages of exhibits. */
  places: {
    section: string
    entry: number
    field: string
    place: string
    exhibit?: number
    /** The address of a paper that is no exhibit. */
    file?: string
    page?: number
    /** The words of the field that the other place tells otherwise: a document that repeats them asks about them. */
    told?: string
  }[]
}

/** The profile as numbered facts and exhibits: all that a document may say. */
export interface CaseFile {
  profile: Profile
  facts: Fact[]
  exhibits: Exhibit[]
  /** Pages of exhibits that could be read, in order. */
  pages: ExhibitPage[]
  contradictions: Contradiction[]
  /** The request for evidence that is analysed or answered; absent in any other document's case. */
  rfe?: RfeRecord
  /** The fact of a field of an entry; undefined where the profile holds none (blank or a placeholder). */
  fact(section: string, entry: number, field: string): Fact | undefined
  /** Exhibits that prove an entry, in order. */
  exhibitsOf(section: string, entry: number): Exhibit[]
}

export { buildCaseFile } from './case-file/build.ts'
export { eb2Basis, highestDegree, type Eb2Basis } from './case-file/qualification.ts'
