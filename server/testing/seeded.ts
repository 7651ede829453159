export interface Chance {
  /** From `least` up to and including `most`. */
  whole(least: number, most: number): number
  oneOf<T>(choices: readonly [T, ...T[]]): T
}

/** The same chances for the same seed (mulberry32). */
export const seeded = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return { whole, oneOf: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0] }
}
