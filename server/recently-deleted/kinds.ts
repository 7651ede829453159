import { type RawBuilder, sql } from 'kysely'
import type { DeletedKind } from '#domain/recently-deleted.ts'
import { SECTIONS, type SectionPath } from '#domain/sections.ts'

export type RecordKind = Exclude<DeletedKind, 'file'>

interface Kind {
  table: string
  /** The words by which its owner knows it; `e` is the record. */
  title: RawBuilder<string>
  /** Columns that name a file. */
  files: readonly string[]
}

const filesOf = (path: SectionPath): string[] => Object.keys(SECTIONS[path].files)

/** Every kind of record that is restorable after its deletion. */
export const RECORD_KINDS: Readonly<Record<RecordKind, Kind>> = {
  academichistory: { table: 'academichistory', title: sql`e.school_name`, files: filesOf('academichistory') },
  academicprojects: { table: 'academicprojects', title: sql`e.project_name`, files: filesOf('academicprojects') },
  professionalhistory: { table: 'professionalhistory', title: sql`e.organization`, files: [] },
  professionalprojects: {
    table: 'professionalprojects',
    title: sql`e.project_name`,
    files: filesOf('professionalprojects'),
  },
  evidence: { table: 'evidence', title: sql`e.name`, files: filesOf('evidence') },
  futureplan: { table: 'futureplan', title: sql`e.plan_title`, files: filesOf('futureplan') },
  rfenotice: { table: 'rfenotice', title: sql`left(e.description, 120)`, files: filesOf('rfenotice') },
  endeavor: { table: 'proposed_endeavors', title: sql`e.title`, files: [] },
  recommender: {
    table: 'referees',
    title: sql`concat_ws(' ', nullif(e.first_name, ''), nullif(e.middle_name, ''), nullif(e.last_name, ''))`,
    files: ['resume', 'signed_letter'],
  },
}

export const recordKinds = (): [RecordKind, Kind][] => Object.entries(RECORD_KINDS) as [RecordKind, Kind][]

/** The files that a row of this kind names, as an array; `e` is the row. */
export const filesIn = ({ files }: Kind): RawBuilder<string[]> =>
  files.length === 0
    ? sql`array[]::uuid[]`
    : sql`array_remove(array[${sql.join(files.map((field) => sql.ref(`e.${field}`)))}], null)`
