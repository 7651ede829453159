import type { CaseIndex } from './case-index.ts'
import type { PartialDate, Quantity } from './claim.ts'
import { covers, senseOf } from './lexicon/lexicon.ts'
import { sameQuantity } from './quantities.ts'
import { levelsOf } from './align.ts'
import type { Figure, Token } from './proposition.ts'

/** Words by which a writer says that a figure was reckoned from two others. */
const DIFFERENCE =
  /\b(?:more|fewer|less|better|worse|above|below|earlier|later|after|before|further|another|additional|remaining|rest|others?|difference|points?|fewer|short of|beyond|under|over|remain|saved|unspent|undrawn|but|to be added|left)\b/iu
const SUM =
  /\b(?:together|altogether|in all|total|combined|both|between them|sum|bringing|making|of (?:them|these|which|whom))\b/iu
const REACH = 45
/** Figures of an entry or a paper that one is set against, on either side: a long paper has thousands. */
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

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

const isLike = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit || a.unit === null || b.unit === null || (a.unit === 'share' && b.unit === 'percent')

/** Whether a share in words may be said of the exact one: "nearly two thirds" of 64 percent, but not of 68. */
function isShareOf({ value, nearness }: Quantity, share: number): boolean {
  // Few shares have a word of their own between a half and the whole.
  const reach = value === 0.5 ? 0.09 : 0.06
  if (nearness === 'over') return share >= value - 0.005 && share <= value + reach
  if (nearness === 'under') return share <= value + 0.005 && share >= value - reach
  return Math.abs(share - value) <= (nearness === 'about' ? 0.03 : 0.012)
}

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

/** How well a proposition must hold a word to be told of the same things. */
const SAME = 0.8

const abouts = new WeakMap<readonly Token[], Uint8Array>()

/** Propositions told of the same things as a sentence: what was reckoned is. */
function aboutOf(tokens: readonly Token[], index: CaseIndex): Uint8Array {
  const known = abouts.get(tokens)
  if (known !== undefined) return known
  const about = new Uint8Array(index.propositions.length)
  for (const token of tokens) {
    if (token.sense.closed || /^\d/.test(token.folded)) continue
    const { places, levels } = levelsOf(index, token)
    for (let one = 0; one < places.length; one++) if ((levels[one] ?? 0) >= SAME) about[places[one] ?? -1] = 1
  }
  abouts.set(tokens, about)
  return about
}

/** Propositions from whose figures a figure of a sentence can be reckoned, where the sentence says that it was. */
export function reckonedFrom(
  figure: Figure,
  text: string,
  tokens: readonly Token[],
  index: CaseIndex,
): Map<number, number> {
  const { quantity } = figure
  const around = text.slice(Math.max(0, figure.start - REACH), figure.end + REACH)
  const [difference, sum] = [DIFFERENCE.test(around), SUM.test(around)]
  // Points lie between two shares, wherever in the entry these stand.
  const arePoints = /^points?$/.test(quantity.noun)
  const isShare = (quantity.unit === 'share' || quantity.unit === 'percent') && !arePoints
  // "By a third" is told of what went, "to a third" of what is left.
  const head = text.slice(0, figure.start)
  const change = isShare ? { fell: FELL_BY.test(head), rose: ROSE_BY.test(head) } : { fell: false, rose: false }
  const found = new Map<number, number>()
  if (!difference && !sum && !isShare && quantity.unit !== 'times') return found
  // A share of two counts is told with what both count, or with what either counts where they are told as a part of a whole.
  const named = new Map<string, boolean>()
  const isNamed = ({ noun, unit }: Quantity): boolean => {
    if (unit !== null || noun === '') return true
    const known = named.get(noun) ?? tokens.some(({ sense }) => covers(sense, senseOf(noun)))
    named.set(noun, known)
    return known
  }
  const isFar = (value: number): boolean =>
    quantity.unit !== 'share' && Math.abs(value - quantity.value) > FARTHEST * Math.max(value, quantity.value) + 1
  const isReckoned = (a: Quantity, at: number, b: Quantity, other: number): boolean => {
    // Only figures of one measure are set against each other.
    if (a.unit !== b.unit) return false
    if (
      isShare &&
      a.value < b.value &&
      Math.abs(at - other) <= (change.fell || change.rose ? 0 : 1) &&
      (isNamed(a) || isNamed(b))
    ) {
      const share = change.fell ? 1 - a.value / b.value : change.rose ? b.value / a.value - 1 : a.value / b.value
      const fits =
        quantity.unit === 'percent' ? Math.abs(share - quantity.value / 100) <= 0.006 : isShareOf(quantity, share)
      if (fits) return true
    }
    if (
      quantity.unit === 'times' &&
      a.value > b.value &&
      b.value > 0 &&
      at === other &&
      (a.noun === b.noun || isNamed(a))
    ) {
      const times = a.value / b.value
      if (
        Math.abs(times - quantity.value) <= (quantity.nearness === 'exactly' ? 0.03 : 0.25) ||
        near(b.value / a.value, quantity.value)
      )
        return true
    }
    const apart = difference && a.value >= b.value && !isFar(a.value - b.value)
    const joined = sum && at === other && a !== b && near(a.value + b.value, quantity.value)
    if (!apart && !joined) return false
    if (!isLike(quantity, a) || (isShare || arePoints) !== (a.unit === 'percent')) return false
    if (joined) return true
    // "Closed days: 61 -> 37": what both count stands before them.
    const isCountedBefore =
      a.unit === null &&
      at === other &&
      a.noun === '' &&
      b.noun === '' &&
      index.propositions[at]?.tokens.some(({ sense }) => covers(senseOf(quantity.noun), sense)) === true
    const unit = isCountedBefore ? quantity.unit : a.unit
    return sameQuantity(quantity, { ...a, unit, value: a.value - b.value })
  }
  const isReckonedFrom = (a: Quantity, at: number, sources: Told, own: number): boolean => {
    if (quantity.unit === 'share' && a.unit === 'percent' && isShareOf(quantity, a.value / 100)) return true
    // Figures that belong together stand beside one another.
    const reach = a.unit === null || isShare ? 2 : Infinity
    for (const [from, step] of [
      [own, -1],
      [own + 1, 1],
    ] as const)
      for (let place = from; Math.abs(place - own) <= MOST_BESIDE; place += step) {
        const other = sources[place]
        if (other === undefined || Math.abs(other.at - at) > reach) break
        if (isReckoned(a, at, other.source, other.at)) return true
      }
    return false
  }
  const about = aboutOf(tokens, index)
  for (const sources of figuresByEntry(index))
    for (const [own, { source, at }] of sources.entries())
      if (about[at] === 1 && !found.has(at) && isReckonedFrom(source, at, sources, own)) found.set(at, 0.5)
  return found
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44, year: 365.25 }
/** How far a span told in whole measures may lie from the exact one, in measures. */
const SLACK: Readonly<Record<string, number>> = { day: 0.5, week: 0.6, month: 0.6, year: 0.6 }

const dayOf = ({ year, month, day }: PartialDate): number | null =>
  year === undefined || month === undefined ? null : Date.UTC(year, month - 1, day ?? 15) / 86_400_000

const APART = /\b(?:earlier|later|after|before|since|ago|between|past|last|within|from|until)\b/iu

const BESIDE = 4

interface Day {
  at: number
  day: number
  /** Whether the day of the month is told. */
  whole: boolean
  entry: number
  page: boolean
}

const days = new WeakMap<CaseIndex, Day[]>()

function daysIn(index: CaseIndex): Day[] {
  const known = days.get(index)
  if (known !== undefined) return known
  const found = index.dated
    .filter(({ field }) => field !== 'entry')
    .flatMap(({ dates, at, entry, field }) =>
      dates.flatMap(({ date }) => {
        const day = dayOf(date)
        return day === null ? [] : [{ at, day, whole: date.day !== undefined, entry, page: field === 'page' }]
      }),
    )
  days.set(index, found)
  return found
}

const byProposition = new WeakMap<CaseIndex, ReadonlyMap<number, readonly Day[]>>()

/** The days that one proposition tells. */
function daysOf(index: CaseIndex, at: number): readonly Day[] {
  const known = byProposition.get(index) ?? Map.groupBy(daysIn(index), (one) => one.at)
  byProposition.set(index, known)
  return known.get(at) ?? []
}

const ordered = new WeakMap<CaseIndex, Day[]>()

/** The days that lie before another by so many days. */
function* before(index: CaseIndex, { day }: Day, { least, most }: { least: number; most: number }): Generator<Day> {
  const all = ordered.get(index) ?? daysIn(index).toSorted((a, b) => a.day - b.day)
  ordered.set(index, all)
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.day ?? 0) < day - most) low = middle + 1
    else high = middle
  }
  for (let at = low; at < all.length; at += 1) {
    const other = all[at]
    if (other === undefined || other.day > day - least) return
    yield other
  }
}

/** A span that lies between two dates of the case file: of one sentence there, or of any where the sentence says that it was reckoned. */
export function spanFrom(
  figure: Figure,
  text: string,
  index: CaseIndex,
): { within: Map<number, number>; between: boolean } {
  const { unit, value } = figure.quantity
  const within = new Map<number, number>()
  let between = false
  const [long, slack] = [DAYS[unit ?? ''], SLACK[unit ?? '']]
  if (long === undefined || slack === undefined) return { within, between }
  const isApart = APART.test(text.slice(Math.max(0, figure.start - REACH), figure.end + REACH))
  const all = daysIn(index)
  const reach = { least: (value - slack) * long - 1, most: (value + Math.max(slack, 1)) * long + 1 }
  for (const [at, a] of all.entries()) {
    // The dates of one sentence stand side by side.
    const beside = isApart ? daysOf(index, a.at) : all.slice(Math.max(0, at - BESIDE), at + BESIDE)
    for (const b of isApart && !between ? [...beside, ...before(index, a, reach)] : beside) {
      if (a.day <= b.day) continue
      const one = a.at === b.at
      if (!one && (!isApart || ((a.page || b.page) && a.entry !== b.entry))) continue
      // Weeks and days need the days of both.
      if ((unit === 'week' || unit === 'day') && !(a.whole && b.whole && a.entry === b.entry)) continue
      const span = (a.day - b.day) / long
      const fits = Math.abs(span - value) <= slack || (unit === 'year' && Math.floor(span + 0.02) === value)
      if (!fits) continue
      if (one) within.set(a.at, 0.5)
      else between = true
    }
  }
  return { within, between }
}
