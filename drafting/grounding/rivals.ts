import { levelsOf, weightOf } from './align.ts'
import type { Anchor } from './anchors.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding, Quantity } from './claim.ts'
import { countedBy } from './figures.ts'
import { covers, senseOf } from './lexicon/lexicon.ts'
import { sameQuantity } from './quantities.ts'
import type { Figure, Proposition, Token } from './proposition.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** How much of what is said around a figure another figure's sentence must tell, and by how much more than its own. */
const TOLD = 0.5
const AHEAD = 0.15
/** What a whole entry tells counts for less than one sentence of it. */
const WHOLE = 0.5
/** Words at this distance from the figure count half. */
const HALF = 5

const isWhole = ({ field }: Proposition): boolean => field === 'reckoned' || field === 'entry'

/** Both count the same things, or measure in the same way. */
function isOfOneKind(own: Quantity, counted: readonly Token[], { quantity: other }: Figure): boolean {
  if (own.unit !== other.unit) return false
  if (own.unit !== null) return true
  if (counted.length === 0) return true
  if (other.noun === '') return false
  const noun = senseOf(other.noun)
  return counted.slice(0, 2).some(({ sense }) => sense.stem === noun.stem || covers(sense, noun))
}

interface Said {
  token: Token
  weight: number
}

/** What is said around a figure, by how near it stands. */
function saidAround({ start }: Figure, tokens: readonly Token[], index: CaseIndex): Said[] {
  const at = tokens.findIndex((token) => token.end > start)
  return tokens.flatMap((token, place): Said[] =>
    token.sense.closed || /^\d/.test(token.folded) || token.folded === ''
      ? []
      : [{ token, weight: weightOf(index, token) / (1 + Math.abs(place - at) / HALF) }],
  )
}

/** How much of it each proposition tells. */
function sharesOf(index: CaseIndex, said: readonly Said[]): (at: number) => number {
  const by = new Map<number, number>()
  let all = 1e-9
  for (const { token, weight } of said) {
    all += weight
    for (const [at, level] of levelsOf(index, token)) by.set(at, (by.get(at) ?? 0) + weight * level)
  }
  return (at) => (by.get(at) ?? 0) / all
}

/** How much of it a proposition tells with what stands beside it, and with the rest of its entry. */
function toldAt(index: CaseIndex, said: readonly Said[], at: number): number {
  const home = index.propositions[at]
  if (home === undefined) return 0
  let [told, all] = [0, 1e-9]
  for (const { token, weight } of said) {
    all += weight
    let best = 0
    for (const [place, level] of levelsOf(index, token)) {
      const one = index.propositions[place]
      if (one?.entry !== home.entry || level <= best) continue
      const isBeside = !isWhole(home) && Math.abs(place - at) <= 1
      best = Math.max(best, isBeside ? level : level * WHOLE)
    }
    told += weight * best
  }
  return told / all
}

/** Figures of which the case file, where it tells what surrounds them, tells another value. */
export function rivaled(clause: Reading, { index, text, tokens }: SentenceReading): Finding[] {
  return clause.anchors.flatMap((anchor: Anchor): Finding[] => {
    const { claim, at, free } = anchor
    if (claim.kind !== 'number' || free || at.size === 0 || anchor.reckoned === true) return []
    const own = clause.figures.find(({ start }) => start === claim.start)
    if (own === undefined || own.quantity.unit === 'ordinal') return []
    const said = saidAround(own, tokens, index)
    if (said.length < 2) return []
    const shareOf = sharesOf(index, said)
    const counted = countedBy(own, tokens, text)
    let rival: { proposition: Proposition; figure: Figure; share: number } | undefined
    for (const { figure, proposition } of index.figures) {
      if (proposition.status === 'law' || isWhole(proposition)) continue
      const share = shareOf(proposition.at)
      if (share < TOLD || share <= (rival?.share ?? 0)) continue
      if (at.has(proposition.at)) continue
      if (!isOfOneKind(own.quantity, counted, figure) || sameQuantity(own.quantity, figure.quantity)) continue
      rival = { proposition, figure, share }
    }
    if (rival === undefined) return []
    const best = Math.max(...[...at.keys()].map((place) => toldAt(index, said, place)))
    if (process.env.DBG) console.log(claim.text, rival.share, best, rival.proposition.text)
    if (rival.share - best < AHEAD) return []
    const { start, end } = claim
    const { proposition, figure } = rival
    const told = proposition.text.slice(figure.start, figure.end)
    return [{ kind: 'number', start, end, text: claim.text, reason: `the case file tells “${told}” of this` }]
  })
}
