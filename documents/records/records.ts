/** What a file of somebody's record tells, in whatever format: the words are the file's, nothing is added. */

/** A date as exact as the file gives it, in the file's own writing: `2019`, `2019-09`, `Fall 2019`; empty where there is none. */
type Words = string

/** An author as the file names them. A group has no given name. */
export interface Author {
  family: string
  given: string
}

interface Told {
  /** Where in the file it stands: the key of a BibTeX record, `work 3`. */
  place: string
}

export interface Work extends Told {
  kind: 'work'
  title: string
  /** Published only where the file names the journal, proceedings or publisher of a book; `unknown` where it leaves that open. */
  standing:
    | 'published'
    | 'accepted'
    | 'submitted'
    | 'preprint'
    | 'thesis'
    | 'patent'
    | 'trademark'
    | 'talk'
    | 'data'
    | 'report'
    | 'unpublished'
    | 'unknown'
  authors: Author[]
  /** The list of authors goes on ("and others"). */
  others: boolean
  /** Journal, proceedings, publisher of a book. */
  venue: string
  /** Where a thesis or report was made. */
  organization: string
  date: Words
  url: string
  doi: string
  summary: string
}

interface Span {
  start: Words
  end: Words
}

interface Address {
  city: string
  region: string
  /** ISO 3166-1 alpha-2, or the file's words. */
  country: string
}

export interface Position extends Told, Span, Address {
  kind: 'position'
  organization: string
  department: string
  title: string
  website: string
  /** A place in one line. */
  location: string
  /** What is said of the employer. */
  about: string
  summary: string
}

export interface Study extends Told, Span, Address {
  kind: 'study'
  school: string
  website: string
  degree: string
  major: string
  department: string
  score: string
  courses: string[]
}

export interface Project extends Told, Span {
  kind: 'project'
  name: string
  organization: string
  role: string
  url: string
  summary: string
}

export interface Honour extends Told {
  kind: 'honour'
  of: 'award' | 'certificate' | 'qualification'
  name: string
  issuer: string
  date: Words
  url: string
  summary: string
}

export type FileRecord = Work | Position | Study | Project | Honour

export interface LeftOut {
  from: string
  reason: string
}

export interface Records {
  format: 'json_resume' | 'bibtex' | 'orcid'
  records: FileRecord[]
  left_out: LeftOut[]
  /** The names that the file gives the person whose record it is. */
  names: Author[]
}

/** Why a file gave no records. `line`: where the trouble was seen. */
export type Unread = { failed: 'wrong' | 'archive' | 'json' | 'xml' | 'broken' | 'slow'; line?: number }

/** More than anybody's record holds. */
export const MAX_RECORDS = 500
/** What is said of one record that is left out, once each; beyond this they are only counted. */
export const MAX_LEFT_OUT = 100

/** As many as are taken at once, and what became of the rest. */
export function withinCount(records: readonly FileRecord[], left_out: readonly LeftOut[]) {
  const rest = records.length - MAX_RECORDS
  const told = left_out.slice(0, MAX_LEFT_OUT)
  const untold = left_out.length - told.length
  if (rest > 0)
    told.push({
      from: `${rest.toLocaleString('en-US')} more`,
      reason: `We take ${MAX_RECORDS} records at a time. Split the file to bring in the rest.`,
    })
  if (untold > 0) told.push({ from: `${untold.toLocaleString('en-US')} more`, reason: 'For reasons like those above.' })
  return { records: records.slice(0, MAX_RECORDS), left_out: told }
}
