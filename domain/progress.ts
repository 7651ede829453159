import { z } from 'zod'
import { NO_OPTION } from './field.ts'
import { PROGRESS_SECTIONS, type ProgressSection } from './section.ts'

export const PROGRESS_STATUSES = ['not_started', 'in_progress', 'completed'] as const

export const progressChange = z.object({
  section: z.enum(PROGRESS_SECTIONS, { error: NO_OPTION }),
  status: z.enum(PROGRESS_STATUSES, { error: NO_OPTION }),
})
export type Progress = z.infer<typeof progressChange>

export interface ChecklistItem {
  section: ProgressSection
  label: string
  minutes: number
  path: string
  optional?: true
}

/** The steps of an initial filing with the minutes by which progress is weighted. */
export const CHECKLIST: readonly ChecklistItem[] = [
  { section: 'Personal Info', label: 'Personal Info', minutes: 5, path: '/personal-info' },
  { section: 'Education', label: 'Education History', minutes: 15, path: '/education-info' },
  { section: 'Academic Project', label: 'Education Project', minutes: 15, path: '/scientific-project' },
  { section: 'Employment', label: 'Employment History', minutes: 15, path: '/employment-info' },
  { section: 'Professional Project', label: 'Employment Project', minutes: 15, path: '/project-info' },
  { section: 'Evidence', label: 'Evidence', minutes: 15, path: '/evidence' },
  { section: 'Future Plan', label: 'Future Plan', minutes: 30, path: '/future-plans' },
  { section: 'RFE', label: 'RFE', minutes: 5, path: '/rfe', optional: true },
  { section: 'Proposed Endeavor', label: 'Proposed Endeavors', minutes: 25, path: '/proposed-endeavor' },
  { section: 'Recommender', label: 'Add A Recommender', minutes: 25, path: '/recommender' },
  { section: 'Petition Letter', label: 'Petition Letter', minutes: 10, path: '/petition-letter' },
]

/** Share of the work that is done, in percent of minutes, rounded; optional steps count for nothing. */
export function percentDone(done: ReadonlySet<string>): number {
  const counted = CHECKLIST.filter((item) => item.optional !== true)
  const minutes = (items: readonly ChecklistItem[]) => items.reduce((sum, item) => sum + item.minutes, 0)
  return Math.round((100 * minutes(counted.filter((item) => done.has(item.section)))) / minutes(counted))
}
