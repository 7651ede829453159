/** What each trait speaks for or against, and what is to be thought before any is known. */
export interface Weights {
  base: number
  of: Readonly<Record<string, number>>
}

interface Given {
  traits: readonly string[]
  is: boolean
  /** How much it counts. */
  count: number
}

/** A trait that fewer sentences have tells of them and not of the language. */
const FEWEST = 2
const STEPS = 200
const STEP = 0.2
/** How strongly weights are held down, so that no single word decides. */
const HELD = 2

export const likelihood = ({ base, of }: Weights, traits: readonly string[]): number =>
  1 / (1 + Math.exp(-traits.reduce((total, trait) => total + (of[trait] ?? 0), base)))

/** Logistic regression by gradient descent with a step for each weight (AdaGrad), over all examples at once. */
export function learn(given: readonly Given[]): Weights {
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
      weights[place] = weight - (STEP * slope) / Math.sqrt(far)
    }
    baseWalked += baseSlope * baseSlope
    base -= (STEP * baseSlope) / Math.sqrt(baseWalked)
  }
  return { base, of: Object.fromEntries([...places].map(([trait, place]) => [trait, weights[place] ?? 0])) }
}
