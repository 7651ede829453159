import type { Anchor } from './anchor.ts'
import { levelsOf } from './align.ts'
import { isVerb } from './clauses.ts'
import type { Token } from './proposition.ts'
import type { Reading, SentenceReading } from './reading.ts'

const TOLD = 0.5
const AFTER_SMALL_WORD = /^(?:in|at|of|for|with|from|by|to|and|on|under|near)$/
const TAKES_PART = /^(?:by|from|to|for|with)$/
/** What anybody may do in a letter: it tells nothing of the world. */
const SPEAKS = new Set(
  'agree write say state attest confirm explain describe know add call put conclude observe note recommend testify add stress believe think find see print report publish carry'.split(
    ' ',
  ),
)

const OURS = /\b(?:we|us|our|the (?:company|firm|practice))\b/iu

/** How far a verb may stand from the name that takes part in it. */
const FAR = 6

/** Names that do, or have done to them, what no proposition tells of them: "Corvane funded", "licensed to two manufacturers by NASA". */
export function tornNames(clause: Reading, { index, text }: SentenceReading): { doer: Anchor[]; other: Anchor[] } {
  const doer: Anchor[] = []
  const other: Anchor[] = []
  const { tokens } = clause
  const verbAt = (at: number): Token | undefined => {
    const token = tokens[at]
    return token !== undefined && token.content && isVerb(tokens, at) ? token : undefined
  }
  for (const anchor of clause.anchors) {
    if (anchor.claim.kind !== 'name' || anchor.free) continue
    const stands = [...anchor.at.keys()].filter((at) => clause.reach.has(index.propositions[at]?.entry ?? -1))
    if (stands.length === 0) continue
    // Of the house of an entry all is told that "we" did there.
    const where = stands.flatMap((at) => {
      const one = index.propositions[at]
      return one?.field === 'organization'
        ? (index.entries[one.entry]?.propositions ?? [])
            .filter(({ text: told }) => OURS.test(told))
            .map((told) => told.at)
        : []
    })
    where.push(...stands)
    const tells = (token: Token) => where.some((at) => levelsOf(index, token).at(at) >= TOLD)
    const { start, end } = anchor.claim
    const first = tokens.findIndex((token) => token.start >= start)
    let next = tokens.findIndex((token) => token.start >= end)
    if (next === -1) next = tokens.length
    while (next < tokens.length && tokens[next]?.sense.closed === true && next < first + FAR) next += 1
    const last = tokens[first - 1]?.folded ?? ''
    // "Her article in the Journal": the small word stands before the article.
    const before = last === 'the' ? (tokens[first - 2]?.folded ?? '') : last
    const verb = verbAt(next)
    // "California agencies": the name only tells which.
    const after = tokens.find((token) => token.start >= end)
    if (after !== undefined && text.slice(end, after.start) === ' ' && after.sense.noun && !after.sense.verb) continue
    // "(Concepción, Chile) conferred": what stands between marks does nothing.
    const isApart = /[,;:()]/.test(text.slice(end, tokens[next]?.start ?? end)) || /,\s*$/.test(text.slice(0, start))
    if (
      verb !== undefined &&
      !isApart &&
      !SPEAKS.has(verb.sense.lemma) &&
      (!AFTER_SMALL_WORD.test(before) || before === 'by') &&
      !tells(verb)
    )
      doer.push(anchor)
    if (!TAKES_PART.test(before)) continue
    for (let at = first - 2; at >= Math.max(0, first - FAR); at--) {
      const taken = verbAt(at)
      if (taken === undefined) continue
      if (!tells(taken)) other.push(anchor)
      break
    }
  }
  return { doer, other }
}
