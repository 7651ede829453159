import { z } from 'zod'
import {
  isBefore,
  flag,
  isBlank,
  MONTH_FORM,
  option,
  optionalDate,
  optionalText,
  REQUIRED,
  requiredDate,
  requiredLine,
  requiredPassage,
  webAddress,
  withRules,
} from './field.ts'
import { fileRule, MAX_PROJECT_FILE_BYTES, optionalFile } from './file.ts'
import { FIELDS_OF_STUDY, NOT_APPLICABLE } from './options.ts'
import { section } from './section.ts'

const WHEN_PUBLISHED = 'Required when published'
export const AMOUNT_FORM = /^\d{1,12}(\.\d{1,2})?$/
const WRONG_AMOUNT = 'Please enter a valid amount (e.g., 1000.00)'
export const WHOLE_NUMBER = /^\d+$/
/** What the column holds, and more than any work is cited. */
const MAX_CITATIONS = 999_999_999

const digits = () =>
  z
    .union([z.string(), z.number()], { error: 'Please enter a number' })
    .nullish()
    .transform((value) => (value === null || value === undefined ? '' : String(value).trim()))

/** Fields of a published project; of an unpublished one they may hold the wire's placeholders `#`, `0.00` and `0`. */
export const PUBLICATION_FIELDS = [
  'funding_source',
  'funding_source_country',
  'funding_amount',
  'published_date',
  'published_url',
  'published_journal',
  'citation_count',
] as const

export const academicProjectSchema = withRules(
  z.object({
    organization: requiredLine(),
    research_domain: option(FIELDS_OF_STUDY),
    project_name: requiredLine(),
    role: requiredLine(),
    start_date: requiredDate(REQUIRED, MONTH_FORM),
    end_date: requiredDate(REQUIRED, MONTH_FORM),
    background: requiredPassage(),
    goal: requiredPassage(),
    challenge: requiredPassage(),
    solution: requiredPassage(),
    impact: requiredPassage(),
    comments: optionalText(20_000),
    is_published: flag(),
    funding_source: optionalText(),
    funding_source_country: optionalText(),
    funding_amount: digits(),
    published_date: optionalDate(MONTH_FORM),
    published_url: optionalText(2000),
    published_journal: optionalText(),
    citation_count: digits(),
    essay: optionalFile(),
    imported_from: optionalText(),
  }),
  [
    {
      path: 'end_date',
      message: 'End date cannot be earlier than start date',
      broken: (e) => isBefore(e.end_date, e.start_date),
    },
    ...PUBLICATION_FIELDS.map((path) => ({
      path,
      message: WHEN_PUBLISHED,
      broken: (e: Record<string, unknown>) => e.is_published === true && (isBlank(e[path]) || e[path] === '#'),
    })),
    {
      path: 'funding_amount',
      message: WRONG_AMOUNT,
      broken: (e) => !isBlank(e.funding_amount) && !AMOUNT_FORM.test(String(e.funding_amount).trim()),
    },
    {
      path: 'citation_count',
      message: 'Please enter a whole number',
      broken: (e) => !isBlank(e.citation_count) && !WHOLE_NUMBER.test(String(e.citation_count).trim()),
    },
    {
      path: 'citation_count',
      message: `Please enter a number up to ${MAX_CITATIONS.toLocaleString('en-US')}`,
      broken: (e) => WHOLE_NUMBER.test(String(e.citation_count).trim()) && Number(e.citation_count) > MAX_CITATIONS,
    },
    {
      path: 'published_url',
      message: 'Please enter a valid URL',
      broken: (e) =>
        e.is_published === true &&
        typeof e.published_url === 'string' &&
        !isBlank(e.published_url) &&
        e.published_url !== '#' &&
        webAddress(e.published_url) === null,
    },
  ],
).transform((entry) => ({
  ...entry,
  published_url: entry.is_published ? (webAddress(entry.published_url) ?? '') : entry.published_url,
  funding_amount: entry.funding_amount === '' ? '' : Number(entry.funding_amount).toFixed(2),
  citation_count: entry.citation_count === '' ? null : Number(entry.citation_count),
}))

export type AcademicProject = z.infer<typeof academicProjectSchema>

/** A project whose funding is told to be none. */
export const UNFUNDED = {
  funding_source: 'None',
  funding_source_country: NOT_APPLICABLE,
  funding_amount: '0.00',
} as const

/** No funding, however a person writes it. */
const NOBODY = /^(?:none|no(?:body|t funded| funding)?|nil|n\/?a|not applicable|unfunded|-|–)\.?$/i
export const isNoFunding = (words: string): boolean => NOBODY.test(words.trim())

export const academicProject = section({
  path: 'academicprojects',
  progress: 'Academic Project',
  schema: academicProjectSchema,
  files: {
    essay: {
      ...fileRule(['pdf'], 'Please upload a PDF file'),
      maxBytes: MAX_PROJECT_FILE_BYTES,
      tooLarge: 'File size should not exceed 5MB',
    },
  },
  empty: {
    organization: '',
    research_domain: '' as never,
    project_name: '',
    role: '',
    start_date: '',
    end_date: '',
    background: '',
    goal: '',
    challenge: '',
    solution: '',
    impact: '',
    comments: '',
    is_published: false,
    funding_source: '',
    funding_source_country: '',
    funding_amount: '',
    published_date: '',
    published_url: '',
    published_journal: '',
    citation_count: '',
    essay: null,
    imported_from: '',
  },
})
