import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Quantity } from './claim.ts'
import type { Proposition, Token } from './proposition.ts'
import { halfDigit, slackOf } from './values.ts'

/** Up to here a number may count what a source only lists. */
export const SMALL = 12
/** From here on a sum of two figures with three digits or more is no chance. */
const LARGE = 1000
/** Percentages are rounded to whole ones. */
const PERCENT = 0.6
const EXACT = 1e-9
/** Of more figures in one place two give any other by chance. */
const MOST = 24

/** Where of an ordered list a value of at least this begins. */
function startOf(all: readonly { value: number }[], least: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.value ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Where in the record a figure stands. */
export function placesOf(quantity: Quantity, { values }: CaseIndex): number[] {
  const found = new Set<number>()
  // Shares are told as "0.84" and as "84 percent".
  for (const factor of quantity.unit === 'percent' ? [1, 0.01] : [1]) {
    const [middle, slack] = [quantity.value * factor, slackOf(quantity) * factor]
    for (let at = startOf(values, middle - slack); at < values.length; at++) {
      const place = values[at]
      if (place === undefined || place.value > middle + slack) break
      found.add(place.at)
    }
  }
  return [...found].sort((a, b) => a - b)
}

const near = (a: number, b: number, slack: number): boolean => Math.abs(a - b) <= slack + EXACT * Math.abs(b)

/** Whether a figure is the sum, the difference, the product, the quotient or the percentage of two others. */
function isOf(asked: Quantity, a: number, b: number): boolean {
  const { value, unit, isAbout } = asked
  const slack = isAbout ? slackOf(asked) : Number.isInteger(value) ? 0 : halfDigit(value)
  if (near(value, a + b, slack) || near(value, Math.abs(a - b), slack)) return true
  const share = Math.min(a, b) / Math.max(a, b)
  if (unit === 'percent') return [share, 1 - share, 1 / share - 1].some((one) => near(value, 100 * one, PERCENT))
  return [a * b, (a * b) / 100, a / b, b / a].some((one) => near(value, one, slack))
}

const few = Array.from({ length: SMALL - 1 }, (_, at) => at + 2)

/** How well a place must hold a word to tell of the same things, and how many words. */
const SAME = 0.8
const WORDS = 2

const about = new WeakMap<readonly Token[], { index: CaseIndex; places: ReadonlySet<number> }>()

/** Places of the record that tell of the same things as a sentence. */
function aboutOf(tokens: readonly Token[], index: CaseIndex): ReadonlySet<number> {
  const known = about.get(tokens)
  if (known?.index === index) return known.places
  const shared = new Map<number, number>()
  for (const token of tokens)
    if (token.content)
      for (const [at, level] of levelsOf(index, token)) if (level >= SAME) shared.set(at, (shared.get(at) ?? 0) + 1)
  const places = new Set([...shared].flatMap(([at, count]) => (count >= WORDS ? [at] : [])))
  about.set(tokens, { index, places })
  return places
}

const entries = new WeakMap<CaseIndex, readonly ReadonlySet<number>[]>()

/** The figures of each entry of the record with its papers. */
function figuresByEntry(index: CaseIndex): readonly ReadonlySet<number>[] {
  const known =
    entries.get(index) ??
    index.entries
      .filter(({ section }) => section !== 'library')
      .map(
        ({ propositions }) => new Set(propositions.flatMap(({ field, figures }) => (field === 'entry' ? [] : figures))),
      )
  entries.set(index, known)
  return known
}

interface Sentence {
  tokens: readonly Token[]
  /** Its figures and years. */
  figures: readonly number[]
}

/**
 * Whether a figure may be computed from others, so that nothing contradicts it: from figures of its own sentence; from one of these
 * and one of an entry that holds it; from two of a passage that tells of the same, or one of it and a small number of the sentence;
 * or, where it is large and exact, as the sum or difference of any two of one entry.
 */
export function mayBeReckoned(asked: Quantity, sentence: Sentence, index: CaseIndex): boolean {
  const { value, unit } = asked
  const own = sentence.figures.filter((one) => one !== value && one > 0).slice(0, MOST)
  const small = own.filter((one) => one <= SMALL)
  const isOfAny = (all: Iterable<number>, others: Iterable<number>): boolean => {
    for (const a of all) for (const b of others) if (a !== b && isOf(asked, a, b)) return true
    return false
  }
  if (isOfAny(own, own) || (unit !== 'percent' && isOfAny(own, few))) return true
  const isLarge = unit === null && value >= LARGE && halfDigit(value) <= value / 200
  const isOfEntry = (values: ReadonlySet<number>): boolean => {
    if (
      isOfAny(
        own.filter((one) => values.has(one)),
        values,
      )
    )
      return true
    if (isLarge) for (const a of values) if (values.has(value - a) || values.has(value + a)) return true
    return false
  }
  // Of a whole entry some two figures give any percentage.
  if (unit !== 'percent' && figuresByEntry(index).some(isOfEntry)) return true
  for (const at of aboutOf(sentence.tokens, index)) {
    const { figures, status } = index.propositions[at] as Proposition
    const large = figures.filter((one) => one > SMALL)
    if (
      status !== 'law' &&
      figures.length <= MOST &&
      (isOfAny(large, figures) || isOfAny(large, unit === 'percent' ? own : small))
    )
      return true
  }
  return false
}
