import type { Block, Sentence } from '#domain/document.ts'
import { isSetOpen } from '#domain/document-text.ts'
import type { ProofCounts } from '#domain/proof.ts'
import { findAuthority, pinOf } from '../authorities/library.ts'
import { personOf } from '../builtin/person.ts'
import { seedOf } from '../builtin/seed.ts'
import { cardOfSaid, wordsOfAnswer } from '../cards/answers.ts'
import { cardsIn } from '../cards/cards.ts'
import type { CaseFile } from '../case-file.ts'
import type { Calibration } from '../verifier/calibration.ts'
import { isSetAs, proofOf, type Vouchers } from './proof-of.ts'
import { verifiedProof } from './verified.ts'
import { wordsOf } from './words-of.ts'

type OfRecord = Omit<Vouchers, 'confirmedBy' | 'verifiedBy'>

const known = new WeakMap<CaseFile, OfRecord>()

function vouchersOf(caseFile: CaseFile): OfRecord {
  const held = known.get(caseFile)
  if (held !== undefined) return held
  const cards = new Map(cardsIn(caseFile).map((card) => [card.id, card]))
  const values = new Map<string, string>([
    ...caseFile.facts.map(({ id, value }) => [id, value] as const),
    ...caseFile.pages.map(({ id, text }) => [id, text] as const),
    // With words that a line's end divides, as they were read, and with the place that a sentence may name.
    ...(caseFile.rfe?.pages ?? []).map(
      ({ id, text, quotes, place }) => [id, [text, ...quotes, place].join('\n')] as const,
    ),
    ...caseFile.exhibits.map(
      ({ number, title, type, file }) => [`E${number}`, `${title} ${type} ${file.name.replaceAll('_', ' ')}`] as const,
    ),
    ...[...cards.values()].filter(({ state }) => state === 'confirmed').map(({ id, text }) => [id, text] as const),
  ])
  const vouchers = {
    person: personOf(caseFile.profile.application, []),
    cards,
    heldBy: (source: string) => values.get(source) ?? lawIn(source),
  }
  known.set(caseFile, vouchers)
  return vouchers
}

/** What an authority lends words to: its quotations at the pin, or its own citation. */
function lawIn(source: string): string | undefined {
  const held = findAuthority(source)
  return held === undefined ? undefined : JSON.stringify(pinOf(source) ?? held)
}

/** Who vouches beside the record: the verifier that is configured, as far as it was measured, and people. */
export interface Beside {
  verifier?: Calibration | undefined
  confirmedBy?: Vouchers['confirmedBy']
}

/** The blocks with the state of each sentence, by the case file as it is. */
export function proved(
  blocks: readonly Block[],
  caseFile: CaseFile,
  { verifier, confirmedBy = () => undefined }: Beside = {},
): Block[] {
  const vouchers: Vouchers = {
    ...vouchersOf(caseFile),
    confirmedBy,
    verifiedBy: (sentence) => verifiedProof(sentence, caseFile, verifier),
  }
  const withProof = (sentence: Sentence): Sentence => ({ ...sentence, proof: proofOf(sentence, vouchers) })
  return blocks.map((block): Block => {
    if (block.kind === 'paragraph' || block.kind === 'quote')
      return { ...block, sentences: block.sentences.map(withProof) }
    return block.kind === 'list' ? { ...block, items: block.items.map((item) => item.map(withProof)) } : block
  })
}

/**
 * True of a card’s statement word for word, and of a recommender’s answer as the recommender gave it: what it says is the
 * card’s, whatever a rule makes of its wording.
 */
export function isCardAsItStands(sentence: Sentence, caseFile: CaseFile): boolean {
  const { made, inlines } = sentence
  const { cards, person } = vouchersOf(caseFile)
  const answer = cards.get(cardOfSaid(sentence) ?? '')
  if (answer !== undefined)
    return answer.state === 'confirmed' && isSetAs(wordsOfAnswer(answer) ?? '', wordsOf(inlines), person)
  if (made === undefined || !('card' in made)) return false
  const card = cards.get(made.card)
  return card !== undefined && isSetAs(card.text, wordsOf(inlines), person)
}

/** How many sentences are in each state: what the page and the cover count. A question is none of them, but a point to settle. */
export function countsOf(blocks: readonly Block[]): ProofCounts {
  const counts: ProofCounts = {}
  for (const sentence of sentencesIn(blocks)) {
    const state = sentence.proof?.state
    if (state === undefined || (state === 'open' && !isSetOpen(sentence))) continue
    counts[state] = (counts[state] ?? 0) + 1
  }
  return counts
}

/** Tells whether sources hold what they held before: who confirmed a sentence saw it beside them. */
export function heldNow(sources: readonly string[], caseFile: CaseFile): string {
  const { heldBy } = vouchersOf(caseFile)
  const held = JSON.stringify(sources.map((source) => heldBy(source) ?? null))
  return [seedOf('held', held), seedOf('by', held)].map((part) => part.toString(16).padStart(8, '0')).join('')
}

export const sentencesIn = (blocks: readonly Block[]): Sentence[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'quote') return block.sentences
    return block.kind === 'list' ? block.items.flat() : []
  })
