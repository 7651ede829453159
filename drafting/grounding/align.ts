import type { CaseIndex } from './case-index.ts'
import { meet } from './lexicon/lexicon.ts'
import type { Token } from './proposition.ts'

/** How well a word may be held: 1 for the word itself, less for one that means the same or something broader. */
const LEVEL = { same: 1, synonym: 0.9, sense: 0.8, broader: 0.65, narrower: 0.55 }

/** The levels by grade, the best first; none is grade 0. */
const GRADES = [0, LEVEL.same, LEVEL.synonym, LEVEL.sense, LEVEL.broader, LEVEL.narrower]

/** How well each proposition holds a word. Every rule asks this of every word, so that it lies in plain arrays. */
export class Levels {
  /** Where the word is held at all, and how well at each of these. */
  readonly places: Int32Array
  readonly levels: Float64Array
  /** The entries in which these lie, and how well each holds the word at best. */
  readonly homes: Int32Array
  readonly best: Float64Array
  readonly #grades: Uint8Array
  #inHomes: ReadonlySet<number> | undefined

  constructor(places: readonly number[], grades: Uint8Array, { propositions, entries }: CaseIndex) {
    this.#grades = grades
    this.places = new Int32Array(places)
    this.levels = new Float64Array(places.length)
    const byEntry = new Float64Array(places.length === 0 ? 0 : entries.length)
    const homes: number[] = []
    for (let one = 0; one < places.length; one++) {
      const at = places[one] ?? -1
      const level = this.at(at)
      this.levels[one] = level
      const home = propositions[at]?.entry ?? -1
      const known = byEntry[home] ?? 0
      if (known === 0) homes.push(home)
      if (level > known) byEntry[home] = level
    }
    this.homes = new Int32Array(homes)
    this.best = new Float64Array(homes.length)
    for (let one = 0; one < homes.length; one++) this.best[one] = byEntry[homes[one] ?? -1] ?? 0
  }

  /** 0 where a proposition does not hold the word. */
  at(place: number): number {
    return GRADES[this.#grades[place] ?? 0] ?? 0
  }

  /** Whether any proposition of an entry holds the word. */
  isIn(entry: number): boolean {
    this.#inHomes ??= new Set(this.homes)
    return this.#inHomes.has(entry)
  }

  get size(): number {
    return this.places.length
  }
}

const NOWHERE = new Uint8Array(0)

/** Where in the case file a word is borne out. */
export function levelsOf(index: CaseIndex, token: Token): Levels {
  const { sense } = token
  const isName = token.capital && !sense.known
  const read = isName ? index.levelsOfNames : index.levels
  const found = read.get(token.folded)
  if (found !== undefined) return found
  const places: number[] = []
  let grades = NOWHERE
  const take = (list: readonly number[] | undefined, level: number): void => {
    if (list === undefined) return
    const grade = GRADES.indexOf(level)
    if (grades === NOWHERE) grades = new Uint8Array(index.propositions.length)
    for (const at of list) {
      const known = grades[at] ?? 0
      if (known === 0) places.push(at)
      if (known === 0 || grade < known) grades[at] = grade
    }
  }
  take(index.byStem.get(sense.stem), LEVEL.same)
  for (const id of sense.heads) take(index.byFollower.get(id), LEVEL.synonym)
  for (const id of sense.follows) take(index.byHead.get(id), LEVEL.synonym)
  if (!isName) {
    for (const id of sense.own) {
      take(index.bySense.get(id), LEVEL.sense)
      take(index.byBroader.get(id), LEVEL.broader)
    }
    if (sense.verb || sense.adjective) for (const id of sense.up) take(index.bySense.get(id), LEVEL.narrower)
  }
  const result = new Levels(places, grades, index)
  read.set(token.folded, result)
  return result
}

/** How much a word tells one entry from the others. */
export const weightOf = (index: CaseIndex, token: Token): number =>
  Math.log(1 + index.entries.length / (1 + (index.spread.get(token.sense.stem) ?? 0)))

export interface Alignment {
  /** By entry: the weight of the words that it bears out. */
  byEntry: Float64Array
  /** By proposition: the same. */
  byProposition: Float64Array
  /** The propositions that bear out any of them. */
  told: number[]
  weight: number
}

/** How much of some words each entry and each proposition bears out. */
export function align(index: CaseIndex, tokens: readonly Token[]): Alignment {
  const byEntry = new Float64Array(index.entries.length)
  const byProposition = new Float64Array(index.propositions.length)
  const told: number[] = []
  let weight = 0
  for (const token of tokens) {
    if (!token.content) continue
    const w = weightOf(index, token)
    weight += w
    const { places, levels, homes, best } = levelsOf(index, token)
    for (let one = 0; one < places.length; one++) {
      const at = places[one] ?? -1
      const before = byProposition[at] ?? 0
      if (before === 0) told.push(at)
      byProposition[at] = before + w * (levels[one] ?? 0)
    }
    for (let one = 0; one < homes.length; one++) {
      const home = homes[one] ?? -1
      byEntry[home] = (byEntry[home] ?? 0) + w * (best[one] ?? 0)
    }
  }
  return { byEntry, byProposition, told, weight }
}

/** Whether two words say the same. */
export const akin = ({ sense: a }: Token, { sense: b }: Token): boolean =>
  a.stem === b.stem || meet(a.heads, b.follows) || meet(a.follows, b.heads) || meet(a.own, b.own)
