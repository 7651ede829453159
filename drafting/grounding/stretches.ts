import { levelsOf } from './align.ts'
import type { Token } from './proposition.ts'
import { isInside, type Reading, type SentenceReading } from './reading.ts'

/** Words at which a new thought begins within a clause. */
const TURNS = new Set(
  'and but or which who whose where when while because although after before since until with without'.split(' '),
)
const TOLD = 0.5
/** Words of the same sense count for less than the word itself. */
const EXACT = 0.8
const SIMILAR = 0.7

/** Within what the clause is taken to be about, or what the sentence names. */
const isNear = (reach: ReadonlySet<number>, declared: ReadonlySet<number>, home = -1): boolean =>
  reach.has(home) || declared.has(home)

export interface Stretch {
  tokens: Token[]
  /** How many of its words the proposition that tells most of it does not tell. */
  untold: number
}

/** Stretches between commas, conjunctions and relatives, each held against the one proposition in reach that tells most of it. */
export function stretchesOf(clause: Reading, { text, index, declared }: SentenceReading): Stretch[] {
  const parts: Token[][] = [[]]
  clause.tokens.forEach((token, at) => {
    const before = clause.tokens[at - 1]
    const gap = before === undefined ? '' : text.slice(before.end, token.start)
    if ((gap !== ' ' && /[,;:—()–]/.test(gap)) || TURNS.has(token.folded)) parts.push([])
    if (token.content && !isInside(token, clause)) parts.at(-1)?.push(token)
  })
  return parts
    .filter(({ length }) => length > 0)
    .map((tokens) => {
      const told = new Map<number, number>()
      for (const token of tokens) {
        const { places, levels } = levelsOf(index, token)
        for (let one = 0; one < places.length; one++) {
          const [place, level] = [places[one] ?? -1, levels[one] ?? 0]
          if (level >= TOLD && isNear(clause.reach, declared, index.propositions[place]?.entry))
            told.set(place, (told.get(place) ?? 0) + (level >= EXACT ? 1 : SIMILAR))
        }
      }
      let most = 0
      for (const sum of told.values()) if (sum > most) most = sum
      return { tokens, untold: tokens.length - most }
    })
}

/** Neighboring content words that no proposition in reach, nor the one beside it, tells together. */
export function tornPairs(clause: Reading, { index, declared }: SentenceReading): number {
  const content = clause.tokens.filter((token) => token.content && !isInside(token, clause))
  let torn = 0
  for (let at = 0; at + 1 < content.length; at++) {
    const [a, b] = [content[at], content[at + 1]]
    if (a === undefined || b === undefined) continue
    const [one, other] = [levelsOf(index, a), levelsOf(index, b)]
    if (one.size === 0 || other.size === 0) continue
    let together = false
    for (const place of one.places) {
      if (!isNear(clause.reach, declared, index.propositions[place]?.entry)) continue
      if (other.at(place) + other.at(place + 1) + other.at(place - 1) === 0) continue
      together = true
      break
    }
    if (!together) torn += 1
  }
  return torn
}
