import factors from './factors.json' with { type: 'json' }
import { FACTORS, type Factor } from '#domain/rfe.ts'
import { factorTraits, type OnWhat } from './factor-traits.ts'
import { spokenFor, type Weights } from './likelihood.ts'

const learned: Readonly<Record<string, Weights>> = factors
const NAMES = Object.keys(FACTORS) as Factor[]

/** How far the words speak for each factor, by the heading they stand under and what is asked for. */
export function factorsWeighed(on: OnWhat): Map<Factor, number> {
  const traits = factorTraits(on)
  return new Map(
    NAMES.flatMap((factor) => {
      const weights = learned[factor]
      return weights === undefined ? [] : [[factor, spokenFor(weights, traits)] as const]
    }),
  )
}

/** What the words are on. */
export const factorWeighed = (on: OnWhat): Factor => mostOf(factorsWeighed(on))

export function mostOf(weighed: ReadonlyMap<Factor, number>): Factor {
  let best: Factor = 'other'
  for (const [factor, sum] of weighed) if (sum > (weighed.get(best) ?? -Infinity)) best = factor
  return best
}
