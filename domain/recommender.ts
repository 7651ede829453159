import { z } from 'zod'
import {
  EMAIL_FORM,
  NO_OPTION,
  option,
  optionalAnswer,
  optionalText,
  REQUIRED,
  requiredLine,
  requiredNumber,
  withRules,
} from './field.ts'
import { fileRule } from './file.ts'
import { latinNameFields, nameRules } from './latin-name-rules.ts'
import { PRONOUNS, RECOMMENDER_CATEGORIES, RECOMMENDER_FREQUENCIES, RECOMMENDER_GENDERS } from './options.ts'
import { nationalNumberProblem } from './phone.ts'
import { RECOMMENDER_PHONE_CODES } from './phone-codes.ts'

const WRONG_EMAIL = 'Please enter a valid email address'
const WRONG_PHONE = 'Please enter a valid 10-digit phone number'

/** A recommender is a contact of the applicant, never a login. */
export const refereeSchema = withRules(
  z.object({
    pronoun: option(PRONOUNS),
    first_name: requiredLine(),
    middle_name: optionalText(),
    // Required by a rule, but for a person with one name only.
    last_name: optionalText(),
    ...latinNameFields,
    email: requiredLine().pipe(z.string().refine((value) => EMAIL_FORM.test(value), WRONG_EMAIL)),
    country_code: z.enum(RECOMMENDER_PHONE_CODES, { error: 'Please choose a country code' }).default('+1'),
    phone: requiredLine().transform((value) => value.replace(/[\s()./-]/g, '')),
    gender: option(RECOMMENDER_GENDERS),
    linkedin: optionalText().transform((value) =>
      value.includes('linkedin.com') && !value.includes('http') ? `https://${value}` : value,
    ),
    category: option(RECOMMENDER_CATEGORIES),
    title: requiredLine(),
    organization: requiredLine(),
    department: optionalText(),
    frequency: option(RECOMMENDER_FREQUENCIES),
    years_of_known: requiredNumber(
      REQUIRED,
      'Please enter a valid number of years',
      // In steps of 0.1: less than half a step would be no time at all.
      (value) => value >= 0.05 && value <= 100,
    ).transform((value) => Math.round(value * 10) / 10),
    relationship: requiredLine(),
    same_employer: optionalAnswer(),
    was_supervisor: optionalAnswer(),
    co_author: optionalAnswer(),
    comments: optionalText(20_000),
  }),
  [
    ...nameRules(REQUIRED),
    {
      path: 'phone',
      message: WRONG_PHONE,
      broken: (e) =>
        (e.country_code ?? '+1') === '+1' &&
        typeof e.phone === 'string' &&
        e.phone.trim() !== '' &&
        !/^\d{10}$/.test(e.phone),
    },
    {
      path: 'phone',
      message: 'Please enter a valid phone number for this country code',
      broken: (e) =>
        typeof e.country_code === 'string' &&
        e.country_code !== '+1' &&
        typeof e.phone === 'string' &&
        e.phone.trim() !== '' &&
        (!/^\d+$/.test(e.phone) || nationalNumberProblem(e.country_code, e.phone) !== null),
    },
  ],
)
export type RefereeFields = z.infer<typeof refereeSchema>

/** What tells how independent a recommender is, as it is asked. */
export const TIE_QUESTIONS = {
  same_employer: 'Have you two worked for the same employer?',
  was_supervisor: 'Were they ever your supervisor, teacher or mentor?',
  co_author: 'Have you published together?',
} as const

/** Categories that are somebody's: a supervisor or a colleague has a tie, while a professor may teach elsewhere. */
const TIE_CATEGORIES = ['supervisor', 'colleague']
export const namesTie = (category: unknown): boolean => TIE_CATEGORIES.some((one) => one === category)

/** True of a recommender whose category names a tie, beside a no to every question that asks for one; of the form's words as well. */
export const isCategoryAtOdds = (given: Readonly<Record<string, unknown>>): boolean =>
  namesTie(given.category) && Object.keys(TIE_QUESTIONS).every((tie) => String(given[tie]) === 'false')

export const refereeResumeRule = fileRule(['pdf'], 'Please upload a PDF file')

export interface Referee extends RefereeFields {
  /** Counts the saves; documents do not ask for it. */
  version?: number
  id: number
  resume: { name: string; url: string } | null
}

/** What a recommender may be asked to speak to, as the configuration names it. */
export const ENDORSED_CATEGORIES = [
  'academichistory',
  'academicproject',
  'professionalhistory',
  'professionalproject',
  'futureplan',
  'evidence',
] as const
export const CONFIGURATION_CATEGORIES = [...ENDORSED_CATEGORIES, 'proposedendeavor', 'goal'] as const
export type ConfigurationCategory = (typeof CONFIGURATION_CATEGORIES)[number]

export const GOALS = [
  { id: 'personal_abilities', label: 'Personal abilities: what the applicant can do that few others can' },
  { id: 'work_impact', label: 'Impact of the work: what changed because of it' },
  { id: 'national_interest', label: 'National interest: why the endeavor matters to the United States' },
] as const
export type Goal = (typeof GOALS)[number]['id']
const GOAL_IDS = new Set<string>(GOALS.map((goal) => goal.id))

/** One item of a recommender's configuration: an entry of the profile by its number, or a goal by its name. */
export const configurationItem = z
  .object({
    item_category: z.string({ error: REQUIRED }).optional(),
    category: z.string({ error: REQUIRED }).optional(),
    item_id: z.union([z.number().int().positive(), z.string().min(1).max(40)], { error: REQUIRED }),
  })
  .transform((given, context) => {
    const category = (given.item_category ?? given.category ?? '').toLowerCase()
    const known = CONFIGURATION_CATEGORIES.find((candidate) => candidate === category)
    const wrong = (path: string) => {
      context.addIssue({ code: 'custom', message: NO_OPTION, path: [path], input: given })
      return z.NEVER
    }
    if (known === undefined) return wrong('item_category')
    const item_id = String(given.item_id)
    if (known === 'goal' ? !GOAL_IDS.has(item_id) : !/^[1-9]\d{0,14}$/.test(item_id)) return wrong('item_id')
    return { category: known, item_id }
  })

export const MISSING_ITEMS = 'Please select at least one of each required item: '

/** The names of what a letter still needs before it can be generated, in the order shown; empty when it may start. */
export function missingItems(items: { category: string }[]): string[] {
  const has = (test: (category: string) => boolean) => items.some((item) => test(item.category))
  return [
    has((category) => ENDORSED_CATEGORIES.some((endorsed) => endorsed === category)) ? '' : 'Endorsed Items',
    has((category) => category === 'proposedendeavor') ? '' : 'Proposed Endeavors',
    has((category) => category === 'goal') ? '' : 'Endorsed Goals',
  ].filter((name) => name !== '')
}

/** The letter as its writer signed it. */
export const signedLetterRule = fileRule(['pdf', 'doc', 'docx'], 'Please upload a PDF, DOC, or DOCX file')
/** What is told where a draft is handed in as the signed letter. */
export const draftNotSigned = ({ page, words }: { page: number; words: string }): string =>
  `Page ${page} of this file says “${words}”, so it is a draft and not the signed letter. Please settle what is open, sign the letter and send that.`

export const SIGNED_LETTER_MISSING = 'Please upload a signed letter before submitting'

/** How far a recommender's letter has come. A signed one stays signed, whatever is drafted after it. */
export const LETTER_STATES = ['none', 'drafting', 'drafted', 'signed'] as const
export type LetterState = (typeof LETTER_STATES)[number]
