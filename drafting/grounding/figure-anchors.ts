import { levelsOf } from './align.ts'
import type { Anchor } from './anchor.ts'
import type { CaseIndex } from './case-index.ts'
import type { Claim, Quantity } from './claim.ts'
import { reckonedFrom, spanFrom } from './derived-figures.ts'
import { countedBy, likeness, OF_ANOTHER } from './figures.ts'
import { figuresNear } from './figures-near.ts'
import type { Figure, Proposition, Token } from './proposition.ts'
import { sameQuantity } from './quantities.ts'
import { ofSameKind, onSameTerms } from './terms.ts'

type NumberClaim = Extract<Claim, { kind: 'number' }>

const earlier = new WeakMap<Proposition, readonly Token[]>()
const NOTHING: readonly Token[] = []

/** What was said before in the same passage: the heading of a list stands two lines up. */
const before = (index: CaseIndex, proposition: Proposition): readonly Token[] | undefined => {
  const known = earlier.get(proposition)
  if (known !== undefined) return known.length === 0 ? undefined : known
  const { at, entry, field } = proposition
  const tokens = [index.propositions[at - 1], index.propositions[at - 2]].flatMap((previous) =>
    previous?.entry === entry && previous.field === field ? previous.tokens : [],
  )
  earlier.set(proposition, tokens.length === 0 ? NOTHING : tokens)
  return tokens.length === 0 ? undefined : tokens
}

/** No rounding reaches from one to the other. */
const isFar = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit && Math.abs(a.value - b.value) > Math.max(0.2 * Math.max(a.value, b.value), 1)

/** Where a figure stands, or what it is reckoned from. */
export function figureAnchor(
  claim: NumberClaim,
  own: Figure,
  tokens: readonly Token[],
  text: string,
  index: CaseIndex,
): Anchor {
  const counted = countedBy(own, tokens, text)
  const onTerms = onSameTerms(text, own)
  let isOfAnother = false
  const ofKind = ofSameKind(text, own)
  const isOfOthers = /^ others?\b/u.test(text.slice(own.end, own.end + 10))
  const isSame = ({ quantity }: Figure, { figures }: Proposition): boolean =>
    isOfOthers && quantity.value === own.quantity.value + 1
      ? true // "With 25 others" of 26.
      : sameQuantity(own.quantity, quantity) ||
        // "Under three seconds, and more where I waited seven": what is left out was told before.
        (own.quantity.unit !== null &&
          quantity.unit === null &&
          quantity.noun === '' &&
          quantity.value === own.quantity.value &&
          figures.some((one) => one.quantity.unit === own.quantity.unit))
  const at = new Map<number, number>()
  for (const { figure: source, proposition } of figuresNear(index, own.quantity, isOfOthers)) {
    if (isFar(own.quantity, source.quantity) || !isSame(source, proposition)) continue
    if (!onTerms(source, proposition, before(index, proposition)) || !ofKind(proposition, before(index, proposition)))
      continue
    const like = likeness(
      own,
      counted,
      tokens,
      source,
      proposition,
      before(index, proposition),
      (token) => levelsOf(index, token).at(proposition.at) > 0,
    )
    if (like === OF_ANOTHER) isOfAnother = true
    if (like > (at.get(proposition.at) ?? 0)) at.set(proposition.at, like)
  }
  // Where one source tells both figures the other way round, only one that counts the same things holds this one.
  const head = counted[0]?.sense.stem
  if (isOfAnother)
    for (const place of at.keys())
      if (index.propositions[place]?.tokens.some(({ sense }) => sense.stem === head) !== true) at.delete(place)
  const reckoned = reckonedFrom(own, text, tokens, index)
  for (const [place, like] of reckoned) if (!at.has(place)) at.set(place, like)
  const { within, between } = spanFrom(own, text, index)
  for (const [place, like] of within) if (!at.has(place)) at.set(place, like)
  // What lies between two entries belongs to neither.
  return { claim, at, free: at.size === 0 && between, reckoned: reckoned.size > 0 || within.size > 0 || between }
}
