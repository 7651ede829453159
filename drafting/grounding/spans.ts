import type { Finding } from './claim.ts'
import type { Proposition } from './proposition.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** "Within three years": told of what lies ahead. */
const AHEAD =
  /\b(?:within|in the (?:next|coming)|over the (?:next|coming)|by the end of|will|would|plan(?:s|ned)?|is to|are to|to be|expect\w*|intend\w*|horizon|future|long[ -]term)\b/iu
const WITHIN = /\b(?:within|(?:in|over) the (?:next|coming|first)|(?:in|over)) $/iu
const TO_BE = /\b(?:will|(?:is|are) to|plan(?:s|ned)? to|intend\w*|shall)\b/iu
/** How long a recommender has known somebody. */
const KNOWN = /\bI (?:have |had |’ve |'ve )?(?:known|followed|watched|observed|been acquainted|know)\b/iu
const ACQUAINTED = /\b(?:I|my|me|we|our|know[ns]?|knew|acquain\w+|met|recommender|referee|letters?)\b/iu
/** Fields that tell how long something lasted or is old. */
const LASTED = new Set(['duration', 'reckoned', 'age', 'entry', 'years_of_known'])

const WORDS = 4

/** Spans of years that the case file tells of something else: of an acquaintance, of a plan, of a post. */
export function misspanned(clause: Reading, { text, index, voice }: SentenceReading): Finding[] {
  // A cell holds a span of nothing in particular.
  if (clause.tokens.length < WORDS) return []
  const from = clause.tokens[0]?.start ?? 0
  const said = text.slice(from, clause.tokens.at(-1)?.end ?? 0)
  return clause.anchors.flatMap(({ claim, at, free }): Finding[] => {
    if (claim.kind !== 'number' || free || at.size === 0) return []
    const { unit } = claim.quantity
    if (unit !== 'year' && unit !== 'month') return []
    const before = text.slice(0, claim.start)
    const [isAhead, isKnown] = [WITHIN.test(before) && TO_BE.test(said), KNOWN.test(said)]
    const mayTell = (proposition: Proposition | undefined): boolean => {
      if (proposition === undefined) return false
      const home = index.entries[proposition.entry]
      const { field } = proposition
      const isPlan = home?.section === 'futureplan' || home?.section === 'endeavors'
      if (field === 'eta' || (field === 'entry' && isPlan)) return AHEAD.test(text)
      if (isAhead) return isPlan || !LASTED.has(field)
      if (isKnown && typeof voice === 'object')
        return !LASTED.has(field) || (home?.section === 'referees' && home.entry === voice.referee)
      if (home?.section === 'referees' && LASTED.has(field)) return ACQUAINTED.test(text)
      return true
    }
    if ([...at.keys()].some((place) => mayTell(index.propositions[place]))) return []
    const { start, end, kind } = claim
    return [{ kind, start, end, text: claim.text, reason: 'the case file tells this span of something else' }]
  })
}
