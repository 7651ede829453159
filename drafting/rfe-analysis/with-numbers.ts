import type { AnalysedIssue, RfeAnalysis } from '#domain/rfe.ts'
import { exhibitLabel, exhibitNumber } from '#domain/exhibit-number.ts'
import type { Exhibit } from '../case-file.ts'

type Papers = readonly Pick<Exhibit, 'number' | 'file'>[]
type Told = Pick<RfeAnalysis, 'issues' | 'errors'>

const LABEL = /(?<=\bEx\.[ \u00a0])[RF]?\d{1,3}(?!\d)/gu

/** The number now of each paper that the issues name by another. */
function changedNumbers(issues: readonly AnalysedIssue[], papers: Papers): Map<number, number> {
  const now = new Map(papers.map(({ number, file }) => [file.url, number]))
  return new Map(
    issues
      .flatMap(({ have }) => have)
      .flatMap(({ exhibit, url }): [number, number][] => {
        const number = now.get(url ?? '')
        return exhibit === null || number === undefined || number === exhibit ? [] : [[exhibit, number]]
      }),
  )
}

/** What an analysis tells, by the numbers that its papers have now: they change as it is said of papers that USCIS has them. */
export function withNumbersOf<T extends Told>(analysis: T, papers: Papers): T {
  const numbers = changedNumbers(analysis.issues, papers)
  if (numbers.size === 0) return analysis
  const now = (number: number): number => numbers.get(number) ?? number
  const inWords = (text: string): string => text.replace(LABEL, (label) => exhibitLabel(now(exhibitNumber(label) ?? 0)))
  return {
    ...analysis,
    issues: analysis.issues.map((issue) => ({
      ...issue,
      have: issue.have.map((held) => (held.exhibit === null ? held : { ...held, exhibit: now(held.exhibit) })),
      advice: inWords(issue.advice),
    })),
    errors: analysis.errors.map((error) => ({ ...error, place: inWords(error.place) })),
  }
}

/** True where papers go by other numbers than when the analysis was written: what was set of it calls them as they were. */
export const isRenumbered = ({ issues }: Pick<Told, 'issues'>, papers: Papers): boolean =>
  changedNumbers(issues, papers).size > 0
