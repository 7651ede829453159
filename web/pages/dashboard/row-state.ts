import { t } from '@lingui/core/macro'
import type { CaseFileView } from '#domain/case-file.ts'
import type { ChecklistItem } from '#domain/progress.ts'
import { openInWords, type OpenPoints } from '../../forms/entry-state.ts'

/** What is known of a step. */
export interface StepFacts {
  done: boolean
  /** What is open in what was typed here and not saved; undefined where nothing was. */
  typed?: OpenPoints | undefined
  /** Contradictions in which one of its entries has a part, and papers of theirs that tell of something else. */
  toCheck?: number
}

/** How a row of the checklist shows where its step stands. */
export interface RowState {
  dot?: 'done' | 'part' | 'fix' | 'opt'
  badge?: { tone: 'gap' | 'line'; text: string }
  /** What the dot says, for who does not see it. */
  spoken: string
}

export function rowState(item: ChecklistItem, { done, typed, toCheck = 0 }: StepFacts): RowState {
  const spoken = done ? t`complete` : t`not started`
  if (typed !== undefined) {
    const open = openInWords(typed)
    const text = open === '' ? t`Typed, not saved` : t`${open}, not saved`
    return { dot: done ? 'fix' : 'part', badge: { tone: 'gap', text }, spoken: done ? spoken : t`begun` }
  }
  if (toCheck > 0) return { dot: 'fix', badge: { tone: 'gap', text: t`${toCheck} to check` }, spoken }
  if (done) return { dot: 'done', spoken }
  return item.optional ? { dot: 'opt', badge: { tone: 'line', text: t`Optional` }, spoken } : { spoken }
}

/** In how many contradictions an entry of a page has a part. */
export const contradictionsOn = (path: string, found: CaseFileView['contradictions']): number =>
  found.filter(({ places }) => places.some((place) => place.path === path)).length

/** How many papers on a page tell of something else than their entries. */
export const otherPapersOn = (path: string, found: CaseFileView['exhibits']): number =>
  found.filter((exhibit) => exhibit.is_other && exhibit.path === path).length
