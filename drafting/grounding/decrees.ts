import { levelsOf } from './align.ts'
import type { Finding } from './claim.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** Told as law, or as done by order of those who make it. */
const DECREED =
  /\b(?:made|became|become|becomes|passed into|written into|is now|now) (?:a |the )?law\b|\b(?:made|making) (?:\p{L}+ ){1,5}law\b|\bby (?:order|decree) of\b|\b(?:required|prescribed|ordered|mandated) by (?:law|statute|(?:the |its )?(?:\p{L}+ )?(?:state|government|county|ministry|legislature))\b/iu
const ORDERS =
  /\b(?:laws?|legal(?:ly)?|decree\w*|statut\w+|regulations?|enact\w*|mandat\w+|ordinances?|by order|ordered|requires?|required|code)\b/iu
/** A law that is named is held by the library. */
const CITED = /§|\bU\.S\.C\.|\bC\.F\.R\.|\bI&N Dec\.|\bAct\b/u
const UNSETTLED = /\b(?:not|never|no|if|would|could|may|might|until|before|whether|hop\w+|plan\w*|propos\w+)\b/iu
const TOLD = 0.55
const SHARE = 0.3

/** Laws and orders of which no entry tells. */
export function decreed(clause: Reading, { text, index }: SentenceReading): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const said = text.slice(from, clause.tokens.at(-1)?.end ?? 0)
  const match = DECREED.exec(said)
  if (match === null || CITED.test(text) || UNSETTLED.test(said)) return []
  const about = clause.tokens.filter(
    ({ content, start, end }) =>
      content && (end <= from + match.index || start >= from + match.index + match[0].length),
  )
  const isTold = index.propositions.some(
    (one) =>
      one.status === 'told' &&
      ORDERS.test(one.text) &&
      about.filter((token) => levelsOf(index, token).at(one.at) >= TOLD).length >= SHARE * about.length,
  )
  if (isTold) return []
  const start = from + match.index
  return [
    {
      kind: 'status',
      start,
      end: start + match[0].length,
      text: match[0],
      reason: 'no entry tells of such a law or order',
    },
  ]
}
