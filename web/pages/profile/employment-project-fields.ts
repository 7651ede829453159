import { professionalProject } from '#domain/employment-project.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { WORK } from './examples.ts'
import { MONTH_HELP } from './place-and-time.ts'
import { story } from './story-fields.ts'

export const EMPLOYMENT_PROJECT_FIELDS: readonly FieldGroup[] = [
  {
    title: 'Project',
    fields: [
      { name: 'project_name', label: 'Project name', kind: 'text', example: WORK.project_name },
      { name: 'organization', label: 'Organization', kind: 'text', span: 3 },
      { name: 'department', label: 'Department', kind: 'text', span: 3 },
      { name: 'job_title', label: 'Job title', kind: 'text' },
      {
        name: 'role',
        label: 'Role',
        kind: 'text',
        help: 'What was yours to do in this project, beyond your job title.',
        example: WORK.role,
      },
      { name: 'start_date', label: 'Start date', kind: 'date', edge: 'start', span: 3, help: MONTH_HELP },
      {
        name: 'end_date',
        label: 'End date',
        kind: 'date',
        edge: 'end',
        span: 3,
        help: 'Still running? The month up to which you report.',
      },
    ],
  },
  { title: 'What you did', fields: story(WORK) },
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
