import type { Variation } from '../writing.ts'

/** The most that a letter of each length tells. */
export interface Measure {
  works: number
  need: number
  aims: number
  obstacles: number
  did: number
  results: number
  elsewhere: number
  honors: number
  duties: number
  plans: number
  reasons: number
}

export const LENGTHS: Readonly<Record<Variation['length'], Measure>> = {
  shorter: {
    works: 2,
    need: 2,
    aims: 1,
    obstacles: 0,
    did: 2,
    results: 2,
    elsewhere: 1,
    honors: 1,
    duties: 0,
    plans: 1,
    reasons: 1,
  },
  usual: {
    works: 4,
    need: 4,
    aims: 2,
    obstacles: 3,
    did: 5,
    results: 4,
    elsewhere: 4,
    honors: 3,
    duties: 3,
    plans: 4,
    reasons: 4,
  },
  fuller: {
    works: 4,
    need: 6,
    aims: 4,
    obstacles: 5,
    did: 8,
    results: 6,
    elsewhere: 6,
    honors: 4,
    duties: 5,
    plans: 6,
    reasons: 6,
  },
}
