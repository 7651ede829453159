import { t } from '@lingui/core/macro'
import { professionalProject } from '#domain/employment-project.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { exampleOf } from './example-of.ts'
import { MONTH_HELP } from './place-and-time.ts'
import { story } from './story-fields.ts'

export const EMPLOYMENT_PROJECT_FIELDS: readonly FieldGroup[] = [
  {
    title: t`Project`,
    fields: [
      { name: 'project_name', label: t`Project name`, kind: 'text', example: exampleOf('WORK', 'project_name') },
      { name: 'organization', label: t`Organization`, kind: 'text', span: 3 },
      { name: 'department', label: t`Department`, kind: 'text', span: 3 },
      { name: 'job_title', label: t`Job title`, kind: 'text' },
      {
        name: 'role',
        label: t`Role`,
        kind: 'text',
        help: t`What was yours to do in this project, beyond your job title.`,
        example: exampleOf('WORK', 'role'),
      },
      { name: 'start_date', label: t`Start date`, kind: 'date', edge: 'start', span: 3, help: MONTH_HELP },
      {
        name: 'end_date',
        label: t`End date`,
        kind: 'date',
        edge: 'end',
        span: 3,
        help: t`Still running? The month up to which you report.`,
      },
    ],
  },
  { title: t`What you did`, fields: story('WORK') },
  {
    title: t({ message: 'Document', context: 'an upload' }),
    fields: [
      {
        name: 'supporting_docs',
        label: t`Supporting document`,
        kind: 'file',
        file: professionalProject.files.supporting_docs,
        optional: true,
        help: t`A report, contract or letter that shows the project and your part.`,
      },
    ],
  },
]
