import { academicProject } from '#domain/academic-project.ts'
import { COUNTRIES } from '#domain/countries.ts'
import { FIELDS_OF_STUDY, NOT_APPLICABLE } from '#domain/options.ts'
import type { FieldGroup, Values } from '../../forms/field-spec.ts'
import { STORY } from './story-fields.ts'

const unpublished = (entry: Values) => entry.is_published !== true

export const ACADEMIC_PROJECT_FIELDS: readonly FieldGroup[] = [
  {
    title: 'Project',
    fields: [
      { name: 'project_name', label: 'Project name', kind: 'text' },
      { name: 'organization', label: 'Organization', kind: 'text', span: 3 },
      { name: 'research_domain', label: 'Research domain', kind: 'combobox', options: FIELDS_OF_STUDY, span: 3 },
      { name: 'role', label: 'Role', kind: 'text', span: 2 },
      { name: 'start_date', label: 'Start date', kind: 'date', span: 2 },
      { name: 'end_date', label: 'End date', kind: 'date', span: 2 },
    ],
  },
  {
    title: 'What you did',
    fields: [...STORY, { name: 'comments', label: 'Comments', kind: 'passage', optional: true, rows: 2 }],
  },
  {
    title: 'Publication',
    fields: [
      { name: 'is_published', label: 'This work was published', kind: 'checkbox' },
      { name: 'published_journal', label: 'Journal or venue', kind: 'text', span: 3, hidden: unpublished },
      { name: 'published_url', label: 'Link to the publication', kind: 'url', span: 3, hidden: unpublished },
      { name: 'published_date', label: 'Published on', kind: 'date', span: 3, hidden: unpublished },
      {
        name: 'citation_count',
        label: 'Citations',
        kind: 'number',
        span: 3,
        hidden: unpublished,
        help: '0 if there are none yet.',
      },
      {
        name: 'funding_source',
        label: 'Funding source',
        kind: 'text',
        span: 2,
        hidden: unpublished,
        help: 'Not funded? Enter None, the country “Not applicable” and 0.00.',
      },
      {
        name: 'funding_source_country',
        label: 'Country of the funding',
        kind: 'combobox',
        options: [NOT_APPLICABLE, ...COUNTRIES],
        span: 2,
        hidden: unpublished,
      },
      {
        name: 'funding_amount',
        label: 'Funding amount (USD)',
        kind: 'number',
        span: 2,
        hidden: unpublished,
        placeholder: '1000.00',
      },
    ],
  },
  {
    title: 'Document',
    fields: [
      {
        name: 'essay',
        label: 'Paper or thesis',
        kind: 'file',
        file: academicProject.files.essay,
        optional: true,
        help: 'The publication itself, or a report that shows your part.',
      },
    ],
  },
]
