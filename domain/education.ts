import { z } from 'zod'
import { COUNTRIES } from './countries.ts'
import {
  flag,
  isBlank,
  isIsoDate,
  MONTH_FORM,
  option,
  optionalDate,
  optionalText,
  REQUIRED,
  requiredDate,
  requiredLine,
  requiredNumber,
  requiredWebAddress,
  withRules,
} from './field.ts'
import { fileRule, optionalFile, requiredFile } from './file.ts'
import { DEGREES, LEARNING_TYPES } from './options.ts'
import { section } from './section.ts'

const WRONG_FILE = 'Please upload a PDF, JPG, or PNG file'
const paper = fileRule(['pdf', 'jpg', 'png'], WRONG_FILE)

const isNumber = (value: unknown): boolean => !isBlank(value) && Number.isFinite(Number(value))

export const academicHistorySchema = withRules(
  z.object({
    school_name: requiredLine(),
    school_website: requiredWebAddress(REQUIRED, 'Please enter a valid URL (e.g., https://example.edu)'),
    school_country: option(COUNTRIES),
    school_state: requiredLine(),
    school_city: requiredLine(),
    learning_type: option(LEARNING_TYPES),
    degree: option(DEGREES),
    major: requiredLine(),
    start_date: requiredDate(REQUIRED, MONTH_FORM),
    end_date: optionalDate(MONTH_FORM),
    is_current: flag(),
    total_gpa: requiredNumber(REQUIRED, 'Please enter a valid GPA', (value) => value >= 0 && value < 10_000),
    max_gpa: requiredNumber(REQUIRED, 'Max GPA must be a positive number', (value) => value > 0 && value < 10_000),
    courses: z
      .array(requiredLine('Course name is required'), { error: 'Please add at least one course' })
      .min(1, 'Please add at least one course')
      .max(200, 'Please keep this to 200 courses'),
    diploma_en: requiredFile('English diploma is required'),
    transcript_en: requiredFile('English transcript is required'),
    diploma_cn: optionalFile(),
    transcript_cn: optionalFile(),
    diploma_cn_certificate: optionalFile(),
    transcript_cn_certificate: optionalFile(),
    imported_from: optionalText(),
  }),
  [
    { path: 'end_date', message: REQUIRED, broken: (e) => e.is_current !== true && isBlank(e.end_date) },
    {
      path: 'end_date',
      message: 'End date must be after start date',
      broken: (e) =>
        e.is_current !== true && isIsoDate(e.end_date) && isIsoDate(e.start_date) && e.end_date <= e.start_date,
    },
    {
      path: 'max_gpa',
      message: 'Max GPA must be greater than or equal to total GPA',
      broken: (e) =>
        isNumber(e.max_gpa) &&
        isNumber(e.total_gpa) &&
        Number(e.max_gpa) > 0 &&
        Number(e.max_gpa) < Number(e.total_gpa),
    },
  ],
).transform((entry) => (entry.is_current ? { ...entry, end_date: null } : entry))

export type AcademicHistory = z.infer<typeof academicHistorySchema>

export const academicHistory = section({
  path: 'academichistory',
  progress: 'Education',
  schema: academicHistorySchema,
  files: {
    diploma_en: paper,
    transcript_en: paper,
    diploma_cn: paper,
    transcript_cn: paper,
    diploma_cn_certificate: paper,
    transcript_cn_certificate: paper,
  },
  empty: {
    school_name: '',
    school_website: '',
    school_country: '' as never,
    school_state: '',
    school_city: '',
    learning_type: '' as never,
    degree: '' as never,
    major: '',
    start_date: '',
    end_date: '',
    is_current: false,
    total_gpa: '',
    max_gpa: '',
    courses: [],
    diploma_en: null as never,
    transcript_en: null as never,
    diploma_cn: null,
    transcript_cn: null,
    diploma_cn_certificate: null,
    transcript_cn_certificate: null,
    imported_from: '',
  },
})
