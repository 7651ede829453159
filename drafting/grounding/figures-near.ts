import type { CaseIndex } from './case-index.ts'
import type { Quantity } from './claim.ts'
import { valuesOf } from './quantities.ts'

type Told = CaseIndex['figures'][number]

/** How far a figure may lie from one that it stands for: by conversion, as a share in words, by a word that says so. */
const CONVERTED = 1.03
const SHARE = 1.1
const ROUNDED = 1.6
/** "25 others" are 26. */
const ONE = 1.01

interface Valued {
  value: number
  at: number
}

const sorted = new WeakMap<CaseIndex, Valued[]>()

function byValue(index: CaseIndex): Valued[] {
  const known = sorted.get(index)
  if (known !== undefined) return known
  const found = index.figures
    .flatMap(({ figure }, at) => valuesOf(figure.quantity).map((value) => ({ value, at })))
    .sort((a, b) => a.value - b.value)
  sorted.set(index, found)
  return found
}

/** Where values of at least this begin. */
function startOf(all: readonly Valued[], least: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.value ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Figures of the case file that may be the same quantity, in its order; with `others`, also those that count one more. */
export function figuresNear(index: CaseIndex, quantity: Quantity, others: boolean): Told[] {
  const all = byValue(index)
  const found = new Set<number>()
  const reach = quantity.nearness !== 'exactly' ? ROUNDED : quantity.unit === 'share' ? SHARE : CONVERTED
  for (const value of valuesOf(quantity)) {
    const [least, most] = [value / reach, Math.max(value * reach, others ? value + ONE : 0)]
    for (let at = startOf(all, least); at < all.length && (all[at]?.value ?? 0) <= most; at++)
      found.add(all[at]?.at ?? -1)
  }
  return [...found].sort((a, b) => a - b).flatMap((at) => index.figures[at] ?? [])
}
