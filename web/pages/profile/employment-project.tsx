import { professionalProject, professionalProjectSchema } from '#domain/employment-project.ts'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { SectionPage } from './section-page.tsx'
import { STORY } from './story-fields.ts'
import { joined, years } from './years.ts'

const groups: readonly FieldGroup[] = [
  {
    title: 'Project',
    fields: [
      { name: 'project_name', label: 'Project name', kind: 'text' },
      { name: 'organization', label: 'Organization', kind: 'text', span: 3 },
      { name: 'department', label: 'Department', kind: 'text', span: 3 },
      { name: 'job_title', label: 'Job title', kind: 'text', span: 3 },
      { name: 'role', label: 'Role', kind: 'text', span: 3 },
      { name: 'start_date', label: 'Start date', kind: 'date', span: 3 },
      {
        name: 'end_date',
        label: 'End date',
        kind: 'date',
        span: 3,
        help: 'Still running? The day to which you report.',
      },
    ],
  },
  { title: 'What you did', fields: STORY },
  {
    title: 'Document',
    fields: [
      {
        name: 'supporting_docs',
        label: 'Supporting document',
        kind: 'file',
        file: professionalProject.files.supporting_docs,
        optional: true,
        help: 'A report, contract or letter that shows the project and your part.',
      },
    ],
  },
]

export const section: Omit<EntrySection, 'load'> = {
  schema: professionalProjectSchema,
  groups,
  empty: professionalProject.empty,
  title: (entry) => joined(entry.project_name),
  subtitle: (entry) => joined(entry.organization, years(entry.start_date, entry.end_date)),
  untitled: 'New project',
  save: saveSection('professionalprojects'),
  minimum: 'You must have at least one project.',
}

export default function EmploymentProjects() {
  return (
    <SectionPage
      path="professionalprojects"
      section={section}
      text={{
        title: 'Employment project',
        intro:
          'Two to four projects from your work that speak for your endeavor. They become the heart of your letters.',
        why: (
          <>
            <h2>Why we ask</h2>
            <p>
              “Well positioned” is shown by what you have already brought about: your part, before and after, and who
              uses it (<em>Matter of Dhanasar</em>, at 890).
            </p>
          </>
        ),
        saved: 'Projects saved successfully!',
        unread: 'Error fetching projects',
        failed: 'Error saving projects. Please try again.',
        next: '/evidence',
        skip: true,
        back: true,
      }}
    />
  )
}
