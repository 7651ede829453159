import type { Anchor } from './anchor.ts'
import type { CaseIndex } from './case-index.ts'
import type { Claim, Quantity } from './claim.ts'
import { countedBy } from './counted.ts'
import { computedFrom } from './derived-figures.ts'
import { figuresNear } from './figures-near.ts'
import { covers, senseOf } from './lexicon/lexicon.ts'
import type { Figure, Proposition, Token } from './proposition.ts'
import { sameQuantity } from './quantities.ts'
import { isSpanOfDates } from './spans.ts'

type NumberClaim = Extract<Claim, { kind: 'number' }>

/** A figure with the words that its source has about it; one that may count something else; one that was computed. */
const LIKE = { told: 0.5, computed: 0.5, loosely: 0.1 }

/** So few of anything may be listed by name and counted nowhere. */
const FEW = 3
/** A small number may count what a source lists: only what was computed counts it otherwise. */
const SMALL = 12

interface Counted {
  bySources: Set<string>
  /** By what the product itself computed. */
  computed: Set<string>
}

const counts = new WeakMap<CaseIndex, Counted>()

/** What sources count, by the nouns. */
function countedIn(index: CaseIndex): Counted {
  const known = counts.get(index)
  if (known !== undefined) return known
  const found: Counted = { bySources: new Set(), computed: new Set() }
  for (const { figure, proposition } of index.figures) {
    const { unit, noun } = figure.quantity
    if (unit !== null || noun === '' || proposition.field === 'reckoned') continue
    const { lemma } = senseOf(noun)
    found.bySources.add(lemma)
    if (index.entries[proposition.entry]?.section === 'derived') found.computed.add(lemma)
  }
  counts.set(index, found)
  return found
}

/** Whether a source counts these things: then it has another number of them than a sentence whose number it does not hold. */
function isCountedOtherwise({ value }: Quantity, { sense }: Token, index: CaseIndex): boolean {
  const { bySources, computed } = countedIn(index)
  return (value > SMALL ? bySources : computed).has(sense.lemma)
}

/** Nouns that stand for whatever is counted. */
const ANYTHING = new Set('such times time whole full further years days cases people persons'.split(' '))

/** The noun itself: "home visits" are visits. */
const headOf = (counted: readonly Token[]): Token | undefined => {
  const end = counted.findIndex(({ start }, at) => at > 0 && start - (counted[at - 1]?.end ?? 0) > 1)
  const head = counted[(end === -1 ? counted.length : end) - 1]
  return head === undefined || ANYTHING.has(head.folded) ? undefined : head
}

/** Whether a source has what a figure counts about it; what is counted may have been named in the line before. */
function countsIt(counted: readonly Token[], source: Figure, proposition: Proposition, index: CaseIndex): boolean {
  const { tokens, extra, at, figures } = proposition
  // "Four festivals and 17 libraries" holds no seventeen festivals.
  const lemma = headOf(counted)?.sense.lemma
  const own = source.quantity.noun
  const isOther = ({ quantity: { noun, unit } }: Figure): boolean =>
    unit === null && noun !== '' && senseOf(noun).lemma === lemma
  if (own !== '' && !counted.some(({ sense }) => sense.stem === senseOf(own).stem) && figures.some(isOther))
    return false
  const earlier = source.quantity.noun === '' ? (index.propositions[at - 1]?.tokens ?? []) : []
  return [...tokens.slice(source.from, source.to), ...extra, ...earlier].some(({ sense }) =>
    counted.some((one) => sense.stem === one.sense.stem || (sense.noun && covers(one.sense, sense))),
  )
}

/** "We met twice": how often is a count. */
const isHowOften = ({ unit, value, noun }: Quantity): boolean => unit === 'times' && value === 2 && noun === ''

/** What was left out, the measure or what is counted, was told before in the same source. */
const isElliptic = (own: Quantity, { unit, noun, value }: Quantity, { figures }: Proposition): boolean =>
  own.unit !== null &&
  unit === null &&
  noun === '' &&
  value === own.value &&
  figures.some(({ quantity }) => quantity.unit === own.unit)

interface Sentence {
  tokens: readonly Token[]
  text: string
  index: CaseIndex
  /** Whether it may draw upon a place: the law's figures are none of the case. */
  draws: (proposition: Proposition) => boolean
  /** What the law asks for is held by no figure of anything else. */
  citesLaw: boolean
}

/**
 * Where a figure stands, or what it is computed from. A figure that any source holds passes, unless a source counts what the
 * sentence counts and has another number of it.
 */
export function figureAnchor(
  claim: NumberClaim,
  own: Figure,
  { tokens, text, index, draws, citesLaw }: Sentence,
): Anchor {
  const { quantity } = own
  const counted = quantity.unit === null ? countedBy(own, tokens, text) : []
  const head = headOf(counted)
  const isOtherwise = citesLaw || (head !== undefined && isCountedOtherwise(quantity, head, index))
  // "With 25 others" of 26.
  const isOfOthers = /^ others?\b/u.test(text.slice(own.end, own.end + 10))
  const asked: Quantity = isHowOften(quantity) ? { ...quantity, unit: null } : quantity
  const at = new Map<number, number>()
  const loosely = new Set<number>()
  for (const { figure, proposition } of figuresNear(index, asked, isOfOthers)) {
    const isSame =
      sameQuantity(asked, figure.quantity) ||
      (isOfOthers && figure.quantity.value === quantity.value + 1) ||
      isElliptic(quantity, figure.quantity, proposition)
    if (!isSame || !draws(proposition)) continue
    if (head === undefined || countsIt(counted, figure, proposition, index)) at.set(proposition.at, LIKE.told)
    else loosely.add(proposition.at)
  }
  if (at.size === 0) for (const place of computedFrom(own, text, tokens, index)) at.set(place, LIKE.computed)
  if (at.size === 0 && !isOtherwise) for (const place of loosely) at.set(place, LIKE.loosely)
  const isFew =
    quantity.noun !== '' && quantity.unit === null && quantity.value <= FEW && Number.isInteger(quantity.value)
  // "A third" and "twice" compare what a source tells in its own figures.
  const isCompared = quantity.unit === 'share' || quantity.unit === 'times'
  // What lies between two dates belongs to neither entry.
  const isFree = () => isCompared || (isFew && !isOtherwise) || isSpanOfDates(own, text, index)
  return { claim, at, free: at.size === 0 && isFree() }
}
