import type { Finding } from './claim.ts'
import { akin } from './lexicon/lexicon.ts'
import type { Figure, Proposition, Token } from './proposition.ts'
import { sameQuantity } from './quantities.ts'
import type { SentenceReading } from './reading.ts'

/** Where one of several things that are told side by side ends. */
const PARTS = /[,;:.!?](?=\s|$)|[—()]/u
const BREAKS = new Set(['and', 'but', 'while', 'whereas', 'against', 'versus', 'compared', 'or', 'than'])

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word)
const isTelling = ({ sense, folded }: Token): boolean =>
  isYear(folded) || (!sense.closed && !/^\d/.test(folded) && folded !== '')

/** The words that stand in one part with a figure. */
function partOf({ start, end }: Figure, tokens: readonly Token[], text: string): Token[] {
  const parts: Token[][] = [[]]
  tokens.forEach((token, at) => {
    const before = tokens[at - 1]
    const gap = before === undefined ? '' : text.slice(before.end, token.start)
    if (PARTS.test(gap) || BREAKS.has(token.folded)) parts.push([])
    parts.at(-1)?.push(token)
  })
  const own = parts.find((part) => part.some((token) => token.start < end && token.end > start)) ?? []
  return own.filter((token) => isTelling(token) && !(token.start < end && token.end > start))
}

const alike = (a: Token, b: Token): boolean => a.folded === b.folded || (!isYear(a.folded) && akin(a.sense, b.sense))

const shared = (words: readonly Token[], others: readonly Token[]): number =>
  words.filter((word) => others.some((other) => alike(word, other))).length

/** The words of one part that do not stand in the other too. */
const onlyIn = (part: readonly Token[], other: readonly Token[]): Token[] =>
  part.filter((token) => !other.some((one) => alike(token, one)))

interface Place {
  figure: Figure
  proposition: Proposition
}

const parts = new WeakMap<Figure, Token[]>()

const partIn = ({ figure, proposition }: Place): Token[] => {
  const known = parts.get(figure) ?? partOf(figure, proposition.tokens, proposition.text)
  parts.set(figure, known)
  return known
}

/** By how many words two figures must fit each other's places better than their own. */
const MORE = 2

/** Two figures of a sentence each of which the case file tells where the sentence tells the other. */
export function crossed({ clauses, index, text, tokens }: SentenceReading): Finding[] {
  const anchors = clauses.flatMap((clause) =>
    clause.anchors.flatMap((anchor) => {
      const own = clause.figures.find(({ start }) => start === anchor.claim.start)
      return own === undefined || anchor.free || anchor.at.size === 0
        ? []
        : [{ own, at: anchor.at, claim: anchor.claim }]
    }),
  )
  if (anchors.length < 2) return []
  const placesOf = ({ own, at }: (typeof anchors)[number]): Place[] =>
    [...at.keys()].flatMap((place) => {
      const proposition = index.propositions[place]
      if (proposition === undefined || proposition.field === 'entry' || proposition.field === 'reckoned') return []
      return proposition.figures
        .filter(({ quantity }) => sameQuantity(own.quantity, quantity))
        .map((figure) => ({ figure, proposition }))
    })
  const held = new Map<Figure, Place[]>()
  const placesHolding = (anchor: (typeof anchors)[number]): Place[] => {
    const places = held.get(anchor.own) ?? placesOf(anchor)
    held.set(anchor.own, places)
    return places
  }
  const all = anchors.map((anchor) => ({ ...anchor, part: partOf(anchor.own, tokens, text) }))
  return all.flatMap((b, second) =>
    all.slice(0, second).flatMap((a): Finding[] => {
      const units = [a.own.quantity.unit, b.own.quantity.unit]
      const isElliptic = units.includes(null) && !units.includes('money') && !units.includes('percent')
      if (units[0] !== units[1] && !isElliptic) return []
      // What is told twice fits two places.
      if (
        [a, b].some(({ own }) =>
          all.some((other) => other.own !== own && sameQuantity(own.quantity, other.own.quantity)),
        )
      )
        return []
      const [partA, partB] = [onlyIn(a.part, b.part), onlyIn(b.part, a.part)]
      if (partA.length === 0 || partB.length === 0) return []
      let [straight, cross] = [0, 0]
      for (const one of placesHolding(a))
        for (const other of placesHolding(b)) {
          if (one.proposition.entry !== other.proposition.entry) continue
          const [first, last] = [partIn(one), partIn(other)]
          const [onlyFirst, onlyLast] = [onlyIn(first, last), onlyIn(last, first)]
          straight = Math.max(straight, shared(partA, onlyFirst) + shared(partB, onlyLast))
          const [there, back] = [shared(partA, onlyLast), shared(partB, onlyFirst)]
          if (there > 0 && back > 0) cross = Math.max(cross, there + back)
        }
      if (cross - straight < MORE) return []
      const { start, end, text: words } = b.claim
      return [
        { kind: 'number', start, end, text: words, reason: `the case file tells this where “${a.claim.text}” stands` },
      ]
    }),
  )
}
