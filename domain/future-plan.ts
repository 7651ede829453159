import { z } from 'zod'
import { option, optionalText, requiredLine, requiredPassage } from './field.ts'
import { fileRule, optionalFile } from './file.ts'
import { PLAN_ETAS, PLAN_STATUSES } from './options.ts'
import { section } from './section.ts'

const required = (label: string) => `${label} is required`

export const futurePlanSchema = z.object({
  plan_title: requiredLine(required('Plan Title')),
  area_of_focus: requiredLine(required('Area of Focus')),
  current_progress: requiredPassage(required('Current Progress')),
  plans: requiredPassage(required('Plans')),
  expected_outcomes: requiredPassage(required('Expected Outcomes')),
  eta: option(PLAN_ETAS, required('ETA')),
  status: option(PLAN_STATUSES, required('Status')),
  impact: requiredPassage(required('Impact')),
  comments: optionalText(20_000),
  supporting_doc: optionalFile(),
})

export type FuturePlan = z.infer<typeof futurePlanSchema>

export const futurePlan = section({
  path: 'futureplan',
  progress: 'Future Plan',
  schema: futurePlanSchema,
  files: { supporting_doc: fileRule(['pdf'], 'Please upload a PDF file') },
  empty: {
    plan_title: '',
    area_of_focus: '',
    current_progress: '',
    plans: '',
    expected_outcomes: '',
    eta: '' as never,
    status: '' as never,
    impact: '',
    comments: '',
    supporting_doc: null,
  },
})
