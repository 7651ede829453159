import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Quantity } from './claim.ts'
import { covers, senseOf } from './lexicon/lexicon.ts'
import type { Figure, Token } from './proposition.ts'
import { sameQuantity } from './quantities.ts'

/** Words by which a writer says that a figure was computed from two others. */
const DIFFERENCE =
  /\b(?:more|fewer|less|better|worse|lower|higher|shorter|longer|cheaper|dearer|above|below|earlier|later|after|before|further|another|additional|remaining|rest|others?|difference|points?|short of|beyond|under|over|remain|saved|unspent|undrawn|but|to be added|left)\b/iu
const SUM =
  /\b(?:together|altogether|in all|total|combined|both|between them|sum|bringing|making|of (?:them|these|which|whom))\b/iu
const REACH = 45
/** Figures that one is set against, on either side: a long paper has thousands. */
const MOST_BESIDE = 200
/** No rounding reaches farther. */
const FARTHEST = 0.4
const BY =
  '\\b[^.;]{0,50}\\bby (?:(?:about|around|some|roughly|nearly|almost|over|more than|less than|at least|an?|well over|just under) )*$'
const FELL_BY = new RegExp(
  `\\b(?:f[ae]ll(?:en|s)?|drop\\w*|declin\\w+|decreas\\w+|reduc\\w+|cuts?|cutting|shr[aiu]nk\\w*|lower\\w*|sank|sunk|down|shorten\\w*|lessen\\w*)${BY}`,
  'iu',
)
const ROSE_BY = new RegExp(
  `\\b(?:r[io]se[sn]?|rais\\w+|gr[eo]w\\w*|increas\\w+|climb\\w+|up|improv\\w+|lengthen\\w*)${BY}`,
  'iu',
)
/** A percentage is told in whole ones. */
const ROUNDED = 0.006
/** How well a place must hold a word to be told of the same things. */
const SAME = 0.8

type Source = { source: Quantity; at: number }

const grouped = new WeakMap<CaseIndex, readonly (readonly Source[])[]>()

/** The figures of each entry, one after another. */
function figuresByEntry(index: CaseIndex): readonly (readonly Source[])[] {
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

const abouts = new WeakMap<readonly Token[], ReadonlySet<number>>()

/** Places told of the same things as a sentence. */
function aboutOf(tokens: readonly Token[], index: CaseIndex): ReadonlySet<number> {
  const known = abouts.get(tokens)
  if (known !== undefined) return known
  const about = new Set<number>()
  for (const token of tokens) {
    if (token.sense.closed || /^\d/.test(token.folded)) continue
    for (const [at, level] of levelsOf(index, token)) if (level >= SAME) about.add(at)
  }
  abouts.set(tokens, about)
  return about
}

/** How a sentence says that a figure was computed. */
interface Asked {
  quantity: Quantity
  difference: boolean
  sum: boolean
  /** Points lie between two percentages. */
  points: boolean
  change: 'fell' | 'rose' | null
}

function askedOf({ quantity, start, end }: Figure, text: string): Asked | null {
  const around = text.slice(Math.max(0, start - REACH), end + REACH)
  const head = text.slice(0, start)
  const points = /^points?$/.test(quantity.noun)
  const asked: Asked = {
    quantity,
    difference: DIFFERENCE.test(around),
    sum: SUM.test(around),
    points,
    change: FELL_BY.test(head) ? 'fell' : ROSE_BY.test(head) ? 'rose' : null,
  }
  return asked.difference || asked.sum || (quantity.unit === 'percent' && !points) ? asked : null
}

/** Whether a percentage is one count as a part of another, or the change from one to the other. */
function isPercentageOf({ quantity: { value }, change }: Asked, a: number, b: number): boolean {
  if (a >= b) return false
  const share = change === 'fell' ? 1 - a / b : change === 'rose' ? b / a - 1 : a / b
  return Math.abs(share - value / 100) <= ROUNDED
}

function isComputed(asked: Asked, a: Source, b: Source, index: CaseIndex): boolean {
  const { quantity, difference, sum, points } = asked
  const [one, other] = [a.source, b.source]
  // Only figures of one measure are set against each other.
  if (one.unit !== other.unit) return false
  const isPercentage = quantity.unit === 'percent' && !points
  if (isPercentage && Math.abs(a.at - b.at) <= 1 && isPercentageOf(asked, one.value, other.value)) return true
  const isLike = quantity.unit === one.unit || quantity.unit === null || one.unit === null
  if (!isLike || (isPercentage || points) !== (one.unit === 'percent')) return false
  if (sum && a.at === b.at && a !== b && sameQuantity(quantity, { ...one, value: one.value + other.value })) return true
  const left = one.value - other.value
  const isFar = Math.abs(left - quantity.value) > FARTHEST * Math.max(left, quantity.value) + 1
  if (!difference || left < 0 || isFar) return false
  // "Closed days: 61 -> 37": what both count stands before them.
  const isCountedBefore =
    one.unit === null &&
    a.at === b.at &&
    one.noun === '' &&
    other.noun === '' &&
    index.propositions[a.at]?.tokens.some(({ sense }) => covers(senseOf(quantity.noun), sense)) === true
  return sameQuantity(quantity, { ...one, unit: isCountedBefore ? quantity.unit : one.unit, value: left })
}

/** The figures around one, as far as they stand in places near to its own. */
function besideOf(sources: readonly Source[], own: number, reach: number): readonly Source[] {
  const at = sources[own]?.at ?? 0
  const isNear = (place: number): boolean => Math.abs((sources[place]?.at ?? Infinity) - at) <= reach
  let [from, to] = [own, own]
  while (own - from < MOST_BESIDE && isNear(from - 1)) from--
  while (to - own < MOST_BESIDE && isNear(to + 1)) to++
  return sources.slice(from, to + 1)
}

/** Places from whose figures a figure of a sentence can be computed, where the sentence says that it was. */
export function computedFrom(
  figure: Figure,
  text: string,
  tokens: readonly Token[],
  index: CaseIndex,
): ReadonlySet<number> {
  const found = new Set<number>()
  const asked = askedOf(figure, text)
  if (asked === null) return found
  const about = aboutOf(tokens, index)
  for (const sources of figuresByEntry(index))
    for (const [own, a] of sources.entries()) {
      if (!about.has(a.at) || found.has(a.at)) continue
      // Figures that belong together stand beside one another.
      const reach = a.source.unit === null || figure.quantity.unit === 'percent' ? 2 : Infinity
      if (besideOf(sources, own, reach).some((b) => isComputed(asked, a, b, index))) found.add(a.at)
    }
  return found
}
