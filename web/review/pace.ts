/** So many make a pace; fewer say little. */
const ENOUGH = 5
/** After so long somebody was away, and not looking. */
const AWAY = 180_000
/** The newest say how it goes now. */
const MOST = 30

/** How long somebody takes for one thing to look at, measured while they do it: nothing else is known of it. */
export function paceOfLooking() {
  let last: number | null = null
  let each: number[] = []
  return {
    /** So many were settled at this moment. */
    note(at: number, count: number): void {
      const taken = last === null ? AWAY : at - last
      last = at
      if (count > 0 && taken < AWAY) each = [...each, ...Array<number>(count).fill(taken / count)].slice(-MOST)
    },
    /** Seconds for one, the median; null until enough of them were looked at. */
    seconds: (): number | null =>
      each.length < ENOUGH ? null : (each.toSorted((a, b) => a - b)[each.length >> 1] ?? 0) / 1000,
  }
}

export const paceOfFacts = paceOfLooking()
export const paceOfSentences = paceOfLooking()
