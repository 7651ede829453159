import { type FormRules, NO_CHOICE, NO_FILE, NOTHING, required, rulesOf, Sample } from '../rule.ts'
import { LINE_TOO_LONG, LONG_NAME, NO_OPTION, PASSAGE_TOO_LONG } from './words.ts'

const { refused, taken, refusedCall, takenCall } = rulesOf('futureplan')

const empty = {
  plan_title: 'Plan Title is required',
  area_of_focus: 'Area of Focus is required',
  current_progress: 'Current Progress is required',
  plans: 'Plans is required',
  expected_outcomes: 'Expected Outcomes is required',
  eta: 'ETA is required',
  status: 'Status is required',
  impact: 'Impact is required',
}

export const FUTURE_PLAN_RULES: FormRules = {
  empty,
  rules: [
    ...required('futureplan', empty, (field) => (field === 'eta' || field === 'status' ? NO_CHOICE : NOTHING)),
    refused(
      'a document is a PDF',
      { supporting_doc: new Sample('png', 'plan.pdf') },
      {
        supporting_doc: 'Please upload a PDF file',
      },
    ),
    refusedCall(
      'a document has at most 20 MB',
      { supporting_doc: new Sample('pdf', 'plan.pdf', 20.1) },
      {
        supporting_doc: 'File size should not exceed 20MB',
      },
    ),
    refused('a line has at most 300 characters', { plan_title: 'x'.repeat(301) }, { plan_title: LINE_TOO_LONG }),
    ...['current_progress', 'plans', 'expected_outcomes', 'impact', 'comments'].map((field) =>
      refused('a passage has at most 20,000', { [field]: 'x'.repeat(20_001) }, { [field]: PASSAGE_TOO_LONG }),
    ),
    refusedCall('the time is one of the list', { eta: 'soon' }, { eta: NO_OPTION }),
    refusedCall('the status is one of the list', { status: 'Done' }, { status: NO_OPTION }),
    taken('comments are optional', { comments: '' }, { comments: '' }),
    ...NO_FILE.map((none) => takenCall('a document is optional', { supporting_doc: none }, { supporting_doc: none })),
    taken('a long title of any script', { plan_title: LONG_NAME }, { plan_title: LONG_NAME }),
    ...['within 1 year', '1-3 years', '3-5 years', '5+ years'].map((eta) => taken(`in ${eta}`, { eta }, { eta })),
    ...["Haven't Started Yet", 'In Progress'].map((status) => taken(`status ${status}`, { status }, { status })),
  ],
}
