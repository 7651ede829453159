import { BAR, CRITERIA, ESSENTIAL, type Criterion } from './criteria.ts'
import type { Placed } from './findings.ts'

export const speaksTo = ({ of, rules }: Criterion, finding: Placed): boolean =>
  rules.includes(finding.rule) && (of === 'all' || of === finding.of)

/** 0 fails, 1 partly, 2 meets: by the worst that was found. */
export function scoreOf(criterion: Criterion, findings: readonly Placed[]): 0 | 1 | 2 {
  const speaking = findings.filter((finding) => speaksTo(criterion, finding))
  if (speaking.some(({ severity }) => severity === 'must')) return 0
  return speaking.length > 0 ? 1 : 2
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export interface Sum {
  /** Of all criteria. */
  average: number
  /** The essential ones that are not met. */
  short: number[]
  isMet: boolean
}

export function sumOf(findings: readonly Placed[]): Sum {
  const scores = CRITERIA.map((criterion) => ({ criterion, score: scoreOf(criterion, findings) }))
  const [essential, others] = [true, false].map((wanted) =>
    scores.filter(({ criterion }) => ESSENTIAL.includes(criterion.number) === wanted),
  )
  const short = (essential ?? []).filter(({ score }) => score < 2).map(({ criterion }) => criterion.number)
  const average = mean(scores.map(({ score }) => score))
  return { average, short, isMet: short.length === 0 && mean((others ?? []).map(({ score }) => score)) >= BAR }
}
