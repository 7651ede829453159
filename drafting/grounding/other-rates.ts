import type { Finding } from './claim.ts'
import { akin, senseOf } from './lexicon/lexicon.ts'
import type { Figure, Proposition } from './proposition.ts'
import { sameQuantity } from './quantities.ts'
import { besideFigure, rateIn, type Rate } from './rate-words.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** A proposition that bears out much less of a clause than another is not what the clause is about. */
const NEARLY = 0.6

const COMPUTED = new Set(['reckoned', 'entry'])

const sameNoun = (a: string, b: string): boolean => a === b || akin(senseOf(a), senseOf(b))

/** Why a figure told in one way is not the one that is told in others; undefined where it may be. */
function otherwise(claim: Rate, sources: readonly { beside: Rate; whole: Rate; text: string }[]): string | undefined {
  if (claim.periods.size > 0) {
    const told = sources.map(({ beside, whole }) => (beside.periods.size > 0 ? beside.periods : whole.periods))
    const isTold = told.some((periods) => [...claim.periods].some((period) => periods.has(period)))
    const isOther = told.some((periods) => periods.size > 0) || sources.every(({ whole }) => whole.span)
    if (!isTold && isOther) return 'the case file tells this of another period'
  }
  if (claim.each.length > 0) {
    const isTold = sources.some(({ beside, text }) =>
      beside.each.length > 0
        ? claim.each.some((noun) => beside.each.some((other) => sameNoun(noun, other)))
        : !beside.isTotal &&
          claim.each.some((noun) => text.split(/[^\p{L}]+/u).some((word) => sameNoun(noun, word.toLowerCase()))),
    )
    const isOther = sources.some(({ beside }) => beside.each.length > 0 || beside.isTotal)
    if (!isTold && isOther) return 'the case file tells this of each of something else, or of all together'
  }
  if (claim.isTotal && !claim.isEach && sources.every(({ beside }) => beside.isEach && !beside.isTotal))
    return 'the case file tells this of each, not of all together'
  const shares = sources.flatMap(({ beside }) => beside.share ?? [])
  if (claim.share !== undefined && shares.length > 0 && !shares.includes(claim.share))
    return `the case file tells this ${claim.share === 'net' ? 'gross' : 'net'}`
  return undefined
}

const rates = new WeakMap<Proposition | Figure, Rate>()

const rateOf = (proposition: Proposition): Rate => {
  const known = rates.get(proposition) ?? rateIn(proposition.text)
  rates.set(proposition, known)
  return known
}

const rateBeside = (figure: Figure, { text, figures }: Proposition): Rate => {
  const known = rates.get(figure) ?? rateIn(besideFigure(text, figure, figures))
  rates.set(figure, known)
  return known
}

/** The propositions of some places that bear out most of a clause. */
function nearest(places: readonly number[], { alignment }: Reading, all: SentenceReading): Proposition[] {
  const share = (at: number): number => alignment.byProposition[at] ?? 0
  const held = places.filter((at) => !COMPUTED.has(all.index.propositions[at]?.field ?? 'entry'))
  const best = Math.max(0, ...held.map(share))
  return held.filter((at) => share(at) >= NEARLY * best).flatMap((at) => all.index.propositions[at] ?? [])
}

/** Figures that are told by another period, of each of another thing, in sum instead of each, or net instead of gross. */
export function ratedOtherwise(all: SentenceReading): Finding[] {
  const { clauses, text } = all
  const figures = clauses.flatMap((clause) => clause.figures)
  return clauses.flatMap((clause): Finding[] => {
    return clause.anchors.flatMap(({ claim, at, free }): Finding[] => {
      const own = clause.figures.find(({ start }) => start === claim.start)
      if (claim.kind !== 'number' || own === undefined || free || at.size === 0) return []
      const { start, end, text: words } = claim
      const beside = besideFigure(text, claim, figures)
      // "Each visitor stayed 15 minutes" has every visitor for its subject; the unit of a rate follows its figure.
      const after = beside.slice(beside.indexOf(words) + words.length)
      const told = { ...rateIn(beside), each: rateIn(after).each }
      if (told.periods.size === 0 && told.each.length === 0 && !told.isTotal && told.share === undefined) return []
      const sources = nearest([...at.keys()], clause, all).flatMap((proposition) =>
        proposition.figures
          .filter(({ quantity }) => sameQuantity(own.quantity, quantity))
          .map((figure) => ({
            beside: rateBeside(figure, proposition),
            whole: rateOf(proposition),
            text: proposition.text,
          })),
      )
      if (sources.length === 0) return []
      const reason = otherwise(told, sources)
      return reason === undefined ? [] : [{ kind: 'number', start, end, text: words, reason }]
    })
  })
}
