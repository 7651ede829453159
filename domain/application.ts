import { z } from 'zod'
import { EMAIL_FORM, NO_OPTION, option, optionalOption, optionalText, requiredLine, withRules } from './field.ts'
import { fileRule, optionalFile } from './file.ts'
import { latinNameFields, nameRules } from './latin-name-rules.ts'
import { EB2_BASES, GENDERS, PRONOUNS } from './options.ts'
import { phoneProblem, tidyPhone } from './phone.ts'

export const FILING_TYPES = ['initial', 'rfe'] as const
export type FilingType = (typeof FILING_TYPES)[number]

export const RESUME_MISSING = 'Resume is required. Please upload a PDF file.'
export const resumeRule = fileRule(['pdf'], 'Please upload a PDF file')
export const FORM_SUMMARY = 'Please fill in all required fields correctly'

/** The phone number of an applicant: `+`, country code and digits; separators are dropped. */
const phoneNumber = requiredLine('Phone Number is required').transform((given, context) => {
  const problem = phoneProblem(given)
  if (problem === null) return tidyPhone(given)
  context.addIssue({ code: 'custom', message: problem, input: given })
  return z.NEVER
})

/** Personal info, step 1. The resume is asked for apart, since a later save may leave the stored one as it is. */
export const applicationSchema = withRules(
  z.object({
    first_name: requiredLine('First name is required'),
    middle_name: optionalText(),
    // Required by a rule, but for a person with one name only.
    last_name: optionalText(),
    ...latinNameFields,
    email: requiredLine('Email is required').pipe(
      z.string().refine((value) => EMAIL_FORM.test(value), 'Invalid email format'),
    ),
    phone_number: phoneNumber,
    gender: option(GENDERS, 'Gender is required'),
    pronoun: option(PRONOUNS, 'Prefix is required'),
    occupation: optionalText(),
    field_of_endeavor: optionalText(),
    eb2_basis: optionalOption(EB2_BASES),
  }),
  nameRules('Last name is required'),
)
export type ApplicationFields = z.infer<typeof applicationSchema>

/** What the form holds: the same with the resume, which must be there. */
export const applicationForm = applicationSchema.safeExtend({
  resume: optionalFile().refine((value) => value !== null, RESUME_MISSING),
})

export const filingType = z.enum(FILING_TYPES, { error: NO_OPTION }).default('initial')

export interface Application extends ApplicationFields {
  id: number
  /** How often it was saved. */
  version: number
  filing_type: FilingType
  resume: string | null
  resume__filename__: string | null
}
