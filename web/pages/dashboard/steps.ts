import { t } from '@lingui/core/macro'
import type { ChecklistItem } from '#domain/progress.ts'
import type { ProgressSection } from '#domain/section.ts'

/** A row of the checklist: a step, with other words than its own where a heading above says those. */
export interface Row {
  section: ProgressSection
  says?: string
}
/** Two rows under one name. */
export interface Pair {
  label: string
  rows: readonly Row[]
}
export interface Step {
  title: string
  parts: readonly (Row | Pair)[]
}

export const isPair = (part: Row | Pair): part is Pair => 'rows' in part
export const rowsOf = (part: Row | Pair): readonly Row[] => (isPair(part) ? part.rows : [part])

/** The steps as the checklist groups them. */
const STEPS: readonly Step[] = [
  {
    title: t`Create Profile`,
    parts: [
      { section: 'Personal Info' },
      { label: t`Education`, rows: [{ section: 'Education' }, { section: 'Academic Project' }] },
      { label: t`Employment`, rows: [{ section: 'Employment' }, { section: 'Professional Project' }] },
      { section: 'Evidence' },
      { section: 'Future Plan' },
      { section: 'RFE' },
    ],
  },
  {
    title: t`Proposed Endeavors`,
    parts: [{ section: 'Proposed Endeavor', says: t`Choose what you will do in the United States` }],
  },
  {
    title: t`Add A Recommender`,
    parts: [{ section: 'Recommender', says: t`People who know your work, or only your results` }],
  },
  {
    title: t`Petition Letter`,
    parts: [{ section: 'Petition Letter', says: t`Drafted from your record, once you have an endeavor` }],
  },
  { title: t`Request for Evidence`, parts: [{ section: 'RFE Analysis' }, { section: 'RFE Response' }] },
]

/** The steps of which a filing has any. */
export const stepsOf = (items: readonly ChecklistItem[]): readonly Step[] =>
  STEPS.filter(({ parts }) => parts.flatMap(rowsOf).some((row) => items.some(({ section }) => section === row.section)))
