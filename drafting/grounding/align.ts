import type { CaseIndex } from './case-index.ts'
import type { Sense } from './lexicon/lexicon.ts'
import type { Token } from './proposition.ts'

/** How well a word may be held: 1 for the word itself, less for one that means the same or something broader. */
const LEVEL = { same: 1, sense: 0.8, broader: 0.65, narrower: 0.55 }

/** How well each proposition holds a word. */
export type Levels = ReadonlyMap<number, number>

/** Where in the record a word stands, or one that means the same. */
export function levelsOf(index: CaseIndex, token: Token): Levels {
  const { sense } = token
  // Who is called Stone is no rock.
  const isName = token.capital && !sense.known
  const read = isName ? index.levelsOfNames : index.levels
  const known = read.get(token.folded)
  if (known !== undefined) return known
  const found = new Map<number, number>()
  const take = (words: readonly Sense[] = [], level: number): void => {
    for (const word of words)
      for (const at of index.places.get(word) ?? []) if (level > (found.get(at) ?? 0)) found.set(at, level)
  }
  take(index.byStem.get(sense.stem), LEVEL.same)
  if (!isName) {
    for (const id of sense.own) {
      take(index.bySense.get(id), LEVEL.sense)
      take(index.byBroader.get(id), LEVEL.broader)
    }
    if (sense.verb || sense.adjective) for (const id of sense.up) take(index.bySense.get(id), LEVEL.narrower)
  }
  read.set(token.folded, found)
  return found
}

/** 0 where a proposition does not hold the word. */
export const levelOf = (index: CaseIndex, token: Token, at: number): number => levelsOf(index, token).get(at) ?? 0

/** How much a word tells one entry from the others. */
export const weightOf = (index: CaseIndex, token: Token): number =>
  Math.log(1 + index.entries.length / (1 + (index.spread.get(token.sense.stem) ?? 0)))
