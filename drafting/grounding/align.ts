import type { CaseIndex } from './case-index.ts'
import type { Token } from './proposition.ts'

/** How well each proposition holds a word: 1 for the word itself, less for one that means the same or something broader. */
export type Levels = ReadonlyMap<number, number>

const LEVEL = { same: 1, synonym: 0.9, sense: 0.8, broader: 0.65, narrower: 0.55 }
const NOTHING: Levels = new Map()
const kept = new WeakMap<CaseIndex, Map<string, Levels>>()

/** Where in the case file a word is borne out. */
export function levelsOf(index: CaseIndex, token: Token): Levels {
  const known = kept.get(index) ?? new Map<string, Levels>()
  kept.set(index, known)
  const found = known.get(token.folded)
  if (found !== undefined) return found
  const { sense } = token
  const levels = new Map<number, number>()
  const take = (list: readonly number[] | undefined, level: number): void => {
    if (list === undefined) return
    for (const at of list) if ((levels.get(at) ?? 0) < level) levels.set(at, level)
  }
  take(index.byStem.get(sense.stem), LEVEL.same)
  for (const id of sense.heads) take(index.byFollower.get(id), LEVEL.synonym)
  for (const id of sense.follows) take(index.byHead.get(id), LEVEL.synonym)
  if (!token.capital || sense.known) {
    for (const id of sense.own) {
      take(index.bySense.get(id), LEVEL.sense)
      take(index.byBroader.get(id), LEVEL.broader)
    }
    if (sense.verb || sense.adjective) for (const id of sense.up) take(index.bySense.get(id), LEVEL.narrower)
  }
  const result = levels.size === 0 ? NOTHING : levels
  known.set(token.folded, result)
  return result
}

/** How much a word tells one entry from the others. */
export const weightOf = (index: CaseIndex, token: Token): number =>
  Math.log(1 + index.entries.length / (1 + (index.spread.get(token.sense.stem) ?? 0)))

export interface Alignment {
  /** By entry: the weight of the words that it bears out. */
  byEntry: Float64Array
  /** By proposition, as a share of the weight of all words. */
  byProposition: Map<number, number>
  weight: number
}

/** How much of some words each entry and each proposition bears out. */
export function align(index: CaseIndex, tokens: readonly Token[]): Alignment {
  const byEntry = new Float64Array(index.entries.length)
  const byProposition = new Map<number, number>()
  const best = new Float64Array(index.entries.length)
  let weight = 0
  for (const token of tokens) {
    if (!token.content) continue
    const w = weightOf(index, token)
    weight += w
    best.fill(0)
    for (const [at, level] of levelsOf(index, token)) {
      const proposition = index.propositions[at]
      if (proposition === undefined) continue
      byProposition.set(at, (byProposition.get(at) ?? 0) + w * level)
      if (level > (best[proposition.entry] ?? 0)) best[proposition.entry] = level
    }
    for (let at = 0; at < best.length; at++) byEntry[at] = (byEntry[at] ?? 0) + w * (best[at] ?? 0)
  }
  return { byEntry, byProposition, weight }
}

/** Whether two words say the same. */
export const akin = ({ sense: a }: Token, { sense: b }: Token): boolean =>
  a.stem === b.stem ||
  a.heads.some((id) => b.follows.includes(id)) ||
  a.follows.some((id) => b.heads.includes(id)) ||
  a.own.some((id) => b.own.includes(id))
