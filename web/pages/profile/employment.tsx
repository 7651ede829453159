import { COUNTRIES } from '#domain/countries.ts'
import { professionalHistory, professionalHistorySchema } from '#domain/employment.ts'
import { INDUSTRIES, JOB_TYPES, ORGANIZATION_TYPES } from '#domain/options.ts'
import { saveSection } from '../../api/sections.ts'
import type { EntrySection } from '../../forms/entry-section.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { SectionPage } from './section-page.tsx'
import { joined, years } from './years.ts'

const groups: readonly FieldGroup[] = [
  {
    title: 'Employer',
    fields: [
      { name: 'organization', label: 'Organization', kind: 'text', span: 3 },
      { name: 'organization_website', label: 'Website', kind: 'url', span: 3, optional: true },
      { name: 'organization_type', label: 'Organization type', kind: 'select', options: ORGANIZATION_TYPES, span: 3 },
      { name: 'organization_industry', label: 'Industry', kind: 'combobox', options: INDUSTRIES, span: 3 },
      { name: 'country', label: 'Country', kind: 'combobox', options: COUNTRIES, span: 2 },
      { name: 'state', label: 'State or region', kind: 'text', span: 2 },
      { name: 'city', label: 'City', kind: 'text', span: 2 },
    ],
  },
  {
    title: 'Position',
    fields: [
      { name: 'job_title', label: 'Job title', kind: 'text', span: 3 },
      { name: 'job_type', label: 'Job type', kind: 'select', options: JOB_TYPES, span: 3 },
      { name: 'start_date', label: 'Start date', kind: 'date', span: 2 },
      { name: 'end_date', label: 'End date', kind: 'date', span: 2, disabled: (entry) => entry.is_current === true },
      { name: 'is_current', label: 'I work here now', kind: 'checkbox', span: 2 },
      { name: 'annual_salary', label: 'Annual salary (USD)', kind: 'number', span: 3 },
      { name: 'working_hours_per_week', label: 'Working hours per week', kind: 'number', span: 3 },
    ],
  },
  {
    title: 'Work',
    fields: [
      {
        name: 'job_summary',
        label: 'Job summary',
        kind: 'passage',
        help: 'About four lines: what you were responsible for, and what became of it.',
      },
      {
        name: 'required_skills',
        label: 'Required skills',
        kind: 'passage',
        rows: 2,
        help: 'What one must know to hold this position.',
      },
    ],
  },
]

export const section: Omit<EntrySection, 'load'> = {
  schema: professionalHistorySchema,
  groups,
  empty: professionalHistory.empty,
  title: (entry) => joined(entry.job_title),
  subtitle: (entry) => joined(entry.organization, years(entry.start_date, entry.end_date, entry.is_current)),
  untitled: 'New position',
  save: saveSection('professionalhistory'),
}

export default function Employment() {
  return (
    <SectionPage
      path="professionalhistory"
      section={section}
      text={{
        title: 'Employment history',
        intro: 'Your positions, the latest first. Titles and dates should match your employment letters.',
        why: (
          <>
            <h2>Why we ask</h2>
            <p>
              With a bachelor’s degree, five years of progressive work after it count as an advanced degree. Weekly
              hours show that it was full-time (8 CFR 204.5(k)(2)).
            </p>
          </>
        ),
        saved: 'Employment information saved successfully!',
        unread: 'Error fetching data',
        failed: 'Something went wrong',
        next: '/project-info',
      }}
    />
  )
}
