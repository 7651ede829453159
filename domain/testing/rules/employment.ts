import { type FormRules, NO_CHOICE, NOTHING, required, rulesOf } from '../rule.ts'
import { eachSays, LINE_TOO_LONG, LONG_NAME, NO_MONTH, NO_OPTION, PASSAGE_TOO_LONG, REQUIRED } from './words.ts'

const { refused, taken, refusedCall, takenCall } = rulesOf('professionalhistory')

const CHOSEN = ['organization_type', 'organization_industry', 'country', 'job_type']
const NO_ADDRESS = { organization_website: 'Please enter a valid URL' }
const NO_SALARY = { annual_salary: 'Please enter a valid salary amount' }
const NO_HOURS = { working_hours_per_week: 'Please enter valid working hours (1-168)' }
const ENDED = { is_current: false, start_date: '2019-08-01' }
const ends = (end_date: string) => ({ ...ENDED, end_date })

const fields = {
  ...eachSays(REQUIRED, 'organization', 'organization_type', 'organization_industry', 'country', 'state', 'city'),
  ...eachSays(REQUIRED, 'job_title', 'job_type', 'start_date', 'annual_salary', 'working_hours_per_week'),
  ...eachSays(REQUIRED, 'job_summary', 'required_skills'),
}

export const EMPLOYMENT_RULES: FormRules = {
  empty: { ...fields, end_date: 'End date is required when not currently employed' },
  rules: [
    ...required('professionalhistory', fields, (field) => (CHOSEN.includes(field) ? NO_CHOICE : NOTHING)),
    refused('a position that ended has an end', ends(''), {
      end_date: 'End date is required when not currently employed',
    }),
    refused('the end is not before the start', ends('2019-07-31'), {
      end_date: 'End date cannot be before start date',
    }),
    refused('a website looks like an address', { organization_website: 'not an address' }, NO_ADDRESS),
    refused('a website has a dotted host', { organization_website: 'intranet' }, NO_ADDRESS),
    // The form reads it; the call takes only digits.
    refusedCall('a salary is sent in digits', { annual_salary: '100,000' }, NO_SALARY),
    ...['0', '-1', 'plenty', '€100,000'].map((annual_salary) =>
      refused('a salary is a positive number', { annual_salary }, NO_SALARY),
    ),
    ...['0', '-1', '168.5', '169', 'forty'].map((working_hours_per_week) =>
      refused('hours are above 0 and at most 168', { working_hours_per_week }, NO_HOURS),
    ),
    refused('a line has at most 300 characters', { job_title: 'x'.repeat(301) }, { job_title: LINE_TOO_LONG }),
    refused('a passage has at most 20,000', { job_summary: 'x'.repeat(20_001) }, { job_summary: PASSAGE_TOO_LONG }),
    refusedCall('the type is one of the list', { organization_type: 'Family' }, { organization_type: NO_OPTION }),
    refusedCall(
      'the industry is one of the list',
      { organization_industry: 'Piracy' },
      {
        organization_industry: NO_OPTION,
      },
    ),
    refusedCall('the country is one of the list', { country: 'Atlantis' }, { country: NO_OPTION }),
    refusedCall('the job type is one of the list', { job_type: 'Calling' }, { job_type: NO_OPTION }),
    refusedCall('a start is a day', { start_date: 'soon' }, { start_date: NO_MONTH }),
    refusedCall('an end is a day', ends('2019-02-30'), { end_date: NO_MONTH }),
    taken('one day is long enough', ends('2019-08-01'), { end_date: '2019-08-01', is_current: false }),
    taken('who works there now needs no end', { is_current: true, end_date: '' }, { end_date: null }),
    takenCall(
      'an end sent of a current position is not kept',
      { is_current: true, end_date: '2010-01-01' },
      {
        end_date: null,
      },
    ),
    taken('a website is optional', { organization_website: '' }, { organization_website: '' }),
    takenCall('the placeholder of a blank website', { organization_website: '#' }, { organization_website: '' }),
    taken(
      'https:// is prefixed if missing',
      { organization_website: 'glci.example' },
      {
        organization_website: 'https://glci.example',
      },
    ),
    taken(
      'salary and hours are numbers',
      { annual_salary: '118000.5', working_hours_per_week: '37.5' },
      {
        annual_salary: 118000.5,
        working_hours_per_week: 37.5,
      },
    ),
    taken('the most hours of a week', { working_hours_per_week: '168' }, { working_hours_per_week: 168 }),
    taken('one hour a week', { working_hours_per_week: '1' }, { working_hours_per_week: 1 }),
    taken('a long name of any script', { organization: LONG_NAME }, { organization: LONG_NAME }),
  ],
}
