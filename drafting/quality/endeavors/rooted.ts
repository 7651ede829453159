import { namesIn } from '../../case-file/fields.ts'
import { ENDEAVOR_PARTS, type EndeavorFields } from '#domain/endeavor.ts'
import { contentWords, sentencesOf } from '../../builtin/passages.ts'
import type { CaseFile } from '../../case-file.ts'
import { wordsOf } from '../../grounding/fold.ts'
import { own } from './text.ts'

/** Months, and the country of the petition, which no profile has to name. */
const EVERYBODYS =
  'January February March April May June July August September October November December I United States America American Americans U.S.'

const textOf = (endeavor: EndeavorFields): string => ENDEAVOR_PARTS.map((part) => own(endeavor[part])).join('\n')

/** Words that the case file holds, wherever. */
export function heldWords({ facts, pages }: CaseFile): ReadonlySet<string> {
  const texts = [...facts.map(({ value }) => value), ...pages.map(({ text }) => text), EVERYBODYS]
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ folded }) => folded)))
}

/** Names and figures that neither the profile nor its papers hold: a company, a grant, a partner, a sum. */
export const inventedIn = (endeavor: EndeavorFields, held: ReadonlySet<string>): string[] =>
  sentencesOf(textOf(endeavor)).flatMap((sentence) =>
    // Titles in quotation marks are set in capitals.
    wordsOf(sentence.replace(/“[^”]*”/gu, '“”')).flatMap(({ text, folded }, at) => {
      const isName = at > 0 && /^\p{Lu}\p{L}+/u.test(text)
      return (isName || /^\d/u.test(text)) && !held.has(folded) ? [text] : []
    }),
  )

/** Subject words that an endeavor shares with the entry from which it grows. */
const ROOTS = 3

/** True where the endeavor follows from some entry of the record or of the plans; an empty record gives rise to none. */
export function isRooted(endeavor: EndeavorFields, { facts }: CaseFile): boolean {
  const record = facts.filter(
    ({ section }) =>
      section !== 'application' && section !== 'referees' && section !== 'endeavors' && section !== 'derived',
  )
  if (record.length === 0) return true
  const words = new Set(contentWords(textOf(endeavor)))
  const shared = (values: readonly string[]) => new Set(values.flatMap(contentWords).filter((word) => words.has(word)))
  return [...Map.groupBy(record, ({ section, entry }) => `${section}/${entry}`).values()].some(
    (entry) =>
      shared(entry.map(({ value }) => value)).size >= ROOTS ||
      entry.some(({ field, value }) => NAMES.has(field) && isNamed(value, shared([value]))),
  )
}

/** A thin entry may hold little more than the name of a project or plan. */
const NAMES = namesIn('academicprojects', 'professionalprojects', 'futureplan')
const isNamed = (name: string, shared: ReadonlySet<string>): boolean =>
  shared.size >= 2 && contentWords(name).every((word) => shared.has(word))
