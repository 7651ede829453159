import type { Anchor } from './anchor.ts'
import type { CaseIndex } from './case-index.ts'
import { countriesOf } from './lexicon/demonyms.ts'
import { senseOf } from './lexicon/lexicon.ts'
import { isKnownName } from './names.ts'
import { CONNECTORS, HONORIFICS } from './vocabulary.ts'

/** "Journal of Materials" for the Journal of Closed-Loop Materials: a name of the source with a word left out of its middle. */
export function isGarbled(words: readonly string[], parts: readonly Anchor[], index: CaseIndex): boolean {
  const own = words.filter((word) => !CONNECTORS.has(word))
  const [first] = parts
  return [...(first?.at.keys() ?? [])].some((at) =>
    index.propositions[at]?.held.claims.some((one) => {
      if (one.kind !== 'name' || one.words.length <= own.length) return false
      const theirs = one.words.filter((word) => !CONNECTORS.has(word))
      const from = theirs.indexOf(own[0] ?? '')
      if (from === -1) return false
      let next = from
      for (const word of own) {
        next = theirs.indexOf(word, next) + 1
        if (next === 0) return false
      }
      return next - from > own.length
    }),
  )
}

/** WordNet's kind of nouns for persons. */
const PERSON = 18

/** How far somebody reaches is a part of a name. */
const REACHES = new Set('national international federal regional global continental'.split(' '))

/** A post or a nationality, as it may stand before a name. */
export const isEpithet = (words: readonly string[]): boolean =>
  !REACHES.has(words[0] ?? '') &&
  !HONORIFICS.has(words.join(' ')) &&
  words.every((word) => senseOf(word).known) &&
  (senseOf(words.at(-1) ?? '').nounKind === PERSON ||
    (words.length === 1 && (isKnownName(words) || countriesOf(words[0] ?? '').length > 0)))
