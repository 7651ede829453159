import { z } from 'zod'
import { COUNTRIES } from './countries.ts'
import {
  isBefore,
  flag,
  isBlank,
  MONTH_FORM,
  option,
  optionalDate,
  optionalText,
  optionalWebAddress,
  REQUIRED,
  requiredDate,
  requiredLine,
  requiredNumber,
  requiredPassage,
  withRules,
} from './field.ts'
import { INDUSTRIES, JOB_TYPES, ORGANIZATION_TYPES } from './options.ts'
import { section } from './section.ts'

/** "138.450" is 138450 to many of those who type it, and 138.45 to a program: it is asked which. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/
const SEPARATED = 'Please enter the salary without thousands separators (e.g., 138450)'

export const professionalHistorySchema = withRules(
  z.object({
    organization: requiredLine(),
    organization_type: option(ORGANIZATION_TYPES),
    organization_industry: option(INDUSTRIES),
    organization_website: optionalWebAddress('Please enter a valid URL'),
    country: option(COUNTRIES),
    state: requiredLine(),
    city: requiredLine(),
    start_date: requiredDate(REQUIRED, MONTH_FORM),
    end_date: optionalDate(MONTH_FORM),
    is_current: flag(),
    job_type: option(JOB_TYPES),
    job_title: requiredLine(),
    annual_salary: requiredNumber(
      REQUIRED,
      'Please enter a valid salary amount',
      (value) => value > 0 && value < 1e10,
      (digits) => (GROUPED.test(digits) ? SEPARATED : undefined),
    ),
    working_hours_per_week: requiredNumber(
      REQUIRED,
      'Please enter valid working hours (1-168)',
      (value) => value > 0 && value <= 168,
    ),
    job_summary: requiredPassage(),
    required_skills: requiredPassage(),
    imported_from: optionalText(),
  }),
  [
    {
      path: 'end_date',
      message: 'End date is required when not currently employed',
      broken: (e) => e.is_current !== true && isBlank(e.end_date),
    },
    {
      path: 'end_date',
      message: 'End date cannot be before start date',
      broken: (e) => e.is_current !== true && isBefore(e.end_date, e.start_date),
    },
  ],
).transform((entry) => (entry.is_current ? { ...entry, end_date: null } : entry))

export type ProfessionalHistory = z.infer<typeof professionalHistorySchema>

export const professionalHistory = section({
  path: 'professionalhistory',
  progress: 'Employment',
  schema: professionalHistorySchema,
  files: {},
  empty: {
    organization: '',
    organization_type: '' as never,
    organization_industry: '' as never,
    organization_website: '',
    country: '' as never,
    state: '',
    city: '',
    start_date: '',
    end_date: '',
    is_current: false,
    job_type: '' as never,
    job_title: '',
    annual_salary: '',
    working_hours_per_week: '',
    job_summary: '',
    required_skills: '',
    imported_from: '',
  },
})
