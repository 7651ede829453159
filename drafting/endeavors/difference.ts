import type { EndeavorFields } from '#domain/endeavor.ts'
import { contentWords } from '../builtin/passages.ts'

/** What tells two undertakings apart: problem and method, those who benefit, the reach and the output. */
const TELLING = [
  'title',
  'exp_subs_merit_intric_val',
  'exp_nation_impt_beneficiaries',
  'exp_nation_impt_impact',
] as const

type Told = Pick<EndeavorFields, (typeof TELLING)[number]>

/** Two endeavors, by their places, with the share of their telling words that both hold. */
export interface Pair {
  first: number
  second: number
  alike: number
}

/** Titles that share more than this of all their words speak of the same undertaking. */
export const SAME_TITLE = 0.6

/** Share of their words that two titles have in common. */
export const likeness = (a: string, b: string): number => {
  const [left, right] = [new Set(contentWords(a)), new Set(contentWords(b))]
  const both = [...left].filter((word) => right.has(word)).length
  return both / Math.max(left.size + right.size - both, 1)
}

/** From this share on two endeavors are the same plan in other words. */
export const TOO_ALIKE = 0.6

/** Words that most of an applicant's endeavors hold are the applicant's subject and tell none from another. */
const SUBJECT = 0.7

const wordsOf = (endeavor: Told): Set<string> =>
  new Set(contentWords(TELLING.map((part) => endeavor[part].replace(/\[Missing: [^\]]*\]/g, '')).join(' ')))

/** Each pair of endeavors with how much alike they are, 0 to 1. */
export function pairsOf(endeavors: readonly Told[]): Pair[] {
  const texts = endeavors.map(wordsOf)
  const count = (word: string) => texts.filter((text) => text.has(word)).length
  const common = texts.length < 4 ? () => false : (word: string) => count(word) > SUBJECT * texts.length
  const own = texts.map((text) => new Set([...text].filter((word) => !common(word))))
  return own.flatMap((one, first) =>
    own.slice(first + 1).map((other, at) => {
      const both = [...one].filter((word) => other.has(word)).length
      return { first, second: first + 1 + at, alike: both / Math.max(one.size + other.size - both, 1) }
    }),
  )
}

/** The pairs that are too alike to be offered as two. */
export const tooAlike = (endeavors: readonly Told[]): Pair[] =>
  pairsOf(endeavors).filter(({ alike }) => alike >= TOO_ALIKE)
