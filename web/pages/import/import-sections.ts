import { type FoundEntry, IMPORTED_SECTIONS, type ImportedSection } from '#domain/import.ts'
import { SECTIONS } from '#domain/sections.ts'
import type { Entry, EntrySection } from '../../forms/entry-section.ts'
import { issuesOf } from '../../forms/issues.ts'
import { PROFILE_STEPS } from '../../shell/profile-steps.tsx'
import { fromWire, section as academicProjects } from '../profile/academic-project.tsx'
import { section as academicHistory } from '../profile/education.tsx'
import { section as professionalProjects } from '../profile/employment-project.tsx'
import { section as professionalHistory } from '../profile/employment.tsx'
import { section as evidence } from '../profile/evidence.tsx'
import { joined } from '../profile/years.ts'

type Section = Omit<EntrySection, 'load'>

const FORMS: Record<ImportedSection, Section> = {
  academichistory: academicHistory,
  academicprojects: academicProjects,
  professionalhistory: professionalHistory,
  professionalprojects: professionalProjects,
  evidence,
}

export interface ImportSection extends Section {
  path: ImportedSection
  /** The step's name and page. */
  label: string
  page: string
  /** A stored entry as the form shows it. */
  fromWire: (entry: Entry) => Entry
}

const made = (path: ImportedSection): ImportSection => {
  const step = PROFILE_STEPS.find(({ section }) => section === SECTIONS[path].progress)
  return {
    ...FORMS[path],
    path,
    label: step?.label ?? '',
    page: step?.path ?? '/dashboard',
    fromWire: path === 'academicprojects' ? fromWire : (entry) => entry,
  }
}

/** The sections that entries are brought into, in the order of the steps. */
export const IMPORT_SECTIONS: readonly ImportSection[] = IMPORTED_SECTIONS.map(made)

/** A found entry as the section's form holds it. */
export const formEntry = (section: ImportSection, { fields }: FoundEntry): Entry => ({ ...section.empty, ...fields })

/** What stands under an entry's title; of a publication, which has no dates of its own yet, what its file tells. */
export const underTitle = (section: ImportSection, entry: Entry): string =>
  section.subtitle?.(entry) || joined(entry.role, entry.published_journal)

/** How many fields the person has still to fill. */
export function stillToFill(section: ImportSection, entry: Entry): number {
  const read = section.schema.safeParse(entry)
  return read.success ? 0 : new Set(issuesOf(read.error).map(({ path }) => path)).size
}
