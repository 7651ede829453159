import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding } from './claim.ts'
import { CUES, DENIES, EVENTS, WITHOUT, WITHOUT_TOLD, type Event } from './happening-words.ts'
import type { SentenceReading } from './reading.ts'
import { argues } from './weighing.ts'
import { matchesOf } from './matches.ts'

const bearers = new WeakMap<CaseIndex, Map<Event, number[]>>()

/** Propositions of the case that speak of such an event. */
function bearersOf(index: CaseIndex, event: Event): readonly number[] {
  const known = bearers.get(index) ?? new Map<Event, number[]>()
  bearers.set(index, known)
  const found =
    known.get(event) ??
    index.propositions
      .filter(({ status, field, text }) => status !== 'law' && field !== 'entry' && event.borneOut.test(text))
      .map(({ at }) => at)
  known.set(event, found)
  return found
}

const TOLD = 0.55

const COUNTERFACTUAL: Event = { says: WITHOUT, borneOut: WITHOUT_TOLD }

/** Events of the world of which nothing in the case file speaks together with what the sentence tells them of. */
export function unheardOf(all: SentenceReading): Finding[] {
  const { text, tokens, index, claims } = all
  if (!tokens.some(({ folded }) => CUES.has(folded)) || argues(text)) return []
  return [...EVENTS, COUNTERFACTUAL].flatMap((event) =>
    matchesOf(event.says, text).flatMap(({ 0: words, index: start }): Finding[] => {
      const end = start + words.length
      if (DENIES.test(text.slice(0, start))) return []
      if (
        claims.some(
          (claim) =>
            claim.kind !== 'number' &&
            claim.kind !== 'date' &&
            claim.start <= start &&
            claim.end >= end &&
            claim.kind !== 'name',
        )
      )
        return []
      // What there would be is told behind, and what there is not, within.
      const others = tokens.filter(
        (token) => token.content && (event === COUNTERFACTUAL || token.end <= start || token.start >= end),
      )
      const places = bearersOf(index, event)
      const isTold = places.some(
        (at) => others.length === 0 || others.some((token) => levelsOf(index, token).at(at) >= TOLD),
      )
      return isTold ? [] : [{ kind: 'assertion', start, end, text: words, reason: 'no entry tells of this' }]
    }),
  )
}
