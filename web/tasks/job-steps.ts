import { t } from '@lingui/core/macro'
/** A step of a job as it was seen to pass: the newest word on it, and when it began. */
export interface JobStep {
  label: string
  since: number
}

/** Sections and entries are counted through within one step: `Drafting section 4 of 11: The endeavor`. */
const stageOf = (label: string): string => label.replace(/\s*\d+ of \d+.*$/u, '')

/** The steps once a job has told `label` at `now`: the last one goes on, or another begins. */
export function stepsAfter(steps: readonly JobStep[], label: string, now: number): readonly JobStep[] {
  const last = steps.at(-1)
  if (label === '' || last?.label === label) return steps
  if (last !== undefined && stageOf(last.label) === stageOf(label))
    return [...steps.slice(0, -1), { label, since: last.since }]
  return [...steps, { label, since: now }]
}

/** `1 min 52 s`. */
export function elapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  if (seconds < 60) return t`${seconds} s`
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return t`${minutes} min ${rest} s`
}

/** Time left if it goes on as it went: `2 min`; null before there is a pace to go by. */
export function leftAtThisPace({ done, total }: { done: number; total: number }, age: number): string | null {
  if (done < SURE_STEPS || done >= total || age < SURE_MS) return null
  const seconds = Math.ceil((age * (total - done)) / done / 1000)
  const minutes = Math.round(seconds / 60)
  return seconds < 60 ? t`${seconds} s` : t`${minutes} min`
}

/** The first steps only read and tell nothing of how long drafting takes. */
const SURE_STEPS = 2
const SURE_MS = 5000
