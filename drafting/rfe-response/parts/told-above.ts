import type { Composer } from '../../builtin/composer.ts'
import { contentWords } from '../../builtin/passages.ts'
import type { Phrase } from '../../builtin/phrase.ts'
import type { PlannedIssue } from '../planned.ts'
import { quotable } from '../record.ts'
import * as phrasing from '../phrasing/issue.ts'
import { put } from './put.ts'

/** Where what was found on several points was quoted. */
export type ToldUnder = Map<string, PlannedIssue>

/** Remembers what this answer was the first to quote of what the analysis found. */
export function remember(planned: PlannedIssue, told: ReadonlySet<string>, under: ToldUnder): void {
  for (const { text } of planned.issue.have) if (told.has(quotable(text)) && !under.has(text)) under.set(text, planned)
}

/** Words that a finding shares with a sentence which says what it misses. */
const MISSED = 2

/** Sends the reader to the answer that quotes what this finding misses, or, where nothing else answers it, what bears on it; false where there is none. */
export function pointAbove(
  write: Composer,
  planned: PlannedIssue,
  { under, tells }: { under: ToldUnder; tells: boolean },
  headingOf: (one: PlannedIssue) => Phrase,
): boolean {
  const { have, quote, further } = planned.issue
  const found = new Set([quote, ...further.map((one) => one.quote)].flatMap(contentWords))
  const above = have
    .filter(({ text }) => !tells || contentWords(text).filter((word) => found.has(word)).length >= MISSED)
    .flatMap(({ text }) => under.get(text) ?? [])
    .find((one) => one !== planned)
  if (above === undefined) return false
  put(write, phrasing.ABOVE_AS_WELL, { heading: headingOf(above) })
  write.close()
  return true
}
