import { t } from '@lingui/core/macro'
import { chosenWord, joined, years } from '../profile/years.ts'

/** The parts of a profile that facts come from, in the order of its steps. */
export const SECTION_ORDER = [
  'academichistory',
  'academicprojects',
  'professionalhistory',
  'professionalprojects',
  'evidence',
  'futureplan',
  'referees',
] as const
export type FactSection = (typeof SECTION_ORDER)[number]

interface Words {
  label: string
  /** The page on which its entries are changed. */
  path: string
}

export const SECTION_WORDS: Readonly<Record<FactSection, Words>> = {
  academichistory: { label: t`Education`, path: '/education-info' },
  academicprojects: { label: t`Education projects`, path: '/scientific-project' },
  professionalhistory: { label: t`Employment`, path: '/employment-info' },
  professionalprojects: { label: t`Employment projects`, path: '/project-info' },
  evidence: { label: t`Evidence`, path: '/evidence' },
  futureplan: { label: t`Future plans`, path: '/future-plans' },
  referees: { label: t`Recommenders`, path: '/recommender' },
}

type Entry = Readonly<Record<string, unknown>>

/** What an entry is called, in its own words. */
export const ENTRY_WORDS: Readonly<Record<FactSection, (entry: Entry) => { title: string; subtitle: string }>> = {
  academichistory: (entry) => ({
    title: joined(chosenWord(entry['degree']), entry['major']),
    subtitle: joined(entry['school_name'], years(entry['start_date'], entry['end_date'], entry['is_current'])),
  }),
  academicprojects: (entry) => ({
    title: joined(entry['project_name']),
    subtitle: joined(entry['organization'], years(entry['start_date'], entry['end_date'])),
  }),
  professionalhistory: (entry) => ({
    title: joined(entry['job_title']),
    subtitle: joined(entry['organization'], years(entry['start_date'], entry['end_date'], entry['is_current'])),
  }),
  professionalprojects: (entry) => ({
    title: joined(entry['project_name']),
    subtitle: joined(entry['organization'], years(entry['start_date'], entry['end_date'])),
  }),
  evidence: (entry) => ({
    title: joined(entry['name']),
    subtitle: joined(entry['issuing_organization'], years(entry['received_date'], null)),
  }),
  futureplan: (entry) => ({ title: joined(entry['plan_title']), subtitle: joined(entry['area_of_focus']) }),
  referees: (entry) => ({ title: joined(entry['name']), subtitle: joined(entry['title'], entry['organization']) }),
}

const FIELDS: Readonly<Record<string, string>> = {
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
  // Values that a statement may take a name or a date from
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
}

/** The name of a field, as its form has it. */
export const fieldName = (field: string): string => FIELDS[field] ?? field
