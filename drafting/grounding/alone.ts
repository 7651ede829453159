import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding } from './claim.ts'
import type { Proposition } from './proposition.ts'
import type { SentenceReading } from './reading.ts'
import { matchesOf } from './matches.ts'

/** Told of one and nobody else. */
const ALONE =
  /\b(?:all )?(?<word>alone|single-?handed(?:ly)?|unaided|unassisted|by (?:herself|himself|myself)|all on (?:her|his|my) own)\b/giu
/** "Let alone", "stand alone", "left alone": no claim of who did it. */
const IDIOM =
  /\b(?:let|left|leave|leav(?:es|ing)|stands?|stood|standing|live[sd]?|living|lets?|not|never|nor|nobody|neither|cannot) (?:[\p{L}’']+ ){0,2}$/iu
/** "In Ohio alone", "the first year alone": an amount within a larger one. */
const WITHIN = /\b(?:in|during|at|over|on|this|that|last) (?:[\p{L}\p{N}’'.-]+ ){1,4}$/iu
const SOLE =
  /\b(?:alone|(?:the|my) only|only I|sole(?:ly)?|myself|herself|himself|themselves|single-?handed(?:ly)?|unaided|on my own|nobody else|no one else|without help)\b/iu
/** Told of several, or of more causes than one. */
const SHARED =
  /\b(?:together|jointly|both of us|teams?|group|crew|colleagues?|assistants?|helpers?|partners?|partly|co-?(?:author|designer|leader|founder|inventor|worker)\p{L}*|(?:one|each) of (?:two|three|four|five|six|us|\d+)|with (?:my|the|an?|one|two|three) \p{L}+|(?:but|and) (?:it |there )?was also|also (?:had )?(?:less|fewer|more))\b/iu
const OF_PERSON =
  /\b(?:[Ss]he|[Hh]e|[Tt]hey|him|her|them|petitioner|applicant|beneficiary|(?:Mr|Ms|Mrs|Dr|Prof)\. [^,;:]{2,30}|Professor \p{Lu}\p{L}+)(?: [^,;:]{0,80})?$/u
const TOLD = 0.55
/** How much of what is told around it the source must tell. */
const SHARE = 0.4

/** "Sole author" is said of the whole work. */
const hasRole = ({ entries }: CaseIndex, { entry }: Proposition): boolean =>
  entries[entry]?.propositions.some(({ field, text }) => field === 'role' && SOLE.test(text)) === true

/** What is told as one's own doing and nobody else's, where the case file tells of others. */
export function unshared({ text, tokens, index, voice }: SentenceReading): Finding[] {
  return matchesOf(ALONE, text).flatMap((match): Finding[] => {
    const before = text.slice(0, match.index)
    const isOfOne = match.groups?.word?.toLowerCase() === 'alone'
    if (IDIOM.test(before) || (isOfOne && WITHIN.test(before) && !/\b(?:by|on|to) (?:him|her|them)\s$/iu.test(before)))
      return []
    const at = tokens.findIndex(({ start }) => start >= match.index + match[0].length)
    // "Compared with complaints alone" tells nothing of who did it.
    if (isOfOne && !OF_PERSON.test(before) && (tokens[at]?.sense.verb !== true || tokens[at]?.sense.closed === true))
      return []
    // A recommender knows what they did by themselves.
    if (typeof voice === 'object' && /\b(?:I|myself)\b/u.test(text)) return []
    const about = tokens.filter(
      ({ content, start, end }) => content && (end <= match.index || start >= match.index + match[0].length),
    )
    const telling = index.propositions.filter(
      (one) =>
        one.status === 'told' &&
        about.filter((token) => levelsOf(index, token).at(one.at) >= TOLD).length >= SHARE * about.length,
    )
    if (
      telling.some((one) => SOLE.test(one.text) || hasRole(index, one)) ||
      !telling.some((one) => SHARED.test(one.text))
    )
      return []
    const [start, end] = [match.index, match.index + match[0].length]
    return [{ kind: 'role', start, end, text: match[0], reason: 'the case file tells this of others too' }]
  })
}
