import { t } from '@lingui/core/macro'
import { INDUSTRIES, JOB_TYPES, ORGANIZATION_TYPES } from '#domain/options.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { exampleOf } from './example-of.ts'
import { EMPLOYERS_LETTER } from './employers-letter.tsx'
import { NotDollars } from './not-dollars.tsx'
import { period, place } from './place-and-time.ts'

export const EMPLOYMENT_FIELDS: readonly FieldGroup[] = [
  {
    title: t`Employer`,
    fields: [
      { name: 'organization', label: t`Organization`, kind: 'text', span: 3 },
      { name: 'organization_website', label: t`Website`, kind: 'url', span: 3, optional: true },
      { name: 'organization_type', label: t`Organization type`, kind: 'select', options: ORGANIZATION_TYPES, span: 3 },
      { name: 'organization_industry', label: t`Industry`, kind: 'combobox', options: INDUSTRIES, span: 3 },
      ...place('country', 'state', 'city'),
    ],
  },
  {
    title: t`Position`,
    fields: [
      { name: 'job_title', label: t`Job title`, kind: 'text', span: 3, help: EMPLOYERS_LETTER },
      { name: 'job_type', label: t`Job type`, kind: 'select', options: JOB_TYPES, span: 3 },
      ...period(t`I work here now`),
      {
        name: 'annual_salary',
        label: t`Annual salary (USD)`,
        kind: 'number',
        unit: 'dollars',
        span: 3,
        help: t`Before tax, in U.S. dollars: 85000 or 85k. Paid otherwise? Convert it at the rate of the time.`,
        hints: NotDollars,
      },
      {
        name: 'working_hours_per_week',
        label: t`Working hours per week`,
        kind: 'number',
        unit: 'hours',
        span: 3,
        help: t`One figure, such as 40 or 37.5. Where they vary, the usual week.`,
      },
    ],
  },
  {
    title: t`Work`,
    fields: [
      {
        name: 'job_summary',
        label: t`Job summary`,
        kind: 'passage',
        help: t`About four lines: what you are responsible for, for how many, and what changed because of you.`,
        length: { from: 40, to: 120 },
        example: exampleOf('POST', 'job_summary'),
      },
      {
        name: 'required_skills',
        label: t`Required skills`,
        kind: 'passage',
        rows: 2,
        help: t`What one must know to hold this position: degree, license, methods. It shows that the work is a profession.`,
        length: { from: 15, to: 60 },
        example: exampleOf('POST', 'required_skills'),
      },
    ],
  },
]
