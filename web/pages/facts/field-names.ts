import { t } from '@lingui/core/macro'
import { inFull } from '../profile/years.ts'
import { translated } from '../../language/translated.ts'
import type { FactSection } from './sections.ts'

/** Fields whose text facts are made of. */
const TEXTS: Readonly<Record<string, string>> = {
  job_summary: t`Job summary`,
  background: t`Background`,
  goal: t`Goal`,
  challenge: t`Challenge`,
  solution: t`Solution`,
  impact: t`Impact`,
  comments: t`Comments`,
  brief_introduction: t`Brief introduction`,
  current_progress: t`Current progress`,
  plans: t({ message: 'Plans', context: 'steps of a plan' }),
  expected_outcomes: t`Expected outcomes`,
}

/** Fields with one value each, which documents print as it was entered. */
const VALUES = {
  project_name: t`Project name`,
  organization: t`Organization`,
  research_domain: t`Research domain`,
  department: t`Department`,
  role: t({ message: 'Role', context: 'in a project' }),
  job_title: t`Job title`,
  organization_industry: t`Industry`,
  city: t`City`,
  state: t`State`,
  country: t`Country`,
  start_date: t`Start date`,
  end_date: t`End date`,
  published_journal: t`Journal`,
  published_date: t`Date of publication`,
  citation_count: t`Citations`,
  funding_source: t`Source of funding`,
  funding_amount: t`Amount of funding`,
  name: t({ message: 'Name', context: 'of a piece of evidence' }),
  issuing_organization: t`Issuing organization`,
  category: t`Category`,
  sub_category: t`Subcategory`,
  received_date: t`Received date`,
  level: t`Level`,
  domain: t`Domain`,
  plan_title: t`Plan title`,
  area_of_focus: t`Area of focus`,
  eta: t`Estimated date`,
  title: t({ message: 'Title', context: 'of a person' }),
  relationship: t`Relationship`,
  degree: t`Degree`,
  major: t`Major`,
  school_name: t`School name`,
  school_city: t`City`,
  school_country: t`Country`,
} as const satisfies Record<string, string>
type ValueField = keyof typeof VALUES

/** The name of a field, as its form has it. */
export const fieldName = (field: string): string =>
  TEXTS[field] ?? (VALUES as Readonly<Record<string, string>>)[field] ?? field

const OF_PROJECT = ['project_name', 'organization', 'role', 'start_date', 'end_date'] as const

/** The values of an entry that are facts as they stand. */
const OF_SECTION: Readonly<Record<FactSection, readonly ValueField[]>> = {
  academichistory: ['degree', 'major', 'school_name', 'school_city', 'school_country', 'start_date', 'end_date'],
  academicprojects: [
    ...OF_PROJECT,
    'research_domain',
    'published_journal',
    'published_date',
    'citation_count',
    'funding_source',
    'funding_amount',
  ],
  professionalhistory: [
    'job_title',
    'organization',
    'organization_industry',
    'city',
    'state',
    'country',
    'start_date',
    'end_date',
  ],
  professionalprojects: [...OF_PROJECT, 'department', 'job_title'],
  evidence: ['name', 'issuing_organization', 'category', 'sub_category', 'received_date', 'domain', 'level'],
  futureplan: ['plan_title', 'area_of_focus', 'eta'],
  referees: ['title', 'organization', 'department', 'category', 'relationship'],
}

/** Fields whose words are chosen from a list. */
const CHOSEN: ReadonlySet<string> = new Set<ValueField>([
  'degree',
  'category',
  'sub_category',
  'level',
  'organization_industry',
  'country',
  'school_country',
])

export interface FieldValue {
  field: string
  label: string
  words: string
  /** True of words of ours, which are in the reader’s language. */
  isOurs: boolean
}

/** What an entry holds in fields of one value each. */
export const valuesOf = (section: FactSection, entry: Readonly<Record<string, unknown>>): FieldValue[] =>
  OF_SECTION[section].flatMap((field): FieldValue[] => {
    const value = entry[field]
    const words = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
    if (words === '') return []
    const day = inFull(words)
    const isOurs = day !== '' || CHOSEN.has(field)
    return [{ field, label: VALUES[field], words: day || (isOurs ? translated(words) : words), isOurs }]
  })
