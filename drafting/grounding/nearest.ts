import { levelsOf, weightOf } from './align.ts'
import type { Clause, Reading } from './reading.ts'

/** What a figure, date, name or title that a place holds is worth beside all words of its clause. */
const HELD = 0.5
/** What it is worth that the sentence names the source. */
const NAMED = 0.3
/** Less than this of a clause is shared by chance. */
const LEAST = 0.3
/** The nearest of a clause by its words. */
const MOST = 3

interface Near {
  /** By proposition, and by entry: how much of the clause it tells, 1 for all of its words. */
  places: Map<number, number>
  entries: Map<number, number>
}

const known = new WeakMap<Clause, Near>()

/** How near each place of the record is to a clause: by words in common, of which rare ones count more, and by what it holds. */
function nearTo(clause: Clause, { index, entries: named }: Reading): Near {
  const held = known.get(clause)
  if (held !== undefined) return held
  const places = new Map<number, number>()
  const entries = new Map<number, number>()
  const raise = (map: Map<number, number>, key: number, by: number): void => {
    map.set(key, (map.get(key) ?? 0) + by)
  }
  const content = clause.tokens.filter((token) => token.content)
  const all = content.reduce((sum, token) => sum + weightOf(index, token), 0)
  for (const token of content) {
    const share = weightOf(index, token) / all
    const best = new Map<number, number>()
    for (const [at, level] of levelsOf(index, token)) {
      raise(places, at, share * level)
      const home = index.propositions[at]?.entry ?? -1
      if (level > (best.get(home) ?? 0)) best.set(home, level)
    }
    for (const [home, level] of best) raise(entries, home, share * level)
  }
  for (const { at, free } of clause.anchors) {
    if (free) continue
    const homes = new Set<number>()
    for (const place of at.keys()) {
      raise(places, place, HELD)
      homes.add(index.propositions[place]?.entry ?? -1)
    }
    for (const home of homes) raise(entries, home, HELD)
  }
  for (const at of named) if (entries.has(at)) raise(entries, at, NAMED)
  const near = { places, entries }
  known.set(clause, near)
  return near
}

/** The entry that each clause is nearest to. */
export function nearestEntries(reading: Reading): Set<number> {
  const found = new Set<number>()
  for (const clause of reading.clauses) {
    let [nearest, most] = [-1, LEAST]
    for (const [at, score] of nearTo(clause, reading).entries) if (score > most) [nearest, most] = [at, score]
    if (nearest !== -1) found.add(nearest)
  }
  return found
}

/** The facts, pages and authorities nearest to a sentence, the nearest first. */
export function nearestSources(reading: Reading): string[] {
  const { index, declared } = reading
  const named = new Set(declared)
  const scores = new Map<string, number>()
  for (const clause of reading.clauses) {
    const { places, entries } = nearTo(clause, reading)
    const ranked = [...places]
      .flatMap(([at, score]) => {
        const place = index.propositions[at]
        if (place === undefined || place.source === '' || place.field === 'entry' || score < LEAST) return []
        // Of two that hold as much, the one whose entry tells more of the clause.
        const worth = score + (entries.get(place.entry) ?? 0) + (named.has(place.source) ? NAMED : 0)
        return [{ source: place.source, worth }]
      })
      .sort((a, b) => b.worth - a.worth)
    const own = new Set(ranked.map(({ source }) => source))
    for (const source of [...own].slice(0, MOST)) {
      const worth = ranked.find((one) => one.source === source)?.worth ?? 0
      scores.set(source, Math.max(scores.get(source) ?? 0, worth))
    }
    for (const { at, free } of clause.anchors) {
      if (free) continue
      const best = ranked.find(({ source }) =>
        [...at.keys()].some((place) => index.propositions[place]?.source === source),
      )
      if (best !== undefined) scores.set(best.source, Math.max(scores.get(best.source) ?? 0, best.worth))
    }
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([source]) => source)
}
