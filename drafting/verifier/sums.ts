/** A figure that follows from others, as the verifier says. */
export interface Sum {
  of: readonly number[]
  by: 'sum' | 'difference' | 'product' | 'quotient' | 'percent' | 'percent change'
  gives: number
}

const PAIRS: Readonly<Record<Exclude<Sum['by'], 'sum' | 'product'>, (one: number, other: number) => number>> = {
  difference: (one, other) => Math.abs(one - other),
  quotient: (one, other) => one / other,
  percent: (one, other) => (100 * one) / other,
  'percent change': (one, other) => Math.abs((100 * (other - one)) / one),
}

const result = ({ of, by }: Sum): number | undefined => {
  if (by === 'sum') return of.reduce((total, one) => total + one, 0)
  if (by === 'product') return of.reduce((total, one) => total * one, 1)
  const [one, other] = of
  return of.length === 2 && one !== undefined && other !== undefined ? PAIRS[by](one, other) : undefined
}

/** Digits after the point of a figure as it is written. */
const digits = (figure: number): number => String(figure).split('.')[1]?.length ?? 0

/** True where the figure follows, rounded as it is written; nothing follows from a single figure. */
export function followsFrom(sum: Sum): boolean {
  const exact = sum.of.length < 2 ? undefined : result(sum)
  return exact !== undefined && Number.isFinite(exact) && Number(exact.toFixed(digits(sum.gives))) === sum.gives
}
