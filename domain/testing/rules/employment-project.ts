import { type FormRules, NO_FILE, NOTHING, required, rulesOf, Sample } from '../rule.ts'
import { LINE_TOO_LONG, NO_MONTH, PASSAGE_TOO_LONG } from './words.ts'

const { refused, taken, refusedCall, takenCall } = rulesOf('professionalprojects')

const LABELS = {
  organization: 'Organization',
  department: 'Department',
  job_title: 'Job Title',
  role: 'Role',
  project_name: 'Project Name',
  start_date: 'Start Date',
  end_date: 'End Date',
  background: 'Background',
  goal: 'Goal',
  challenge: 'Challenge',
  solution: 'Solution',
  impact: 'Impact',
}
const empty = Object.fromEntries(
  Object.entries(LABELS).map(([field, label]) => [field, `${label} is required and must be meaningful`]),
)
const typed = Object.keys(LABELS).filter((field) => !field.endsWith('_date'))

export const EMPLOYMENT_PROJECT_RULES: FormRules = {
  empty,
  rules: [
    ...required('professionalprojects', empty, () => NOTHING),
    ...typed.flatMap((field) =>
      [' x ', '王'].map((value) =>
        refused(`${field} is longer than one character`, { [field]: value }, { [field]: empty[field] ?? '' }),
      ),
    ),
    refused(
      'an end before the start',
      { start_date: '2021-01-02', end_date: '2021-01-01' },
      {
        end_date: 'End date cannot be earlier than start date',
      },
    ),
    refused('a line has at most 300 characters', { role: 'x'.repeat(301) }, { role: LINE_TOO_LONG }),
    refused('a passage has at most 20,000', { impact: 'x'.repeat(20_001) }, { impact: PASSAGE_TOO_LONG }),
    refused(
      'a document is a PDF',
      { supporting_docs: new Sample('png', 'report.pdf') },
      {
        supporting_docs: 'Please upload a PDF file',
      },
    ),
    refusedCall(
      'a document has at most 20 MB',
      { supporting_docs: new Sample('pdf', 'report.pdf', 20.1) },
      {
        supporting_docs: 'File size should not exceed 20MB',
      },
    ),
    refusedCall('a day exists', { start_date: '2021-02-29' }, { start_date: NO_MONTH }),
    refusedCall('an end is a day', { end_date: 'later' }, { end_date: NO_MONTH }),
    taken(
      'two characters mean something',
      { role: 'PI', department: ' 研发 ', goal: '降本' },
      { role: 'PI', department: '研发' },
    ),
    taken('one day is long enough', { start_date: '2021-01-01', end_date: '2021-01-01' }),
    ...NO_FILE.map((none) => takenCall('a document is optional', { supporting_docs: none }, { supporting_docs: none })),
  ],
}
