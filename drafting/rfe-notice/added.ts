import type { NoticeIssue, NoticeReading, Quoted } from '#domain/rfe.ts'
import { factorOf, NOWHERE } from './factor-of.ts'
import { issueOf } from './issues.ts'
import { bodiesOf, readBlocks } from './page/read-blocks.ts'
import type { Point } from './point.ts'
import { withStandings } from './standings.ts'
import { tell, type Told } from './told.ts'
import { isVerbatim, printedWords } from './verbatim.ts'
import { reweighed } from './weighing/weigh.ts'

/** Words as they are looked for: neither spaces nor the signs before items count. */
const letters = (text: string): string => printedWords(text).replace(/[\s•●▪○*·]/g, '')

/** Fewer letters than this stand in a notice by chance. */
const LEAST = 12
/** Fewer words mean no sentence but one that is as short. */
const FEWEST_WORDS = 4
/** So much of a sentence was marked, it is meant. */
const MOST_OF = 0.5

interface Taken {
  sentences: Told[]
  /** Neither more nor less than these was marked. */
  isExact: boolean
}

/** The sentences that the words take up: each of which most was marked, else the one of which the most was. */
function taken(told: readonly Told[], words: string, page: number | undefined): Taken | undefined {
  const printed = told.map(({ text }) => letters(text))
  const whole = printed.join('')
  let start = 0
  const placed = told.map((one, at) => {
    const from = start
    start += printed[at]?.length ?? 0
    return { one, from, to: start }
  })
  const found: Taken[] = []
  for (let at = whole.indexOf(words); at !== -1; at = whole.indexOf(words, at + 1)) {
    const end = at + words.length
    const shared = placed.map((each) => ({ ...each, marked: Math.min(each.to, end) - Math.max(each.from, at) }))
    const meant = shared.filter(({ from, to, marked }) => marked > 0 && marked >= MOST_OF * (to - from))
    const most = shared.reduce((best, each) => (each.marked > best.marked ? each : best))
    const all = meant.length > 0 ? meant : [most]
    found.push({
      sentences: all.map(({ one }) => one),
      isExact: all[0]?.from === at && all.at(-1)?.to === end,
    })
  }
  return (
    found.find(({ sentences }) => sentences[0]?.page === page) ?? found.find(({ sentences }) => isOn(sentences, page))
  )
}

/** A sentence that begins on a page may end on the next, where it was marked. */
const isOn = ([first]: readonly Told[], page: number | undefined): boolean =>
  page === undefined || (first !== undefined && (first.page === page || first.page === page - 1))

/** Words that are no sentence of the text, as a heading or a line of a table. */
function alone(words: string, page: number | undefined, pages: readonly string[]): Told[] {
  const stands = page === undefined ? pages.map((_, at) => at + 1) : [page]
  const on = stands.find((one) => printedWords(pages[one - 1] ?? '').includes(printedWords(words)))
  if (on === undefined) return []
  const text = words.replace(/\s+/g, ' ').trim()
  return reweighed(tell([{ kind: 'paragraph', text, starts: [{ at: 0, page: on }] }]))
}

/** It looks like whole sentences, whatever the page was read as. */
const LOOKS_WHOLE = /^[\s"“(•-]*[\p{Lu}\p{N}].*[.?!;:]["”)\s]*$/su

/** Too few words to tell which sentence is meant, and no line of the notice by themselves. */
const isTooShort = (quote: string, pages: readonly string[]): boolean =>
  (quote.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0) < FEWEST_WORDS &&
  !pages.some((text) => text.split('\n').some((line) => letters(line) === letters(quote)))

/** What was marked, as sentences: in the text, or by its own look where page furniture is read as a part of them. */
function marked(quote: string, page: number | undefined, pages: readonly string[]): Told[] {
  const told = withStandings(reweighed(tell(readBlocks(bodiesOf(pages)))))
  const inText = taken(told, letters(quote), page)
  if (inText?.isExact === true) return inText.sentences
  if (!LOOKS_WHOLE.test(quote) && isTooShort(quote, pages)) return []
  if (inText !== undefined && !LOOKS_WHOLE.test(quote)) return inText.sentences
  const own = alone(quote, page ?? inText?.sentences[0]?.page, pages)
  if (own.length === 0) return inText?.sentences ?? []
  const [around] = inText?.sentences ?? []
  return around === undefined ? own : own.map((one) => ({ ...one, heading: around.heading, under: around.under }))
}

const isWithin = (inner: Quoted, outer: Quoted): boolean => letters(outer.quote).includes(letters(inner.quote))

/** A point that words of the notice raise; that they are none of its words; or the issue, from 0, that they are already. */
export type Missed = { issue: NoticeIssue } | { absent: true } | { already: number }

/** Reads the point that the applicant found in words of the notice, beside those that were read. */
export function missedPoint(
  { quote, page }: { quote: string; page?: number | undefined },
  { issues, category }: Pick<NoticeReading, 'issues' | 'category'>,
  pages: readonly string[],
): Missed {
  if (letters(quote).length < LEAST || (page !== undefined && page > pages.length)) return { absent: true }
  const sentences = marked(quote, page, pages)
  // What an issue is first quoted by stays with it.
  const headOf = ({ text, page: on }: Told) => issues.findIndex((issue) => isWithin(issue, { quote: text, page: on }))
  const free = sentences.filter((one) => headOf(one) === -1)
  const [first] = free
  if (first === undefined) return sentences[0] === undefined ? { absent: true } : { already: headOf(sentences[0]) }
  const own = free.map((one) => one.own).join(' ')
  const under = first.heading === null ? NOWHERE : first.under
  const factor = factorOf(own, under)
  const point: Point = {
    section: first.section,
    whole: false,
    factor: factor?.factor ?? null,
    sure: factor?.sure ?? 0,
    prong: under.prong,
    heading: first.heading?.text ?? null,
    findings: free.filter(({ role }) => role !== 'request'),
    requests: free.filter(({ role }) => role === 'request'),
  }
  const issue = issueOf(point, category)
  const isThere = (one: Quoted) => isVerbatim(one.quote, one.page, pages)
  if (issue === null || ![issue, ...issue.further, ...issue.requests].every(isThere)) return { absent: true }
  const { unsure: _unsure, ...sure } = issue
  return { issue: { ...sure, added: true } }
}

/**
 * The issues of a notice with those that the applicant added: behind the others, so that these keep the sections that answer
 * them; what number each has, its place in the notice says. A finding that an added one takes up is no other's any more; a
 * request may be made on several. One that was read by now is not added.
 */
export function withAdded(issues: readonly NoticeIssue[], added: readonly NoticeIssue[]): NoticeIssue[] {
  const fresh = added.filter((one) => !issues.some((issue) => isWithin(issue, one)))
  const isLeft = (one: Quoted, taken: readonly Quoted[]) => !taken.some((other) => isWithin(one, other))
  const found = fresh.flatMap(({ quote, page, further }) => [{ quote, page }, ...further])
  const others = issues.map((issue) => ({
    ...issue,
    further: issue.further.filter((one) => isLeft(one, found)),
    requests: issue.requests.filter((one) => isLeft(one, fresh)),
  }))
  return [...others, ...fresh]
}
