import type { NoticeIssue, NoticeReading, Quoted as Found } from '#domain/rfe.ts'
import type { NoticeLabel, Quoted } from './label.ts'

export interface Tally {
  right: number
  all: number
}

/** What was right of all that could be, by what was asked. */
export type Score = Record<(typeof ASKED)[number], Tally>

export const ASKED = [
  'issues found',
  'prong of those found',
  'factor of those found',
  'page of those found',
  'requests found',
  'conceded found',
  'wrong standards found',
  'receipt number',
  'form',
  'service center',
  'notice date',
  'response date',
  'response days',
  'kind',
  'category',
  'address',
] as const

/** What should not be: counted, each with its words. */
export interface Faults {
  missed: string[]
  invented: string[]
  split: string[]
  traps: string[]
  conceded: string[]
  wrong_standard: string[]
  misread: string[]
}

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad]/g, '')
    .toLowerCase()
    .replace(/[\u2018\u2019']/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The share of the words of `of` that stand in `within`, in runs of three so that common words alone count for nothing. */
export function shareOf(of: string, within: string): number {
  const runs = (text: string): string[] => {
    const words = wordsOf(text)
    return words.length < 3 ? [words.join(' ')] : words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '))
  }
  const there = new Set(runs(within))
  const asked = runs(of)
  return asked.filter((run) => there.has(run)).length / asked.length
}

const overlaps = (label: string, found: string): boolean => shareOf(label, found) >= 0.5 || shareOf(found, label) >= 0.8

/** An issue that was read is one that was labelled: by all that it quotes, or by a sentence that the label quotes as well. */
const isOf = (label: string, { quote, further }: NoticeIssue): boolean => {
  const quotes = [quote, ...further.map((one) => one.quote)]
  return overlaps(label, quotes.join(' ')) || quotes.some((one) => shareOf(one, label) >= 0.8)
}

const plain = (text: string): string => wordsOf(text).join(' ')

export function scoreOf(label: NoticeLabel, reading: NoticeReading): { score: Score; faults: Faults } {
  const score = Object.fromEntries(ASKED.map((name) => [name, { right: 0, all: 0 }])) as Score
  const faults: Faults = {
    missed: [],
    invented: [],
    split: [],
    traps: [],
    conceded: [],
    wrong_standard: [],
    misread: [],
  }
  const tell = (name: keyof Score, right: boolean): void => {
    score[name].all += 1
    if (right) score[name].right += 1
  }
  const findings = reading.issues.map((issue) => [issue, ...issue.further].map(({ quote }) => quote).join(' '))
  const touched = new Set<number>()
  const taken = new Set<number>()
  for (const issue of label.issues) {
    const matching = reading.issues.flatMap((read, at) => (isOf(issue.quote, read) ? [at] : []))
    for (const at of matching) touched.add(at)
    // One issue of the reading stands for one of the notice.
    const [at] = matching
      .filter((each) => !taken.has(each))
      .toSorted((a, b) => shareOf(issue.quote, findings[b] ?? '') - shareOf(issue.quote, findings[a] ?? ''))
    const found = at === undefined ? undefined : reading.issues[at]
    tell('issues found', found !== undefined)
    if (at === undefined || found === undefined) {
      faults.missed.push(`${matching.length > 0 ? '(merged with another) ' : ''}[${issue.factor}] ${issue.quote}`)
      continue
    }
    taken.add(at)
    if (matching.length > 1) faults.split.push(issue.quote)
    tell('prong of those found', found.prong === issue.prong)
    tell('factor of those found', found.factor === issue.factor)
    if (found.factor !== issue.factor) faults.misread.push(`${found.factor} for ${issue.factor}: ${issue.quote}`)
    tell(
      'page of those found',
      [found, ...found.further].some(({ page }) => page === issue.page),
    )
    const asked = found.requests.map(({ quote }) => quote).join(' ')
    for (const words of issue.asked) {
      const is = shareOf(words, asked) >= 0.5
      tell('requests found', is)
      if (!is) faults.misread.push(`request missed [${issue.factor}]: ${words}`)
    }
  }
  reading.issues.forEach((issue, at) => {
    if (!touched.has(at)) faults.invented.push(`[${issue.factor}] ${issue.quote}`)
  })
  const bothWays = (
    name: 'conceded' | 'wrong_standard',
    labelled: readonly Quoted[],
    found: readonly Found[],
  ): void => {
    for (const { quote } of labelled) {
      const is = found.some((each) => overlaps(quote, each.quote))
      tell(name === 'conceded' ? 'conceded found' : 'wrong standards found', is)
      if (!is) faults.misread.push(`${name} missed: ${quote}`)
    }
    for (const each of found)
      if (!labelled.some(({ quote }) => overlaps(quote, each.quote))) faults[name].push(each.quote)
  }
  bothWays('conceded', label.conceded, reading.conceded)
  bothWays('wrong_standard', label.wrong_standard, reading.wrong_standard)
  const quotes = reading.issues.flatMap((issue) => [issue, ...issue.further].map(({ quote }) => quote))
  for (const { quote } of label.traps) {
    // What stands within a sentence that is a finding all the same was not taken for one.
    if (quotes.some((each) => shareOf(quote, each) >= 0.9 && wordsOf(each).length < 1.6 * wordsOf(quote).length))
      faults.traps.push(quote)
  }
  const same = (name: keyof Score, labelled: string | null, found: string | null): void => {
    tell(name, labelled === found)
    if (labelled !== found) faults.misread.push(`${name}: ${found} for ${labelled}`)
  }
  same('receipt number', label.receipt_number, reading.receipt_number?.value ?? null)
  same('form', label.form, reading.form?.value ?? null)
  same('service center', label.service_center, reading.service_center?.value ?? null)
  same('notice date', label.notice_date, reading.notice_date?.value ?? null)
  same('response date', label.response_date, reading.response_date?.value ?? null)
  // A label gives the days where no date is printed.
  const days =
    label.response_days === null && label.response_date !== null ? null : (reading.response_days?.value ?? null)
  same(
    'response days',
    String(label.response_days),
    String(label.response_days === null && label.response_date !== null ? null : days),
  )
  same('kind', label.kind, reading.kind)
  same('category', label.category, reading.category)
  same('address', plain(label.address?.join(' ') ?? ''), plain(reading.address?.lines.join(' ') ?? ''))
  return { score, faults }
}
