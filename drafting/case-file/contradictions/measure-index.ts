import type { Share } from '../shares-in.ts'

type Measured = Pick<Share, 'way' | 'measure'>

/** Shares of the same measure that one is compared with at most; no honest record repeats a measure as often. */
const MOST_COMPARED = 100

/**
 * Finds the shares that tell of the same measure: the same words for it, or a longer name that has two of them at least.
 * A measure has four words at most, so that each share is filed under a handful of names.
 */
export class MeasureIndex {
  /** Positions, ascending, by the whole name. */
  readonly #whole = new Map<string, number[]>()
  /** The same by each shorter name of two words or more. */
  readonly #shorter = new Map<string, number[]>()

  constructor(shares: readonly Measured[]) {
    for (const [at, share] of shares.entries()) {
      const [whole = '', ...shorter] = namesOf(share)
      file(this.#whole, whole, at)
      for (const name of shorter) file(this.#shorter, name, at)
    }
  }

  /** The positions behind `after` of shares of the same measure and way, ascending. */
  sameAs(share: Measured, after = -1): number[] {
    const [whole = '', ...shorter] = namesOf(share)
    const lists = [this.#whole.get(whole), this.#shorter.get(whole), ...shorter.map((name) => this.#whole.get(name))]
    return lists
      .flatMap((list = []) => following(list, after))
      .sort((a, b) => a - b)
      .slice(0, MOST_COMPARED)
  }
}

function file(index: Map<string, number[]>, name: string, at: number): void {
  const list = index.get(name)
  if (list === undefined) index.set(name, [at])
  else list.push(at)
}

/** The first numbers of an ascending list that are above `after`. */
function following(list: readonly number[], after: number): number[] {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) <= after) low = middle + 1
    else high = middle
  }
  return list.slice(low, low + MOST_COMPARED)
}

/** The name of the measure first, then its shorter names of two words or more. */
function namesOf({ way, measure }: Measured): string[] {
  const words = [...measure].sort()
  const names: string[] = []
  for (let chosen = 2 ** words.length - 1; chosen > 0; chosen -= 1) {
    const some = words.filter((_, place) => (chosen & (1 << place)) !== 0)
    if (some.length > 1 || words.length === 1) names.push(`${way} ${some.join(' ')}`)
  }
  return names
}
