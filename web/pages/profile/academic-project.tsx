import { academicProject, academicProjectSchema, PUBLICATION_FIELDS } from '#domain/academic-project.ts'
import { isBlank } from '#domain/field.ts'
import { saveSection } from '../../api/sections.ts'
import type { Entry, EntrySection, EntryWork } from '../../forms/entry-section.ts'
import type { Values } from '../../forms/field-spec.ts'
import { ACADEMIC_PROJECT_FIELDS } from './academic-project-fields.ts'
import { SectionPage } from './section-page.tsx'
import { joined, years } from './years.ts'

/** What the wire carries for the fields of a publication that an unpublished project leaves open. */
const PLACEHOLDERS: Values = {
  funding_source: '#',
  funding_source_country: '#',
  funding_amount: '0.00',
  published_url: '#',
  published_journal: '#',
  citation_count: '0',
}

const toWire = (fields: Values): Values =>
  fields.is_published === true
    ? fields
    : { ...fields, ...Object.fromEntries(Object.entries(PLACEHOLDERS).filter(([name]) => isBlank(fields[name]))) }

const isPlaceholder = (name: string, value: unknown): boolean =>
  isBlank(value) || value === PLACEHOLDERS[name] || (typeof value === 'number' && String(value) === PLACEHOLDERS[name])

/** The placeholders of an unpublished project are blank to the person. */
export function fromWire(entry: Entry): Entry {
  if (entry.is_published === true) return entry
  const blank = PUBLICATION_FIELDS.filter((name) => isPlaceholder(name, entry[name]))
  return { ...entry, ...Object.fromEntries(blank.map((name) => [name, ''])) }
}

const save = saveSection('academicprojects', { single: true })

export const section: Omit<EntrySection, 'load'> = {
  schema: academicProjectSchema,
  groups: ACADEMIC_PROJECT_FIELDS,
  empty: academicProject.empty,
  title: (entry) => joined(entry.project_name),
  subtitle: (entry) => joined(entry.organization, years(entry.start_date, entry.end_date)),
  untitled: 'New project',
  isBlank: (entry) => Object.keys(academicProject.empty).every((name) => isBlank(entry[name]) || entry[name] === false),
  save: async (work: EntryWork) => {
    const entries = work.entries.map((entry) => ({ ...entry, fields: toWire(entry.fields) }))
    return (await save({ ...work, entries })).map(fromWire)
  },
}

export default function AcademicProjects() {
  return (
    <SectionPage
      path="academicprojects"
      section={section}
      fromWire={fromWire}
      text={{
        title: 'Education project',
        intro:
          'Research and projects from your studies that show what you can do. Leave the card empty, or skip the step, if there are none.',
        why: (
          <>
            <h2>Why we ask</h2>
            <p>
              Your record in related efforts is one of the things an officer weighs. What you did yourself counts more
              than what the group did.
            </p>
            <h2>Publications</h2>
            <p>You do not need any. Where there are some, their citations show that others use your work.</p>
          </>
        ),
        saved: 'Projects saved successfully!',
        unread: 'Error fetching projects',
        failed: 'Error saving projects. Please try again.',
        next: '/employment-info',
        skip: true,
      }}
    />
  )
}
