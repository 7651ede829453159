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
  /** The page on which it is done. */
  path: string
  /** It may be left out, so it counts for nothing. */
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

/** What comes with a request for evidence. */
const RFE_STAGE: readonly ChecklistItem[] = [
  { section: 'RFE Analysis', label: 'RFE Analysis', minutes: 10, path: '/rfe-analysis' },
  { section: 'RFE Response', label: 'Generate RFE Response', minutes: 10, path: '/rfe-response' },
]

/**
 * The steps of a filing. With an RFE pending the notice is no longer optional, the RFE stage follows, and the petition
 * letter becomes optional: a petition was filed already, with this product or without.
 */
export function checklistOf(rfePending: boolean): readonly ChecklistItem[] {
  if (!rfePending) return CHECKLIST
  const steps = CHECKLIST.map(({ optional: _, ...item }): ChecklistItem =>
    item.section === 'Petition Letter' ? { ...item, optional: true } : item,
  )
  return [...steps, ...RFE_STAGE]
}

const isOfRfeStage = ({ section }: ChecklistItem): boolean => RFE_STAGE.some((item) => item.section === section)

/** What an answer to a notice needs at the least; the rest of the record makes it better. */
const ANSWERS: ReadonlySet<ProgressSection> = new Set(['Personal Info', 'RFE', 'RFE Analysis', 'RFE Response'])
export const isForAnswer = ({ section }: Pick<ChecklistItem, 'section'>): boolean => ANSWERS.has(section)

/**
 * The step to do now. Where a request for evidence is to be answered it is that which leads to the answer, since its date
 * does not wait: the notice, its analysis, the response. Otherwise the first that is open. Undefined where none is.
 */
export function nextStep(
  done: ReadonlySet<string>,
  items: readonly ChecklistItem[],
  hasNotice: boolean,
): ChecklistItem | undefined {
  const open = items.filter((item) => counts(item) && !done.has(item.section))
  const isPending = items.some(isOfRfeStage)
  return (hasNotice ? open.find(isOfRfeStage) : isPending ? open.find(isForAnswer) : undefined) ?? open[0]
}

/** Whether a step counts: not one that may be left out, so that 100 is in reach. */
export const counts = (item: ChecklistItem): boolean => item.optional !== true

export const minutesOf = (items: readonly ChecklistItem[]): number => items.reduce((sum, item) => sum + item.minutes, 0)

/** Share of the work that is done, in percent of minutes, rounded. */
export function percentDone(done: ReadonlySet<string>, items: readonly ChecklistItem[] = CHECKLIST): number {
  const counted = items.filter(counts)
  return Math.round((100 * minutesOf(counted.filter(({ section }) => done.has(section)))) / minutesOf(counted))
}
