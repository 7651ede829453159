import { akin, senseOf } from './lexicon/lexicon.ts'
import type { Finding } from './claim.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** Ranks that the plainer form of the word bears out: the newest of several standards is new. */
const OF_AGE = new Set('newest oldest youngest earliest'.split(' '))

/** The area or class in which somebody or something is ranked. */
const SCOPE =
  /^(?: [\p{L}’'-]+){0,5}? (?:in|of|across|throughout) (?:the |its |this |our )?(?<area>United States|country|nation|world|state|region|field|industry|profession|market|\p{Lu}\p{L}+)/u
const COUNTRY = /United States|U\.S\.|\bnation|\bcountry/u

/** Whether a text ranks in the same area. */
function isInScope(told: string, area: string | undefined): boolean {
  if (area === undefined) return true
  if (COUNTRY.test(area)) return COUNTRY.test(told)
  return told.toLowerCase().includes(area.toLowerCase())
}

const ONE_OF = /^(?:\p{L}+ )?(?:only|sole) (?:\p{L}+ )?(?:publication|article|paper)\b/u

/** How far from a rank stands what is ranked. */
const NEAR = 5

/** Superlatives and ranks: the same word must stand in the entry, with something of what is ranked. */
export function ranks(clause: Reading, all: SentenceReading, common: ReadonlySet<number>): Finding[] {
  const { index } = all
  const reach = new Set([...clause.reach, ...common, ...all.declared])
  return clause.claims.flatMap((claim): Finding[] => {
    if (claim.kind !== 'superlative') return []
    if (
      all.claims.some(
        ({ kind, start, end }) => kind !== 'superlative' && kind !== 'number' && start < claim.end && end > claim.start,
      )
    )
      return []
    const after = clause.tokens.filter(({ start, content }) => start >= claim.start && content).slice(0, 4)
    const words = claim.word === 'most' ? ['most', 'best', 'highest', 'greatest'] : [claim.word]
    const area = SCOPE.exec(all.text.slice(claim.end))?.groups?.area
    // Who has one publication has only that one.
    if (
      ONE_OF.test(all.text.slice(claim.start)) &&
      index.propositions.some(({ field, text }) => field === 'publications' && text === '1')
    )
      return []
    const held = words
      .flatMap((word) => index.byWord.get(word) ?? [])
      .some((at) => {
        const proposition = index.propositions[at]
        if (proposition === undefined || !reach.has(proposition.entry)) return false
        if (!isInScope(proposition.text, area)) return false
        // "Most" ranks only together with what it stands before.
        if (claim.word === 'most' && new RegExp(`\\bmost ${after[0]?.folded ?? '$'}`, 'u').test(proposition.held.words))
          return true
        if (
          claim.word === 'most' &&
          !after.slice(1).some((token) => proposition.tokens.some(({ sense }) => akin(token.sense, sense)))
        )
          return false
        if (after.length === 0) return true
        return proposition.tokens.some(
          ({ folded }, place) =>
            words.includes(folded) &&
            proposition.tokens
              .slice(Math.max(0, place - NEAR), place + NEAR + 1)
              .some((source) => after.slice(0, 2).some((token) => akin(token.sense, source.sense))),
        )
      })
    const base = senseOf(claim.word)
    const bears = (word: string) =>
      (index.byStem.get(word) ?? []).some((at) => {
        const proposition = index.propositions[at]
        if (proposition === undefined || !reach.has(proposition.entry)) return false
        const ranked = after.filter(({ folded }) => folded !== claim.word).slice(0, 2)
        return (
          ranked.length === 0 ||
          ranked.some((token) => proposition.tokens.some(({ sense }) => akin(token.sense, sense)))
        )
      })
    if (held || (OF_AGE.has(claim.word) && bears(base.stem)) || (claim.word === 'only' && bears(senseOf('sole').stem)))
      return []
    const { kind, start, end, text } = claim
    return [{ kind, start, end, text, reason: 'no entry ranks it so' }]
  })
}
