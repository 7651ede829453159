import { INDUSTRIES, JOB_TYPES, ORGANIZATION_TYPES } from '#domain/options.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { POST } from './examples.ts'
import { period, place } from './place-and-time.ts'

export const EMPLOYMENT_FIELDS: readonly FieldGroup[] = [
  {
    title: 'Employer',
    fields: [
      { name: 'organization', label: 'Organization', kind: 'text', span: 3 },
      { name: 'organization_website', label: 'Website', kind: 'url', span: 3, optional: true },
      { name: 'organization_type', label: 'Organization type', kind: 'select', options: ORGANIZATION_TYPES, span: 3 },
      { name: 'organization_industry', label: 'Industry', kind: 'combobox', options: INDUSTRIES, span: 3 },
      ...place('country', 'state', 'city'),
    ],
  },
  {
    title: 'Position',
    fields: [
      { name: 'job_title', label: 'Job title', kind: 'text', span: 3, help: 'As your employment letter prints it.' },
      { name: 'job_type', label: 'Job type', kind: 'select', options: JOB_TYPES, span: 3 },
      ...period('I work here now'),
      {
        name: 'annual_salary',
        label: 'Annual salary (USD)',
        kind: 'number',
        unit: 'dollars',
        span: 3,
        help: 'Before tax, in U.S. dollars: 85000 or 85k. Paid otherwise? Convert it at the rate of the time.',
      },
      {
        name: 'working_hours_per_week',
        label: 'Working hours per week',
        kind: 'number',
        unit: 'hours',
        span: 3,
        help: 'One figure, such as 40 or 37.5. Where they vary, the usual week.',
      },
    ],
  },
  {
    title: 'Work',
    fields: [
      {
        name: 'job_summary',
        label: 'Job summary',
        kind: 'passage',
        help: 'About four lines: what you are responsible for, for how many, and what changed because of you.',
        length: { from: 40, to: 120 },
        example: POST.job_summary,
      },
      {
        name: 'required_skills',
        label: 'Required skills',
        kind: 'passage',
        rows: 2,
        help: 'What one must know to hold this position: degree, license, methods. It shows that the work is a profession.',
        length: { from: 15, to: 60 },
        example: POST.required_skills,
      },
    ],
  },
]
