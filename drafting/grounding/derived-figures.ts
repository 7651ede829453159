import type { CaseIndex } from './case-index.ts'
import type { Quantity } from './claim.ts'
import { covers, senseOf } from './lexicon/lexicon.ts'
import { sameQuantity } from './numbers.ts'
import { levelsOf } from './align.ts'
import type { Figure, Token } from './proposition.ts'

/** Words by which a writer says that a figure was reckoned from two others. */
const DIFFERENCE =
  /\b(?:more|fewer|less|better|worse|above|below|earlier|later|after|before|further|another|additional|remaining|rest|others?|difference|points?|fewer|short of|beyond|but|to be added|left)\b/iu
const SUM = /\b(?:together|altogether|in all|total|combined|both|between them|sum|of (?:them|these|which|whom))\b/iu
const REACH = 45

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

const isLike = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit || a.unit === null || b.unit === null || (a.unit === 'share' && b.unit === 'percent')

/** How far a share in words may lie from the exact one: "nearly two thirds" is said of 64 percent. */
const slackOf = ({ nearness }: Quantity): number => (nearness === 'exactly' ? 0.012 : 0.03)

type Told = { source: Quantity; at: number }[]

const grouped = new WeakMap<CaseIndex, Told[]>()

/** The figures of each entry, each once. */
function figuresByEntry(index: CaseIndex): Told[] {
  const known = grouped.get(index)
  if (known !== undefined) return known
  const groups = index.entries
    .filter(({ section }) => section !== 'library')
    .map(({ propositions }) =>
      propositions
        .filter(({ field }) => field !== 'entry' && field !== 'reckoned')
        .flatMap(({ figures, at }) => figures.map(({ quantity }) => ({ source: quantity, at }))),
    )
  grouped.set(index, groups)
  return groups
}

/** Propositions from whose figures a figure of a sentence can be reckoned, where the sentence says that it was. */
export function reckonedFrom(
  figure: Figure,
  text: string,
  tokens: readonly Token[],
  index: CaseIndex,
): Map<number, number> {
  const content = tokens.filter(({ content: tells }) => tells)
  // A share of two counts is told with what both count.
  const isNamed = ({ noun, unit }: Quantity) =>
    unit !== null || noun === '' || content.some(({ sense }) => covers(sense, senseOf(noun)))
  // What was reckoned is told of the same things.
  const isAbout = (at: number) => content.some((token) => (levelsOf(index, token).get(at) ?? 0) >= 0.8)
  const { quantity } = figure
  const about = text.slice(Math.max(0, figure.start - REACH), figure.end + REACH)
  const [difference, sum] = [DIFFERENCE.test(about), SUM.test(about)]
  const isShare = quantity.unit === 'share' || quantity.unit === 'percent'
  const found = new Map<number, number>()
  if (!difference && !sum && !isShare && quantity.unit !== 'times') return found
  for (const sources of figuresByEntry(index)) {
    for (const { source: a, at } of sources) {
      if (
        quantity.unit === 'share' &&
        a.unit === 'percent' &&
        Math.abs(a.value / 100 - quantity.value) <= slackOf(quantity)
      )
        found.set(at, 0.5)
      for (const { source: b, at: other } of sources) {
        // Figures that belong together stand beside one another.
        if (a.unit === null && Math.abs(at - other) > 2) continue
        if (isShare && a.unit === b.unit && a.value < b.value && at === other && isNamed(a) && isNamed(b)) {
          const share = a.value / b.value
          const told = quantity.unit === 'percent' ? quantity.value / 100 : quantity.value
          const slack = quantity.unit === 'percent' ? 0.006 : slackOf(quantity)
          if (Math.abs(share - told) <= slack) found.set(at, 0.5)
        }
        if (
          quantity.unit === 'times' &&
          a.unit === b.unit &&
          a.value > b.value &&
          b.value > 0 &&
          at === other &&
          (a.noun === b.noun || isNamed(a))
        ) {
          if (
            Math.abs(a.value / b.value - quantity.value) <= (quantity.nearness === 'exactly' ? 0.03 : 0.25) ||
            near(b.value / a.value, quantity.value)
          )
            found.set(at, 0.5)
        }
        if (!isLike(quantity, a) || a.unit !== b.unit || isShare !== (a.unit === 'percent')) continue
        if (difference && sameQuantity(quantity, { ...a, value: a.value - b.value })) found.set(at, 0.5)
        if (sum && at === other && a !== b && near(a.value + b.value, quantity.value)) found.set(at, 0.5)
      }
    }
  }
  return new Map([...found].filter(([at]) => isAbout(at)))
}

const monthsOf = (iso: { year?: number; month?: number }): number | null =>
  iso.year === undefined || iso.month === undefined ? null : iso.year * 12 + iso.month

/** A span told in years or months that lies between two dates of the case file. */
export function spanFrom(figure: Figure, text: string, index: CaseIndex): Map<number, number> {
  const { unit, value } = figure.quantity
  const found = new Map<number, number>()
  const about = text.slice(Math.max(0, figure.start - REACH), figure.end + REACH)
  if (
    (unit !== 'year' && unit !== 'month') ||
    !/\b(?:earlier|later|after|before|since|ago|between|past|last|within)\b/iu.test(about)
  )
    return found
  const dates = index.dated
    .filter(({ field }) => field !== 'page' && field !== 'entry')
    .flatMap(({ dates: held, at }) => held.map(({ date }) => ({ months: monthsOf(date), at })))
  for (const { months: a, at } of dates)
    for (const { months: b } of dates) {
      if (a === null || b === null || a <= b) continue
      const span = a - b
      if (unit === 'month' ? span === value : Math.round(span / 12) === value || Math.floor(span / 12) === value)
        found.set(at, 0.5)
    }
  return found
}
