import { FACTORS, type Factor, type Prong } from '#domain/rfe.ts'
import { FACTOR_CONTEXTS } from './lexicon/factor-contexts.ts'
import { FACTOR_WORDS, PRONG_WORDS } from './lexicon/factor-words.ts'

/** What a heading says of the points under it. */
export interface Under {
  prong: Prong | null
  factors: readonly Factor[]
  /** It heads a prong, all of whose factors may come under it. */
  whole: boolean
}

export const NOWHERE: Under = { prong: null, factors: [], whole: true }

const HEADED_WITHIN = 0.5
const HEADED = 3
const HEADED_ALONE = 4.5
/** Under a heading of its own a factor is rarely another. */
const ELSEWHERE = -4
/** Papers of a filing are treated together. */
const FILED = -2
const SAME_PRONG = 2.5
/** Less than this, and the words name no factor. */
const LEAST = 2

export const prongOf = (factor: Factor): Prong => FACTORS[factor].prong

/** "As to the interest of others, ...": what a sentence says it is about. */
const TOPIC =
  /^(?:finally,? |last(?:ly)?,? |next,? |further,? |moreover,? |however,? |similarly,? |likewise,? )?(?:as (?:to|for|regards)|with (?:regard|respect) to|regarding|concerning|turning to|on the (?:question|matter|subject|issue) of|in terms of)\b([^,;]{3,80}),/
const TOPICAL = 6

const WORDS = [...FACTOR_WORDS, ...FACTOR_CONTEXTS]

export function wordsFor(own: string): Map<Factor, number> {
  const scores = new Map<Factor, number>()
  const topic = TOPIC.exec(own)?.[1]
  if (topic !== undefined)
    for (const [factor, , pattern] of FACTOR_WORDS) if (pattern.test(topic)) scores.set(factor, TOPICAL)
  for (const [factor, weight, pattern] of WORDS)
    if (pattern.test(own)) scores.set(factor, (scores.get(factor) ?? 0) + weight)
  return scores
}

export const prongsIn = (own: string): Prong[] =>
  (Object.keys(PRONG_WORDS) as (keyof typeof PRONG_WORDS)[]).filter((prong) => PRONG_WORDS[prong].test(own))

function headedBy(factor: Factor, { factors, whole }: Under): number {
  // The experience is part of a degree's equivalent.
  if (factor === 'five_years' && factors.includes('advanced_degree') && !factors.includes(factor)) return HEADED
  if (!factors.includes(factor))
    return whole ? 0 : factors.some((each) => prongOf(each) === 'filing') ? FILED : ELSEWHERE
  if (whole) return HEADED_WITHIN
  return factors.length === 1 ? HEADED_ALONE : HEADED
}

/** The factor that the words speak of, in the light of the headings above; null where they name none. */
export function factorOf(own: string, under: Under): { factor: Factor; sure: number } | null {
  let best: { factor: Factor; sure: number } | null = null
  for (const [factor, words] of wordsFor(own)) {
    const headed = headedBy(factor, under)
    const near = under.prong === null || prongOf(factor) === under.prong ? 0 : SAME_PRONG
    const sure = words + headed - near
    if (sure >= LEAST && sure > (best?.sure ?? 0)) best = { factor, sure }
  }
  return best
}
