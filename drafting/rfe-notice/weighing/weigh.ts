import weights from './weights.json' with { type: 'json' }
import { LONGEST, saysNothing } from '../roles.ts'
import type { Told } from '../told.ts'
import { traitsOf } from './traits.ts'

/** What the traits of a sentence speak for, learned from labelled sentences (`bench/notices/learn.ts`). */
interface Weights {
  base: number
  of: Readonly<Record<string, number>>
}

const learned: Readonly<Record<'concession' | 'finding', Weights>> = weights

function likelihood({ base, of }: Weights, traits: readonly string[]): number {
  const sum = traits.reduce((total, trait) => total + (of[trait] ?? 0), base)
  return 1 / (1 + Math.exp(-sum))
}

/** More than this, and a sentence is what its words speak for; less, and it is not what a pattern took it for. */
const GRANTED = 0.5
const SURELY_FOUND = 0.85
const FOUND = 0.6
const HARDLY_FOUND = 0.3
const NOT_FOUND = 0.15

/** What a paper says is no complaint by itself. */
const TELLS =
  /^(?:the|your|his|her|this|that) [\w-]+ (?:describes|calls|gives|states|says|lists|speaks|mentions|proposes|names)\b(?!.*\b(?:not|no|only|nothing|never|nor|without|merely)\b)/
/** Something comes next. */
const ANNOUNCES =
  /\b(?:another|two|three|four|several|other|further|these) (?:respects?|points?|matters?|grounds?|reasons?)\W*$/

/** What is only supposed, allowed or received is not granted. */
const NO_GRANT =
  /^(?:if|unless|should|whether|when|once|assuming)\b|\backnowledges? (?:receipt|that you (?:submitted|provided|sent|filed))\b|^(?:you|the (?:self-)?petitioner) (?:may|might|could|must|should)\b|\?$/

function weighed(one: Told, traits: readonly string[]): Told {
  if (one.role === 'request' || one.role === 'boilerplate' || one.opens === true) return one
  const grants = likelihood(learned.concession, traits)
  const finds = likelihood(learned.finding, traits)
  if (grants >= GRANTED && grants > finds && !NO_GRANT.test(one.own)) return { ...one, role: 'concession' }
  const isFinding = one.role === 'finding'
  if (ANNOUNCES.test(one.own)) return { ...one, role: isFinding ? 'weak' : one.role }
  if (isFinding && finds < NOT_FOUND) return { ...one, role: 'other' }
  if (isFinding && finds < HARDLY_FOUND) return { ...one, role: 'weak' }
  if (!isFinding && finds >= FOUND && !saysNothing(one.own) && !TELLS.test(one.own))
    return finds >= SURELY_FOUND
      ? { ...one, role: 'finding', strength: Math.max(1, one.strength) }
      : { ...one, role: 'weak' }
  return one.role === 'concession' ? { ...one, role: 'other' } : one
}

/** The sentences with what they do as their words, their order and their neighbors speak for it. */
export const reweighed = (told: readonly Told[]): Told[] =>
  told.map((one, at) => (one.own.length > LONGEST ? one : weighed(one, traitsOf(told, at))))
