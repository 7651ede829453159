import { contributions, prongs, sameThing } from './gaps/coverage.ts'
import { letters, numberOf, sharedWords } from './gaps/letters.ts'
import type { Standing } from './gaps/standing.ts'
import { atOdds, independents, untoldTie } from './gaps/ties.ts'
import type { Gap } from './packet.ts'

/** In the order in which one would close those of one weight: what is said, by whom, and then the papers. */
const KINDS: readonly ((standing: Standing) => Iterable<Gap>)[] = [
  sharedWords,
  atOdds,
  untoldTie,
  independents,
  prongs,
  contributions,
  sameThing,
  numberOf,
  letters,
]

/** What the packet lacks, each with what to do. Without recommenders there is nothing to hold against it. */
export function gapsIn(standing: Standing): Gap[] {
  if (standing.writers.length === 0) return []
  const found = KINDS.flatMap((find) => [...find(standing)])
  // What stands in the way of filing is not to be looked for below what is merely worth a look.
  return [
    ...found.filter(({ severity }) => severity === 'must'),
    ...found.filter(({ severity }) => severity !== 'must'),
  ]
}
