import type { NoticeIssue, Quoted } from '#domain/rfe.ts'
import { weigh } from '../roles.ts'
import { ownWords } from '../sentences.ts'
import { printedWords } from '../verbatim.ts'
import type { Judged } from './doubts.ts'

/** Ways in which a sentence complains from which on it is a finding whoever calls it something else. */
const STRONG = 2
/** Said of this petition and its papers in so many words. */
const PLAIN =
  /\b(?:you|petitioner|beneficiary|evidence|record|documentation|letters?|petition|plan|uscis|we)\b[^.;]{0,60}\b(?:(?:has|have|does|do|did|is|are|was|were) not|cannot|fail(?:s|ed)? to)\b/

export function isStrong({ quote }: Quoted): boolean {
  const own = ownWords(quote)
  const { role, strength } = weigh(own)
  return role === 'finding' && (strength >= STRONG || PLAIN.test(own))
}

const quotesIn = ({ quote, page, further }: NoticeIssue): Quoted[] => [{ quote, page }, ...further]

const isSame = (a: Quoted, b: Quoted): boolean => {
  const [one, other] = [printedWords(a.quote), printedWords(b.quote)]
  return one.includes(other) || other.includes(one)
}

const shares = (all: readonly Quoted[], own: readonly Quoted[]): boolean =>
  own.some((one) => all.some((other) => isSame(one, other)))

export interface Compared {
  /** Of the built-in reader, with those of the model that are the same point. */
  both: { issue: NoticeIssue; same: NoticeIssue[] }[]
  builtinAlone: NoticeIssue[]
  modelAlone: NoticeIssue[]
}

/** Two readings of one notice: an issue of one is that of the other where they quote the same finding. */
export function compared(builtin: readonly NoticeIssue[], model: readonly NoticeIssue[]): Compared {
  const sameAs = (issue: NoticeIssue) =>
    model.filter(
      (one) =>
        shares([...quotesIn(issue), ...issue.requests], [{ quote: one.quote, page: one.page }]) ||
        shares(quotesIn(one), [{ quote: issue.quote, page: issue.page }]),
    )
  const all = builtin.map((issue) => ({ issue, same: sameAs(issue) }))
  const met = new Set(all.flatMap(({ same }) => same))
  return {
    both: all.filter(({ same }) => same.length > 0),
    builtinAlone: all.filter(({ same }) => same.length === 0).map(({ issue }) => issue),
    modelAlone: model.filter((one) => !met.has(one)),
  }
}

const added = (own: readonly Quoted[], more: readonly Quoted[]): Quoted[] => [
  ...own,
  ...more.filter((one) => !shares(own, [one])),
]

/** What both readers find is no longer in doubt. */
const assured = ({ unsure: _, ...issue }: NoticeIssue): NoticeIssue => issue

/** The built-in reader's cut of the notice stands; where the model has the same point once, its factor and its requests are taken. */
export function joined({ issue, same }: Compared['both'][number], isOnly: (one: NoticeIssue) => boolean): NoticeIssue {
  const [only] = same.length === 1 ? same.filter(isOnly) : []
  if (only === undefined) return assured(issue)
  const isSurer = issue.factor === 'other' || only.factor !== 'other'
  return {
    ...assured(issue),
    ...(isSurer && { factor: only.factor, prong: only.prong }),
    heading: issue.heading ?? only.heading,
    further: added(issue.further, only.further).filter((one) => !isSame(one, issue)),
    requests: added(issue.requests, only.requests),
  }
}

const NO_FINDING: ReadonlySet<Judged> = new Set(['law', 'standing', 'summary', 'petitioner'])

/**
 * A point that only one of the two has found is shown to a reader who is not told by whom. Losing an issue costs the case,
 * so that one of the built-in reader's falls only where that reader gives a reason for calling it law, standing text, a
 * summary or the petitioner's own words, and it does not complain in so many words; an issue too many costs an answer that
 * nobody asked for, so that one of the model's stands only where the reader, too, calls it a finding or a request.
 */
export const staysAlone = (issue: NoticeIssue, by: 'builtin' | 'model', verdict: Judged | undefined): boolean =>
  by === 'builtin'
    ? verdict === undefined || !NO_FINDING.has(verdict) || isStrong(issue)
    : verdict === 'finding' || verdict === 'request'

/** In the notice's order. */
export function inOrder<T extends Quoted>(all: readonly T[], pages: readonly string[]): T[] {
  const words = pages.map(printedWords)
  const at = ({ quote, page }: Quoted): number => {
    const place = (words[page - 1] ?? '').indexOf(printedWords(quote).slice(0, 60))
    return page * 1e6 + (place < 0 ? 1e6 - 1 : place)
  }
  return all
    .map((one) => ({ one, place: at(one) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}
