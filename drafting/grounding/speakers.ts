import type { Anchor } from './anchor.ts'
import type { Finding } from './claim.ts'
import type { SentenceReading } from './reading.ts'

const SPEAKS =
  '(?:said|says|saying|wrote|writes|writing|remark(?:s|ed|ing)|observ(?:es|ed|ing)|not(?:es|ed|ing)|call(?:s|ed|ing)|describ(?:es|ed|ing)|stat(?:es|ed|ing)|declar(?:es|ed|ing)|prais(?:es|ed|ing)|put(?:s)?|confess(?:es|ed|ing)|recall(?:s|ed|ing)|comment(?:s|ed|ing)|add(?:s|ed|ing)|conclud(?:es|ed|ing)|exclaim(?:s|ed|ing))'
/** Behind a name: "Ms. Vance, the editor, who told a reporter". */
const BEHIND = new RegExp(
  `^(?:,[^,“"]{1,60},)?(?: who)?(?: (?:has|had|have|once|later|then|also|himself|herself|himself|publicly))* (?:${SPEAKS}|tell(?:s|ing)|told|ask(?:s|ed|ing))\\b|^[’']s (?:own )?(?:words|phrase|verdict|description|remark|judgment)\\b`,
  'u',
)
/** Before a name: "said the reporter Vance", "in the words of Vance". */
const BEFORE = new RegExp(
  `(?:\\b${SPEAKS}|\\b[Ii]n the words of|\\b[Aa]ccording to|\\bwords (?:are|were) (?:those )?of)(?: (?:the|a|an|her|his|their|our|my)(?: [\\p{Ll}-]+){1,4})?,? $`,
  'u',
)

/** Names of the sentence's own entry, such as the paper that printed the words. */
const LONG = new Set(['page', 'brief_introduction'])

/** Words put into the mouth of somebody whom the source does not have say them. */
export function misattributed({ clauses, index, text }: SentenceReading): Finding[] {
  const anchors = clauses.flatMap(({ anchors: own }) => own)
  const quotes = anchors.filter(({ claim, at }) => claim.kind === 'quotation' && at.size > 0)
  if (quotes.length !== 1) return []
  const speakers = anchors.filter(
    ({ claim, free, at }) =>
      claim.kind === 'name' &&
      !free &&
      at.size > 0 &&
      (BEHIND.test(text.slice(claim.end)) || BEFORE.test(text.slice(0, claim.start))),
  )
  const [quote] = quotes
  if (quote === undefined || speakers.length === 0) return []
  const isSaidBy = (speaker: Anchor): boolean =>
    [...quote.at.keys()].some((place) => {
      const said = index.propositions[place]
      if (said === undefined || speaker.at.has(place)) return true
      if (
        [...speaker.at.keys()].some((at) => {
          const one = index.propositions[at]
          return one?.entry === said.entry && !LONG.has(one.field)
        })
      )
        return true
      // "He wrote: …": whoever he is stands before.
      for (let at = place; at > place - 3; at--) {
        const one = index.propositions[at]
        if (one === undefined || one.entry !== said.entry) break
        if (speaker.at.has(at)) return true
        if (one.held.claims.some(({ kind, text: name }) => kind === 'name' && /\s/.test(name))) return false
      }
      return [...speaker.at.keys()].some((at) => index.propositions[at]?.entry === said.entry)
    })
  const [first] = speakers
  if (first === undefined || speakers.some(isSaidBy)) return []
  const { start, end } = first.claim
  return [
    {
      kind: 'quotation',
      start,
      end,
      text: first.claim.text,
      reason: 'the case file does not have these words of them',
    },
  ]
}
