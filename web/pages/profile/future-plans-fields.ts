import { t } from '@lingui/core/macro'
import { futurePlan } from '#domain/future-plan.ts'
import { PLAN_ETAS, PLAN_STATUSES } from '#domain/options.ts'
import type { FieldGroup } from '../../forms/field-spec.ts'
import { exampleOf } from './example-of.ts'

export const FUTURE_PLAN_FIELDS: readonly FieldGroup[] = [
  {
    title: t`Plan`,
    fields: [
      {
        name: 'plan_title',
        label: t`Plan title`,
        kind: 'text',
        help: t`What you will make or change, for whom. Not your occupation.`,
        example: exampleOf('PLAN', 'plan_title'),
      },
      {
        name: 'area_of_focus',
        label: t`Area of focus`,
        kind: 'text',
        help: t`Narrower than your field.`,
        example: exampleOf('PLAN', 'area_of_focus'),
      },
      {
        name: 'eta',
        label: t`ETA`,
        kind: 'select',
        options: PLAN_ETAS,
        span: 3,
        help: t`Estimated time: how long from now until the plan is done.`,
      },
      { name: 'status', label: t`Status`, kind: 'select', options: PLAN_STATUSES, span: 3 },
    ],
  },
  {
    title: t({ message: 'How', context: 'of a plan' }),
    fields: [
      {
        name: 'current_progress',
        label: t`Current progress`,
        kind: 'passage',
        help: t`What is there already: a prototype, an agreement, a first user, money. About four lines.`,
        length: { from: 30, to: 120 },
        example: exampleOf('PLAN', 'current_progress'),
      },
      {
        name: 'plans',
        label: t({ message: 'Plans', context: 'steps of a plan' }),
        kind: 'passage',
        help: t`The steps, in order, each with its year and your part in it. About four lines.`,
        length: { from: 40, to: 160 },
        example: exampleOf('PLAN', 'plans'),
      },
      {
        name: 'expected_outcomes',
        label: t`Expected outcomes`,
        kind: 'passage',
        help: t`What will be there at the end that is not there now. Two to four lines.`,
        length: { from: 25, to: 100 },
        example: exampleOf('PLAN', 'expected_outcomes'),
      },
      {
        name: 'impact',
        label: t`Impact`,
        kind: 'passage',
        help: t`Who in the United States is better off, beyond your employer, how, and how many. About four lines.`,
        length: { from: 40, to: 120 },
        example: exampleOf('PLAN', 'impact'),
      },
      {
        name: 'comments',
        label: t`Comments`,
        kind: 'passage',
        optional: true,
        rows: 2,
        help: t`Anything else your letters should know.`,
      },
      {
        name: 'supporting_doc',
        label: t`Supporting document`,
        kind: 'file',
        file: futurePlan.files.supporting_doc,
        optional: true,
        help: t`A business plan, letter of intent or agreement.`,
      },
    ],
  },
]
