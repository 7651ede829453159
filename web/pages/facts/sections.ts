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
