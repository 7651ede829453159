import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Claim, Quantity } from './claim.ts'
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

/** How far a result may lie from the figure that it is asked for. */
const slackFor = (asked: Quantity): number =>
  asked.isAbout ? slackOf(asked) : Number.isInteger(asked.value) ? 0 : halfDigit(asked.value)

/** Whether a figure is the sum, the difference, the product, the quotient or the percentage of two others. */
function isOf({ value, unit }: Quantity, slack: number, a: number, b: number): boolean {
  if (near(value, a + b, slack) || near(value, Math.abs(a - b), slack)) return true
  if (unit === 'percent') {
    const share = Math.min(a, b) / Math.max(a, b)
    return (
      near(value, 100 * share, PERCENT) ||
      near(value, 100 - 100 * share, PERCENT) ||
      near(value, 100 / share - 100, PERCENT)
    )
  }
  return (
    near(value, a * b, slack) ||
    near(value, (a * b) / 100, slack) ||
    near(value, a / b, slack) ||
    near(value, b / a, slack)
  )
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
  /** The claims of the whole sentence: the same list for each of its figures. */
  claims: readonly Claim[]
}

/** What figures of a sentence may be computed from. */
interface Given {
  index: CaseIndex
  /** Its own figures and years. */
  own: readonly number[]
  /** The entries that hold some of these, with those. */
  entries: readonly { shared: readonly number[]; values: ReadonlySet<number> }[]
  /** Passages that tell of the same, with those of their figures that are not small. */
  passages: readonly { large: readonly number[]; figures: readonly number[] }[]
}

const given = new WeakMap<readonly Claim[], Given>()

/** Worked out once for all figures of a sentence: looked for anew with each, a sentence of many figures takes their square. */
function givenIn({ tokens, claims }: Sentence, index: CaseIndex): Given {
  const known = given.get(claims)
  if (known?.index === index) return known
  const figures = claims.flatMap((claim) =>
    claim.kind === 'number' ? [claim.quantity.value] : claim.kind === 'date' ? (claim.date.year ?? []) : [],
  )
  const own = [...new Set(figures)].filter((one) => one > 0).slice(0, MOST + 1)
  const entries = figuresByEntry(index).flatMap((values) => {
    const shared = own.filter((one) => values.has(one))
    return shared.length === 0 ? [] : [{ shared, values }]
  })
  const passages = [...aboutOf(tokens, index)].flatMap((at) => {
    const { figures: all, status } = index.propositions[at] as Proposition
    return status === 'law' || all.length > MOST ? [] : [{ large: all.filter((one) => one > SMALL), figures: all }]
  })
  const found = { index, own, entries, passages }
  given.set(claims, found)
  return found
}

/**
 * Whether a figure may be computed from others, so that nothing contradicts it: from figures of its own sentence; from one of these
 * and one of an entry that holds it; from two of a passage that tells of the same, or one of it and a small number of the sentence;
 * or, where it is large and exact, as the sum or difference of any two of one entry.
 */
export function mayBeReckoned(asked: Quantity, sentence: Sentence, index: CaseIndex): boolean {
  const { value, unit } = asked
  const { own: all, entries: holding, passages } = givenIn(sentence, index)
  const slack = slackFor(asked)
  const own = all.filter((one) => one !== value).slice(0, MOST)
  const isOfAny = (some: Iterable<number>, others: Iterable<number>): boolean => {
    for (const a of some) for (const b of others) if (a !== b && isOf(asked, slack, a, b)) return true
    return false
  }
  if (isOfAny(own, own) || (unit !== 'percent' && isOfAny(own, few))) return true
  // Of a whole entry some two figures give any percentage.
  if (unit !== 'percent') {
    const isOther = (one: number) => one !== value
    if (holding.some(({ shared, values }) => isOfAny(shared.filter(isOther), values))) return true
    const isLarge = unit === null && value >= LARGE && halfDigit(value) <= value / 200
    if (isLarge)
      for (const values of figuresByEntry(index))
        for (const a of values) if (values.has(value - a) || values.has(value + a)) return true
  }
  const small = own.filter((one) => one <= SMALL)
  return passages.some(
    ({ large, figures }) => isOfAny(large, figures) || isOfAny(large, unit === 'percent' ? own : small),
  )
}
