import { z } from 'zod'
import {
  isBefore,
  isBlank,
  MONTH_FORM,
  NO_OPTION,
  option,
  optionalDate,
  optionalText,
  REQUIRED,
  requiredDate,
  requiredLine,
  requiredPassage,
  withRules,
} from './field.ts'
import { fileRule, optionalFile } from './file.ts'
import {
  EVIDENCE_CATEGORIES,
  EVIDENCE_LEVELS,
  EVIDENCE_STATUSES,
  EVIDENCE_SUB_CATEGORIES,
  type EvidenceCategory,
} from './options.ts'
import { section } from './section.ts'

const isCategory = (value: unknown): value is EvidenceCategory =>
  EVIDENCE_CATEGORIES.some((category) => category === value)

/** The sub-types of a category; none before a category is chosen. */
export const subCategoriesOf = (category: unknown): readonly string[] =>
  isCategory(category) ? EVIDENCE_SUB_CATEGORIES[category] : []

export const evidenceSchema = withRules(
  z.object({
    category: option(EVIDENCE_CATEGORIES),
    sub_category: z
      .string({ error: NO_OPTION })
      .nullish()
      .transform((value) => value ?? ''),
    received_date: requiredDate(REQUIRED, MONTH_FORM),
    expired_date: optionalDate(MONTH_FORM),
    status: option(EVIDENCE_STATUSES),
    name: requiredLine(),
    issuing_organization: requiredLine(),
    brief_introduction: requiredPassage(),
    domain: requiredLine(),
    level: option(EVIDENCE_LEVELS),
    supporting_doc: optionalFile(),
    imported_from: optionalText(),
  }),
  [
    {
      path: 'sub_category',
      message: 'This field is required',
      broken: (e) => isCategory(e.category) && isBlank(e.sub_category),
    },
    {
      path: 'sub_category',
      message: NO_OPTION,
      broken: (e) =>
        isCategory(e.category) &&
        !isBlank(e.sub_category) &&
        !subCategoriesOf(e.category).includes(String(e.sub_category)),
    },
    {
      path: 'expired_date',
      message: 'Expired date must be after received date',
      broken: (e) => isBefore(e.expired_date, e.received_date),
    },
  ],
)

export type Evidence = z.infer<typeof evidenceSchema>

export const evidence = section({
  path: 'evidence',
  progress: 'Evidence',
  schema: evidenceSchema,
  files: { supporting_doc: fileRule(['pdf'], '{file} is not a PDF file') },
  empty: {
    category: '' as never,
    sub_category: '',
    received_date: '',
    expired_date: '',
    status: '' as never,
    name: '',
    issuing_organization: '',
    brief_introduction: '',
    domain: '',
    level: '' as never,
    supporting_doc: null,
    imported_from: '',
  },
})
