import type { EndeavorFields } from '#domain/endeavor.ts'
import { pairsOf, shareOf, subjectOf } from '../quality/endeavors/text.ts'

/** What tells two undertakings apart: problem and method, those who benefit, and the output. */
const TELLING = [
  'title',
  'exp_subs_merit_intric_val',
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_impact',
] as const

type Told = Pick<EndeavorFields, (typeof TELLING)[number]>

/** Titles that share more than this of all their words speak of the same undertaking. */
export const SAME_TITLE = 0.6
/** From this share on two endeavors are the same plan in other words. */
const TOO_ALIKE = 0.6
/** Words that most of an applicant's endeavors hold are the applicant's subject and tell none from another. */
const SUBJECT = 0.7

/** The pairs that are too alike to be offered as two, each once. */
export function tooAlike<T extends Told>(endeavors: readonly T[]): [T, T][] {
  const read = endeavors.map((one) => ({ one, words: subjectOf(TELLING.map((part) => one[part]).join(' ')) }))
  const isCommon = (word: string): boolean =>
    read.length >= 4 && read.filter(({ words }) => words.has(word)).length > SUBJECT * read.length
  const apart = read.map(({ one, words }) => ({ one, words: new Set([...words].filter((word) => !isCommon(word))) }))
  return pairsOf(apart)
    .filter(([a, b]) => shareOf(a.words, b.words) >= TOO_ALIKE)
    .map(([a, b]) => [a.one, b.one])
}
