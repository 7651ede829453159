import { akin, senseOf } from './lexicon/lexicon.ts'
import type { Finding } from './claim.ts'
import type { Reading, SentenceReading } from './reading.ts'

/** Ranks that no plainer form of the word bears out. */
const OWN = new Set(
  'first only sole leading top best most last few more better greater higher foremost premier'.split(' '),
)

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
    const held = words
      .flatMap((word) => index.byWord.get(word) ?? [])
      .some((at) => {
        const proposition = index.propositions[at]
        if (proposition === undefined || !reach.has(proposition.entry)) return false
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
    // "The newest standards" are new ones; "the largest" says more than "large".
    const base = senseOf(claim.word)
    const bears = (word: string) =>
      (index.byStem.get(word) ?? []).some((at) => reach.has(index.propositions[at]?.entry ?? -1))
    if (held || (!OWN.has(claim.word) && bears(base.stem)) || (claim.word === 'only' && bears(senseOf('sole').stem)))
      return []
    const { kind, start, end, text } = claim
    return [{ kind, start, end, text, reason: 'no entry ranks it so' }]
  })
}
