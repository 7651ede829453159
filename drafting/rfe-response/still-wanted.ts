import { contentWords } from '../builtin/passages.ts'
import type { CaseFile } from '../case-file.ts'
import { holdingsOf } from '../rfe-analysis/holdings.ts'
import { pointOf } from '../rfe-analysis/points/index.ts'
import type { PlannedIssue } from './planned.ts'
import { isStanding } from './standing.ts'

/**
 * What the notice asks for on a point and nothing in the record is, of what its analysis found missing: a paper that came
 * since is there, and so is what was ticked off. Whoever holds the point settled may have overlooked the rest.
 */
export function stillWanted({ issue, work }: PlannedIssue, caseFile: CaseFile): string[] {
  const holdings = holdingsOf(caseFile, { filed: caseFile.rfe?.rfe.filed ?? [] })
  const { needs } = pointOf(issue)
  const asking = [issue.quote, ...issue.requests.map(({ quote }) => quote)]
  const put = caseFile.exhibits.filter(({ file }) => work?.evidence.includes(file.url) === true)
  const named = new Set(put.flatMap(({ title, type }) => contentWords(`${type} ${title}`)))
  return issue.missing.filter((what) => {
    if (work?.gathered.includes(what) === true || isStanding(what)) return false
    const need = needs.find((one) => one.what === what)
    if (need === undefined) return issue.requests.length > 0 && contentWords(what).every((word) => !named.has(word))
    const isHere = need.papers !== undefined && holdings.hasPaper(need.papers)
    return !isHere && asking.some((words) => need.asked.test(words))
  })
}
