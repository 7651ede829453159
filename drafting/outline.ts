import type { SectionName } from './case-file/fields.ts'

/** Facts that a section is written from: the named fields of every entry of a section of the profile, or all of its fields. */
export interface FactNeed {
  section: SectionName | 'application' | 'derived'
  fields?: readonly string[]
  /** Of this entry alone: a section about one project. */
  entry?: number
}

/** A section of a document as data: both engines write from it, the page shows it, and a redraft names it. */
export interface OutlineSection {
  /** Stable within a kind of document: `national-importance`. Every block of the section carries it. */
  id: string
  /** As printed; the empty string where the document has no heading there (letters). */
  heading: string
  level: 1 | 2 | 3
  /** What the section has to achieve, in a sentence. */
  purpose: string
  /** The words of a notice that it answers. They stand apart from the purpose, which is an instruction of our own. */
  answers?: string
  /** What it is written from, the most telling first. */
  facts: readonly FactNeed[]
  /** Ids of the authorities it may cite, with the pin where only that pin fits: `dhanasar@889-90`. None other. */
  authorities: readonly string[]
  /** Length of a full record’s section, in words. A thin record’s is shorter, never padded; `most` 0 is a heading alone. */
  words: { least: number; most: number }
  /** What is asked for, as `[Missing: …]`, where the case file holds none of these facts. */
  missing: readonly { facts: readonly FactNeed[]; ask: string }[]
  /** Sections whose text it has to know. */
  after?: readonly string[]
}

/** A section as progress and people call it: its heading without the number, or its id in words. */
export const nameOf = ({ heading, id }: OutlineSection): string =>
  heading.replace(/^(?:[IVX]+|[A-Z]|\d+)\. /, '') || id.replaceAll('-', ' ')
