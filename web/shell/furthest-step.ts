import { CHECKLIST, counts } from '#domain/progress.ts'

/** The page of the furthest step one has come to: the one after the last that is done. */
export function furthestStep(done: ReadonlySet<string>): string {
  const steps = CHECKLIST.filter(counts)
  const last = steps.findLastIndex(({ section }) => done.has(section))
  return steps[Math.min(last + 1, steps.length - 1)]?.path ?? '/dashboard'
}
