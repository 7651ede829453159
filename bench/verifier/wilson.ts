import type { Share } from '#drafting/verifier/calibration.ts'

/** The normal distribution's 97.5 % point: an interval of 95 %. */
const Z = 1.959964

/** So many of so many, with Wilson's interval of 95 %, which holds for few and for none as well. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, from: 0, to: 1 }
  const p = count / of
  const z2 = (Z * Z) / of
  const middle = p + z2 / 2
  const reach = Z * Math.sqrt((p * (1 - p)) / of + z2 / 4 / of)
  const end = (value: number): number => Math.min(1, Math.max(0, value / (1 + z2)))
  return { count, of, from: count === 0 ? 0 : end(middle - reach), to: count === of ? 1 : end(middle + reach) }
}

/** The fewest of whom none may pass for the interval to end at this share. */
export const fewestFor = (share: number): number => Math.ceil((Z * Z * (1 - share)) / share)

const percent = (value: number): string => (100 * value).toFixed(1)

/** "3 of 912, 0.3 % (0.1–1.0)" */
export const shareInWords = ({ count, of, from, to }: Share): string =>
  `${count} of ${of}, ${of === 0 ? '–' : percent(count / of)} % (${percent(from)}–${percent(to)})`
