import { levelsOf, weightOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding, Quantity } from './claim.ts'
import { countedBy } from './figures.ts'
import { akin, covers } from './lexicon/lexicon.ts'
import { isOfTime, sameQuantity } from './quantities.ts'
import type { Figure, Proposition, Token } from './proposition.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** How much of what is said around a figure another figure's sentence must tell, and by how much more than its own. */
const TOLD = 0.4
const AHEAD = 0.12
/** What stands beside the sentence of a source, and elsewhere in its entry, counts for less than what stands in it. */
const BESIDE = 0.5
const WITHIN = 0.3
const UNNAMED = 0.7
/** Words at this distance from the figure count half, in the sentence and in its source. */
const HALF = 5
const FAR = 10

const isWhole = ({ field }: Proposition): boolean => field === 'reckoned' || field === 'entry'

/** Told by itself and not in a passage: "3-5 years". */
const isField = ({ field }: Proposition): boolean => FIELDS_OF_FIGURES.has(field)
const FIELDS_OF_FIGURES: ReadonlySet<string> = new Set(['eta', 'total_gpa', 'citation_count', 'funding_amount'])

const counting = new WeakMap<Figure, Token[]>()

const countedIn = (figure: Figure, { tokens, text }: Proposition): readonly Token[] => {
  const known = counting.get(figure) ?? countedBy(figure, tokens, text)
  counting.set(figure, known)
  return known
}

/** Both count the same things. */
const countsAlike = (counted: readonly Token[], others: readonly Token[]): boolean =>
  others.some((other) => counted.some(({ sense }) => sense.lemma === other.sense.lemma || covers(sense, other.sense)))

/** Both count the same things, or measure in the same way. */
const isOfOneKind = (own: Quantity, counted: readonly Token[], figure: Figure, proposition: Proposition): boolean =>
  (own.unit === figure.quantity.unit || (isOfTime(own) && isOfTime(figure.quantity))) &&
  (own.unit !== null ||
    (counted.length === 0
      ? countedIn(figure, proposition).length === 0
      : countsAlike(counted.slice(0, 2), countedIn(figure, proposition))))

interface Said {
  token: Token
  weight: number
}

const isTelling = ({ sense, folded }: Token): boolean => !sense.closed && !/^\d/.test(folded) && folded !== ''

/** What is said around a figure, by how near it stands. */
function saidAround({ start }: Figure, tokens: readonly Token[], index: CaseIndex): Said[] {
  const at = tokens.findIndex((token) => token.end > start)
  return tokens.flatMap((token, place): Said[] =>
    isTelling(token) ? [{ token, weight: weightOf(index, token) / (1 + Math.abs(place - at) / HALF) }] : [],
  )
}

const figured = new WeakMap<CaseIndex, Uint8Array>()

/** Propositions that tell figures in words: a field holds one without a word, and what is computed needs none. */
function figuredIn(index: CaseIndex): Uint8Array {
  const known =
    figured.get(index) ??
    Uint8Array.from(index.propositions, (one) =>
      one.figures.length > 0 && one.status !== 'law' && !isWhole(one) && one.extra.length === 0 ? 1 : 0,
    )
  figured.set(index, known)
  return known
}

/** Those of them that tell enough of it. */
function tellingOf(index: CaseIndex, said: readonly Said[]): Proposition[] {
  const may = figuredIn(index)
  const by = new Map<number, number>()
  let all = 1e-9
  for (const { token, weight } of said) {
    all += weight
    const { places, levels } = levelsOf(index, token)
    for (let one = 0; one < places.length; one++) {
      const at = places[one] ?? -1
      if (may[at] === 1) by.set(at, (by.get(at) ?? 0) + weight * (levels[one] ?? 0))
    }
  }
  return [...by].flatMap(([at, told]) => (told / all < TOLD ? [] : (index.propositions[at] ?? [])))
}

/** How much of it stands around a figure of a source. */
function toldAround(index: CaseIndex, said: readonly Said[], { start }: { start: number }, home: Proposition): number {
  const own = home.tokens.findIndex((token) => token.end > start)
  let [told, all] = [0, 1e-9]
  for (const { token, weight } of said) {
    all += weight
    let best = 0
    const levels = levelsOf(index, token)
    const level = levels.at(home.at)
    if (level > 0 && !isWhole(home)) {
      // A field is told in the words of its name.
      best = level * (home.extra.length > 0 ? 1 : BESIDE)
      home.tokens.forEach((other, place) => {
        if (isTelling(other) && akin(token.sense, other.sense))
          best = Math.max(best, level / (1 + Math.abs(place - own) / FAR))
      })
    }
    if (best === 0 && levels.isIn(home.entry)) {
      const isHeldAt = (place: number): boolean =>
        levels.at(place) > 0 && index.propositions[place]?.entry === home.entry
      const isBeside = home.extra.length > 0 || (!isWhole(home) && (isHeldAt(home.at - 1) || isHeldAt(home.at + 1)))
      best = isBeside ? BESIDE : WITHIN
    }
    told += weight * best
  }
  return told / all
}

/** Figures of which the case file, where it tells what surrounds them, tells another value. */
export function rivaled(clause: Reading, { index, text, tokens, clauses, declared }: SentenceReading): Finding[] {
  const figures = clauses.flatMap((one) => one.figures)
  return clause.anchors.flatMap(({ claim, at, free, reckoned }): Finding[] => {
    if (claim.kind !== 'number' || free || at.size === 0 || reckoned === true) return []
    const own = clause.figures.find(({ start }) => start === claim.start)
    if (own === undefined || own.quantity.unit === 'ordinal') return []
    const said = saidAround(own, tokens, index)
    if (said.length < 2) return []
    const counted = countedBy(own, tokens, text)
    // What the sentence tells besides is told of something else in it.
    const isToldToo = ({ quantity }: Figure) =>
      figures.some((other) => other !== own && sameQuantity(other.quantity, quantity))
    const rivals = tellingOf(index, said)
      .filter((one) => !at.has(one.at))
      .flatMap((proposition) =>
        proposition.figures
          .filter(
            (figure) =>
              isOfOneKind(own.quantity, counted, figure, proposition) &&
              !sameQuantity(own.quantity, figure.quantity) &&
              !isToldToo(figure),
          )
          .map((figure) => ({ proposition, figure, told: toldAround(index, said, figure, proposition) })),
      )
    const rival = rivals.reduce<(typeof rivals)[number] | undefined>(
      (most, one) => (one.told > (most?.told ?? 0) ? one : most),
      undefined,
    )
    if (rival === undefined || rival.told < TOLD) return []
    let best = 0
    for (const place of at.keys()) {
      const home = index.propositions[place]
      if (home === undefined || home.status === 'law') continue
      const same = home.figures.filter(({ quantity }) => sameQuantity(own.quantity, quantity))
      if (same.length === 0) best = Math.max(best, toldAround(index, said, { start: 0 }, home))
      // A field of the entry that the sentence rests on is of this, whatever others tell of another in the same words.
      else if (
        declared.has(home.entry) &&
        isField(home) &&
        same.some(({ quantity }) => quantity.unit === own.quantity.unit)
      )
        return []
      // How long they have known each other is told in a letter's own words.
      else if (home.field === 'years_of_known' && own.quantity.unit === 'year') return []
      else if (
        index.entries[home.entry]?.section === 'derived' &&
        home.field !== 'entry' &&
        home.extra.some(({ sense }) => counted.some((token) => token.sense.lemma === sense.lemma))
      )
        return []
      for (const figure of same)
        best = Math.max(
          best,
          toldAround(index, said, figure, home) * (isOfOneKind(own.quantity, counted, figure, home) ? 1 : UNNAMED),
        )
    }
    if (rival.told - best < AHEAD) return []
    const { start, end } = claim
    const { proposition, figure } = rival
    const told = proposition.text.slice(figure.start, figure.end)
    return [{ kind: 'number', start, end, text: claim.text, reason: `the case file tells “${told}” of this` }]
  })
}
