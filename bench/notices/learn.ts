import type { Weights } from '#drafting/rfe-notice/weighing/likelihood.ts'

interface Given {
  traits: readonly string[]
  is: boolean
  /** How much it counts. */
  count: number
}

/** A trait that fewer sentences have tells of them and not of the language. */
const FEWEST = 3
const STEPS = 200
const STEP = 0.2
/** How strongly weights are held down, so that no single word decides. */
const HELD = 2
/** What a trait must at least tell to have a weight at all, so that few do. */
const LEAST_TOLD = 0.2

/**
 * Logistic regression by gradient descent with a step for each weight (AdaGrad), over all examples at once. Most traits end
 * without a weight; weights are in tenths, and those below `least` are left out.
 */
export function learn(given: readonly Given[], least: number): Weights {
  const counts = new Map<string, number>()
  for (const { traits } of given) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  const places = new Map<string, number>()
  for (const [trait, count] of counts) if (count >= FEWEST) places.set(trait, places.size)
  const examples = given.map(({ traits, is, count }) => ({
    places: Int32Array.from(traits.flatMap((trait) => places.get(trait) ?? [])),
    is: is ? 1 : 0,
    count,
  }))
  const weights = new Float64Array(places.size)
  const walked = new Float64Array(places.size).fill(1e-6)
  let base = 0
  let baseWalked = 1e-6
  for (let step = 0; step < STEPS; step++) {
    const slopes = new Float64Array(places.size)
    let baseSlope = 0
    for (const { places: own, is, count } of examples) {
      let sum = base
      for (const place of own) sum += weights[place] ?? 0
      const off = (1 / (1 + Math.exp(-sum)) - is) * count
      baseSlope += off
      for (const place of own) slopes[place] = (slopes[place] ?? 0) + off
    }
    for (let place = 0; place < weights.length; place++) {
      const weight = weights[place] ?? 0
      const slope = (slopes[place] ?? 0) + HELD * weight
      const far = (walked[place] ?? 0) + slope * slope
      walked[place] = far
      const moved = weight - (STEP * slope) / Math.sqrt(far)
      const held = (STEP * LEAST_TOLD) / Math.sqrt(far)
      weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - held)
    }
    baseWalked += baseSlope * baseSlope
    base -= (STEP * baseSlope) / Math.sqrt(baseWalked)
  }
  const rounded = (weight: number): number => Math.round(weight * 10) / 10
  return {
    base: rounded(base),
    of: Object.fromEntries(
      [...places]
        .map(([trait, place]) => [trait, rounded(weights[place] ?? 0)] as const)
        .filter(([, weight]) => Math.abs(weight) >= least)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
}
