import { futurePlan } from '#domain/future-plan.ts'
import { PLAN_ETAS, PLAN_STATUSES } from '#domain/options.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { PLAN } from './examples.ts'

export const FUTURE_PLAN_FIELDS: readonly FieldGroup[] = [
  {
    title: 'Plan',
    fields: [
      {
        name: 'plan_title',
        label: 'Plan title',
        kind: 'text',
        help: 'What you will make or change, for whom. Not your occupation.',
        example: PLAN.plan_title,
      },
      {
        name: 'area_of_focus',
        label: 'Area of focus',
        kind: 'text',
        help: 'Narrower than your field.',
        example: PLAN.area_of_focus,
      },
      { name: 'eta', label: 'ETA', kind: 'select', options: PLAN_ETAS, span: 3, help: 'When the plan will be done.' },
      { name: 'status', label: 'Status', kind: 'select', options: PLAN_STATUSES, span: 3 },
    ],
  },
  {
    title: 'How',
    fields: [
      {
        name: 'current_progress',
        label: 'Current progress',
        kind: 'passage',
        help: 'What is there already: a prototype, an agreement, a first user, money. About four lines.',
        length: { from: 30, to: 120 },
        example: PLAN.current_progress,
      },
      {
        name: 'plans',
        label: 'Plans',
        kind: 'passage',
        help: 'The steps, in order, each with its year and your part in it. About four lines.',
        length: { from: 40, to: 160 },
        example: PLAN.plans,
      },
      {
        name: 'expected_outcomes',
        label: 'Expected outcomes',
        kind: 'passage',
        help: 'What will be there at the end that is not there now. Two to four lines.',
        length: { from: 25, to: 100 },
        example: PLAN.expected_outcomes,
      },
      {
        name: 'impact',
        label: 'Impact',
        kind: 'passage',
        help: 'Who in the United States is better off, beyond your employer, how, and how many. About four lines.',
        length: { from: 40, to: 120 },
        example: PLAN.impact,
      },
      {
        name: 'comments',
        label: 'Comments',
        kind: 'passage',
        optional: true,
        rows: 2,
        help: 'Anything else your letters should know.',
      },
      {
        name: 'supporting_doc',
        label: 'Supporting document',
        kind: 'file',
        file: futurePlan.files.supporting_doc,
        optional: true,
        help: 'A business plan, letter of intent or agreement.',
      },
    ],
  },
]
