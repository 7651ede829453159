import type { NoticeIssue, Quoted, RfeAnalysis } from './rfe.ts'

type Words = Pick<NoticeIssue, 'quote' | 'page' | 'further' | 'requests'>

/** Every quotation of an issue: what is found, and what is asked for. */
export const quotationsOf = ({ quote, page, further, requests }: Words): Quoted[] => [
  { quote, page },
  ...further,
  ...requests,
]

const isSame = (a: Quoted, b: Quoted): boolean => a.quote === b.quote && a.page === b.page

/** Whether nothing in an issue belongs to this petition: it then has an answer of its own, and none of a factor's. */
export const isBeyond = (issue: Words, beyond: RfeAnalysis['beyond']): boolean =>
  quotationsOf(issue).every((one) => beyond.some((other) => isSame(one, other)))

/** Requests that do not belong and stand under an issue on something else; an issue that is nothing but such a request tells it itself. */
export const beyondBeside = (issues: readonly Words[], beyond: RfeAnalysis['beyond']): RfeAnalysis['beyond'] => {
  const apart = issues.filter((issue) => isBeyond(issue, beyond)).flatMap(quotationsOf)
  return beyond.filter((one) => !apart.some((other) => isSame(one, other)))
}
