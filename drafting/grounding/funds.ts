import type { Finding } from './claim.ts'
import type { Reading, SentenceReading } from './reading.ts'

const FUNDED = /\b(?:grants?|funded|financed|sponsored|subsid(?:y|ies|ized)|bankrolled|underwritten)\b/iu
const DENIED =
  /\b(?:no|not|without|never|nor|neither|unfunded|free|applied|application|would|will|could|may|might|if|proposal|seek\w*|was granted|granted (?:in|on|to))\b/iu
const NONE = /^(?:none|no|n\/?a|not applicable|self[ -]funded|unfunded|0(?:\.0+)?|-|—)\.?$/iu
const MONEY =
  /\b(?:grants?|fund(?:s|ed|ing)?|financ\w+|sponsor\w*|paid|pays?|gave|subsid\w+|money|support(?:ed)?|donat\w+)\b/iu

/** A grant told of a work for which the case file names none. */
export function unfunded(clause: Reading, { text, index, declared }: SentenceReading): Finding[] {
  const from = clause.tokens[0]?.start ?? 0
  const said = text.slice(from, clause.tokens.at(-1)?.end ?? 0)
  const match = FUNDED.exec(said)
  const { entry } = clause
  if (match === null || DENIED.test(said) || entry === undefined) return []
  const named = entry.propositions.find(({ field }) => field === 'funding_source')
  if (named === undefined || !NONE.test(named.text.trim())) return []
  const near = new Set([entry.at, ...clause.reach, ...declared])
  const told = index.propositions.some(
    ({ entry: home, field, text: held }) =>
      near.has(home) && field !== 'funding_source' && field !== 'entry' && MONEY.test(held),
  )
  if (told) return []
  const start = from + match.index
  return [
    {
      kind: 'assertion',
      start,
      end: start + match[0].length,
      text: match[0],
      reason: `${entry.label} names no funding`,
    },
  ]
}
