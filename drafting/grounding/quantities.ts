import type { Quantity } from './claim.ts'

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** How far a round number may lie from the exact one. */
const ROUNDING = 0.1
const DECADE = 0.35

const digitsOf = (value: number): number =>
  String(value)
    .replace('.', '')
    .replace(/^0+|0+$/g, '').length

/** A round number may stand for an exact one with a word that says so; a number that the source itself rounds stays as it is. */
function sameValue(claim: Quantity, source: Quantity): boolean {
  if (near(claim.value, source.value)) return true
  if (claim.nearness === 'exactly' || source.nearness !== 'exactly') return false
  if (digitsOf(claim.value) >= Math.max(2, digitsOf(source.value))) return false
  const share = Math.abs(source.value - claim.value) / Math.max(source.value, claim.value)
  if (claim.nearness === 'about') return share <= ROUNDING / 2
  const above = source.value > claim.value
  const nextWhole = Math.abs(source.value - claim.value) < 1
  const reach = claim.noun === 'decade' ? DECADE : digitsOf(claim.value) === 1 ? 0.12 : ROUNDING
  return above === (claim.nearness === 'over') && (share <= reach || nextWhole)
}

/** A share in words and one in percent are the same quantity: "half" and "50 percent". */
const inPercent = ({ value, unit }: Quantity): number | null =>
  unit === 'share' ? value * 100 : unit === 'percent' ? value : null

/** Measures of one kind in the smallest of them. */
const SMALLEST: Readonly<Record<string, [string, number]>> = {
  second: ['time', 1],
  minute: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86_400],
  week: ['time', 604_800],
  month: ['calendar', 1],
  year: ['calendar', 12],
  millimeter: ['length', 1],
  centimeter: ['length', 10],
  meter: ['length', 1000],
  kilometer: ['length', 1_000_000],
  gram: ['mass', 1],
  kilogram: ['mass', 1000],
  hectare: ['area', 10_000],
  liter: ['volume', 1],
}

/** Measures of the United States in the smallest of the metric ones. */
const CUSTOMARY: Readonly<Record<string, [string, number]>> = {
  inch: ['length', 25.4],
  foot: ['length', 304.8],
  mile: ['length', 1_609_344],
  pound: ['mass', 453.592],
  ounce: ['mass', 28.35],
  acre: ['area', 4046.86],
  gallon: ['volume', 3.785],
}
/** How far a measure may lie from what it was converted from. */
const CONVERTED = 0.025

const smallest = new WeakMap<Quantity, Quantity | null>()

const inSmallest = (quantity: Quantity): Quantity | null => {
  const known = smallest.get(quantity)
  if (known !== undefined) return known
  const found = readSmallest(quantity)
  smallest.set(quantity, found)
  return found
}

const readSmallest = (quantity: Quantity): Quantity | null => {
  const unit = quantity.unit ?? ''
  const measure = SMALLEST[unit] ?? CUSTOMARY[unit]
  return measure === undefined ? null : { ...quantity, unit: measure[0], value: quantity.value * measure[1] }
}

/** A span of time. */
export const isOfTime = ({ unit }: Quantity): boolean => /^(?:time|calendar)$/.test(SMALLEST[unit ?? '']?.[0] ?? '')

const POINTS = /^points?$/

export function sameQuantity(claim: Quantity, source: Quantity): boolean {
  if (claim.currency !== undefined && source.currency !== undefined && claim.currency !== source.currency) return false
  if (claim.unit === source.unit) return sameValue(claim, source)
  // "from 3.9 seconds to 1.6": what is left out is the measure of before.
  if (claim.unit === null && claim.noun === '' && source.unit !== 'ordinal') return sameValue(claim, source)
  // "Twice" is "two times".
  if (claim.unit === 'times' && source.unit === null)
    return /^times?$/.test(source.noun) && near(claim.value, source.value)
  if (claim.unit === 'money' && source.unit === null && source.value >= 1000) return near(claim.value, source.value)
  // Points may be percent, or what is scored.
  if (claim.unit === 'percent' && source.unit === null && POINTS.test(claim.noun))
    return near(claim.value, source.value)
  if (source.unit === 'percent' && claim.unit === null && POINTS.test(source.noun))
    return near(claim.value, source.value)
  const [one, other] = [inSmallest(claim), inSmallest(source)]
  if (one !== null && other !== null) {
    if (one.unit !== other.unit) return false
    const isConverted = (claim.unit ?? '') in CUSTOMARY !== (source.unit ?? '') in CUSTOMARY
    // "Just over two weeks" are sixteen days.
    const whole = inSmallest({ ...claim, value: 1 })?.value ?? 0
    const isNext = claim.nearness !== 'exactly' && Math.abs(one.value - other.value) < whole
    const isSide = claim.nearness === 'about' || one.value < other.value === (claim.nearness === 'over')
    return (
      sameValue(one, other) || (isNext && isSide) || (isConverted && Math.abs(one.value / other.value - 1) <= CONVERTED)
    )
  }
  const [told, held] = [inPercent(claim), inPercent(source)]
  return (
    told !== null && held !== null && (near(told, held) || (claim.nearness === 'about' && Math.abs(told - held) <= 0.6))
  )
}

/** The values under which a quantity may be the same as another: as it is told, in the smallest measure, and as a percentage. */
export const valuesOf = (quantity: Quantity): number[] => {
  const base = inSmallest(quantity)?.value ?? quantity.value
  const percent = inPercent(quantity) ?? quantity.value
  return [...new Set([quantity.value, base, percent])]
}
