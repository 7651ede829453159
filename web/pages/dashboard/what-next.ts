import { counts, nextStep, type ChecklistItem } from '#domain/progress.ts'

/** A notice with the date that governs it. */
export interface DatedNotice {
  id: number
  deadline: string
}

export interface WhatNext {
  /** The step to do now; undefined where every step is done. */
  next: ChecklistItem | undefined
  /** What would come next without the notice, where that is another step. */
  besides: ChecklistItem | undefined
  /** The response is drafted and its day still to come: a draft is no answer yet, so it goes before the rest of the record. */
  isToSend: boolean
}

/** What comes next on a day. `analysed` is the notice that the newest analysis is of, where there is one. */
export function whatNext(
  done: ReadonlySet<string>,
  items: readonly ChecklistItem[],
  { notices, analysed, day }: { notices: readonly DatedNotice[]; analysed: number | null; day: string },
): WhatNext {
  // What was done about an earlier notice answers no later one.
  const isLater = analysed !== null && notices.some(({ id }) => id > analysed)
  const stands = new Set([...done].filter((section) => !(isLater && /^RFE (Analysis|Response)$/.test(section))))
  const hasNotice = notices.length > 0
  const next = nextStep(stands, items, hasNotice)
  const inOrder = items.find((item) => counts(item) && !done.has(item.section))
  const isToSend = hasNotice && stands.has('RFE Response') && notices.some(({ deadline }) => deadline >= day)
  return { next, besides: isToSend || next !== inOrder ? inOrder : undefined, isToSend }
}
