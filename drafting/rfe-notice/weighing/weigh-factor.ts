import factors from './factors.json' with { type: 'json' }
import { FACTORS, type Factor, type Prong } from '#domain/rfe.ts'
import { prongOf, prongsIn, wordsFor } from '../factor-of.ts'
import { factorTraits, type OnWhat } from './factor-traits.ts'
import { spokenFor, type Weights } from './likelihood.ts'

const learned: Readonly<Record<string, Weights>> = factors
const NAMES = Object.keys(FACTORS) as Factor[]

/** How far the words speak for each factor, by the heading they stand under and what is asked for. */
export function factorsWeighed(on: OnWhat): Map<Factor, number> {
  const traits = factorTraits(on)
  const named = wordsFor(on.said.join(' '))
  return new Map(
    NAMES.flatMap((factor) => {
      const weights = learned[factor]
      const isGranted = on.granted?.includes(factor) === true && !named.has(factor)
      return weights === undefined || isGranted ? [] : [[factor, spokenFor(weights, traits)] as const]
    }),
  )
}

/** What the words are on; under no prong's heading, and where they name a prong, something of that. */
export function factorWeighed(on: OnWhat): Factor {
  const weighed = factorsWeighed(on)
  const [named, ...more] = on.under.prong === null ? prongsIn(on.said.join(' ')) : []
  if (named === undefined || more.length > 0) return mostOf(weighed)
  const words = wordsFor([...on.said, ...on.asked].join(' '))
  const within = new Map([...weighed].filter(([factor]) => prongOf(factor) === named && words.has(factor)))
  return within.size > 0 ? mostOf(within) : (OF_THE_PRONG[named] ?? mostOf(weighed))
}

/** What a prong that is not shown turns on, where nothing more is said. */
const OF_THE_PRONG: Partial<Record<Prong, Factor>> = {
  prong_1: 'national_importance',
  prong_2: 'record_of_success',
  prong_3: 'balance',
}

export function mostOf(weighed: ReadonlyMap<Factor, number>): Factor {
  let best: Factor = 'other'
  for (const [factor, sum] of weighed) if (sum > (weighed.get(best) ?? -Infinity)) best = factor
  return best
}
