import { levelsOf } from './align.ts'
import type { CaseIndex } from './case-index.ts'
import type { Finding } from './claim.ts'
import { citedPins } from './cited-pins.ts'
import type { Proposition } from './proposition.ts'
import type { SentenceReading } from './reading.ts'

/** Where a sentence says of the law that it asks for something, or that something suffices. */
const DEMANDS = /\b(?:requires?|required|must|necessary|needs?|mandatory|demands?|depends? on|asks? for)\b/giu
const SUFFICES =
  /\b(?:conclusive(?:ly)?|sufficient|suffices?|automatic(?:ally)?|exempts?|entitles?|entitled|guarantees?|presum\w+|without more|by itself|per se|altogether|dispositive|always|never|irrebuttabl[ey]|bars?|forbids?|prohibits?)\b/giu
const NEGATED = /\b(?:no|not|without|never|nor|rather than|unnecessary)\b/iu
const OWN_NEGATION = /\b(?:no|not|n[’']t|without|never|neither|nor|need not|does not|rather than|far from)\b/iu

/** The passages of the library that a sentence cites; all of it where it names no page. */
function cited(index: CaseIndex, text: string, authorities: readonly string[]): Proposition[] {
  const law = index.propositions.filter(({ status }) => status === 'law')
  const pins = citedPins(text, authorities)
  const named = law.filter(({ source }) => pins.includes(source))
  return named.length > 0 ? named : law
}

/** What a sentence says that the law asks for, against what the library holds at the place cited. */
export function misreadLaw(all: SentenceReading, authorities: readonly string[]): Finding[] {
  const { tokens, index, claims } = all
  // What is quoted is compared word for word.
  let { text } = all
  for (const { kind, start, end } of claims)
    if (kind === 'quotation') text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  const isLaw =
    authorities.length > 0 || /\b(?:Dhanasar|statute|regulation|prong|I&N|the Act|C\.?F\.?R|INA)\b/u.test(text)
  if (!isLaw) return []
  const held = cited(index, text, authorities)
  const findings: Finding[] = []
  const content = tokens.filter((token) => !token.sense.closed && !/^\d/.test(token.folded))
  const shared = new Map<number, number>()
  for (const token of content) for (const at of levelsOf(index, token).keys()) shared.set(at, (shared.get(at) ?? 0) + 1)
  const best = held
    .map((proposition) => ({ proposition, shared: shared.get(proposition.at) ?? 0 }))
    .reduce<{ proposition: Proposition; shared: number } | undefined>(
      (most, one) => (most === undefined || one.shared > most.shared ? one : most),
      undefined,
    )
  for (const match of text.matchAll(DEMANDS)) {
    const around = text.slice(Math.max(0, match.index - 40), match.index + 60)
    if (best === undefined || OWN_NEGATION.test(around) || best.shared < 3) continue
    if (NEGATED.test(best.proposition.text) && !/\bmust\b|\bshall\b/iu.test(best.proposition.text))
      findings.push({
        kind: 'citation',
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        reason: 'the passage cited does not ask for this',
      })
  }
  for (const match of text.matchAll(SUFFICES)) {
    const around = text.slice(Math.max(0, match.index - 30), match.index)
    if (OWN_NEGATION.test(around)) continue
    const word = tokens.find(({ start }) => start === match.index)
    if (
      word !== undefined &&
      held.some(({ tokens: theirs }) => theirs.some(({ sense }) => sense.stem === word.sense.stem))
    )
      continue
    findings.push({
      kind: 'citation',
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      reason: 'the passage cited does not say this',
    })
  }
  return findings
}
