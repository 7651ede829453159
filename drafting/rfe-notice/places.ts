import type { NoticeIssue, Quoted } from '#domain/rfe.ts'
import { printedWords } from './verbatim.ts'

/** Whether two headings are one: the notice's own words may be printed twice, ours not. */
export const isSame = (a: string | null, b: string | null): boolean => a !== null && a === b

/** Where quotations of a notice stand in it; where each issue begins, at its heading, else with its first words; and their order. */
export function placesIn(issues: readonly NoticeIssue[], pages: readonly string[]) {
  const printed = pages.map(printedWords)
  const offsets = printed.map((_, at) => [...printed.slice(0, at), ''].join(' ').length)
  const placeOf = ({ quote, page }: Quoted): number =>
    (offsets[page - 1] ?? 0) + Math.max(0, (printed[page - 1] ?? '').indexOf(printedWords(quote)))
  const whole = printed.join(' ')
  const firsts = issues.map(({ quote, page, further, requests }) =>
    Math.min(...[{ quote, page }, ...further, ...requests].map(placeOf)),
  )
  const order = inOrder(issues, firsts)
  const begins = issues.map(({ heading }, index) => {
    const first = firsts[index] ?? 0
    const isOwn = heading !== null && !isSame(heading, issues[order[order.indexOf(index) - 1] ?? -1]?.heading ?? null)
    const head = isOwn ? whole.lastIndexOf(printedWords(heading), first) : -1
    return head === -1 ? first : head
  })
  return { placeOf, begins, order }
}

/** The issues as the notice raises them: one that the applicant added is kept behind all others, and counts and is answered in its place. */
function inOrder(issues: readonly NoticeIssue[], firsts: readonly number[]): number[] {
  const order = issues.flatMap(({ added }, index) => (added === true ? [] : [index]))
  for (const [index, { added }] of issues.entries()) {
    if (added !== true) continue
    const isBefore = (other: number) => (firsts[other] ?? 0) <= (firsts[index] ?? 0)
    order.splice(order.findLastIndex(isBefore) + 1, 0, index)
  }
  return order
}

/** Whatever has an issue each, as the notice raises these. */
export function inPlace<T>(all: readonly T[], issueOf: (one: T) => NoticeIssue, pages: readonly string[]): T[] {
  const { order } = placesIn(all.map(issueOf), pages)
  return order.flatMap((at) => all.slice(at, at + 1))
}

/** The number that each issue has for the applicant: which of the notice it is, from 1. */
export function numbersIn(issues: readonly NoticeIssue[], pages: readonly string[]): number[] {
  const { order } = placesIn(issues, pages)
  return issues.map((_, at) => order.indexOf(at) + 1)
}
