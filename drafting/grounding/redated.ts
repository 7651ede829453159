import { levelsOf, weightOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding, PartialDate } from './claim.ts'
import { agrees } from './dates.ts'
import type { Proposition, Token } from './proposition.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** How much of what is said around a date another date's sentence must tell, and by how much more than its own. */
const TOLD = 0.42
const AHEAD = 0.1
/** The rest of an entry tells what a field's date is about, and a little of what a sentence's is. */
const FIELD = 0.7
const REST = 0.3
const HALF = 6
/** Words of another clause tell of another event. */
const OUTSIDE = 0.5
const SAME = 0.2

const isTelling = ({ sense, folded }: Token): boolean => !sense.closed && !/^\d/.test(folded) && folded !== ''
const isDay = ({ field }: Proposition): boolean => field.endsWith('_date')

interface Said {
  token: Token
  weight: number
}

function toldAt(index: CaseIndex, said: readonly Said[], home: Proposition): number {
  let [told, all] = [0, 1e-9]
  for (const { token, weight } of said) {
    all += weight
    const levels = levelsOf(index, token)
    let best = levels.get(home.at) ?? 0
    if (best === 0)
      for (const [place, level] of levels)
        if (index.propositions[place]?.entry === home.entry) best = Math.max(best, level * (isDay(home) ? FIELD : REST))
    told += weight * best
  }
  return told / all
}

const known = ({ year }: PartialDate): boolean => year !== undefined

/** Dates of which the case file, where it tells what surrounds them, tells another. */
export function redated(clause: Reading, { index, tokens, clauses, text: whole }: SentenceReading): Finding[] {
  const dates = clauses.flatMap(({ claims }) => claims.flatMap((claim) => (claim.kind === 'date' ? [claim.date] : [])))
  return clause.anchors.flatMap(({ claim, at, free }): Finding[] => {
    if (claim.kind !== 'date' || free || at.size === 0 || !known(claim.date)) return []
    // In brackets a date is of what stands before them.
    if (/\([^()]*$/u.test(whole.slice(0, claim.start))) return []
    const own = tokens.findIndex(({ end }) => end > claim.start)
    const within = new Set(clause.tokens)
    const said = tokens.flatMap((token, place): Said[] =>
      isTelling(token)
        ? [
            {
              token,
              weight: (weightOf(index, token) * (within.has(token) ? 1 : OUTSIDE)) / (1 + Math.abs(place - own) / HALF),
            },
          ]
        : [],
    )
    if (said.length < 2) return []
    let most = 0
    let rival: string | undefined
    let home = -1
    for (const proposition of index.dated) {
      if (proposition.status === 'law' || proposition.field === 'entry' || at.has(proposition.at)) continue
      const others = proposition.dates.filter(({ date }) => known(date) && !dates.some((one) => agrees(one, date)))
      if (others.length === 0 || others.length < proposition.dates.length) continue
      const told = toldAt(index, said, proposition)
      if (told > most) [most, rival, home] = [told, proposition.text, proposition.entry]
    }
    if (rival === undefined || most < TOLD) return []
    const best = Math.max(
      ...[...at.keys()].map((place) => {
        const one = index.propositions[place]
        return one === undefined ? 0 : toldAt(index, said, one)
      }),
    )
    // A date that goes with a name is a date of what is called so.
    const isNamed = clauses
      .flatMap(({ anchors }) => anchors)
      .some(
        (other) =>
          other.claim.kind === 'name' &&
          [...other.at.keys()].some((place) =>
            [...at.keys()].some((day) => index.propositions[day]?.entry === index.propositions[place]?.entry),
          ),
      )
    if (isNamed) return []
    const isSame = [...at.keys()].some((place) => {
      const one = index.propositions[place]
      return one?.entry === home && one.field !== 'page' && isDay(one)
    })
    if (most - best < (isSame ? SAME : AHEAD)) return []
    const { start, end, text } = claim
    return [{ kind: 'date', start, end, text, reason: 'the case file tells another date of this' }]
  })
}
