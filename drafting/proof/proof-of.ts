import type { Made, Sentence } from '#domain/document.ts'
import type { FactCard } from '#domain/fact-card.ts'
import type { Proof, ProofState } from '#domain/proof.ts'
import { findAuthority } from '../authorities/library.ts'
import { sentencesOf } from '../builtin/passages.ts'
import { capital, possessiveOf, type Person } from '../builtin/person.ts'
import { RECORD_ID } from '../rfe-case/pages.ts'
import { kindOfFrame, type FrameKind } from './frames.ts'
import { holdsWords } from './held-words.ts'
import { wordsOf } from './words-of.ts'

/** What can vouch for the sentences of a document: the record as it is now, and what people have confirmed of this document. */
export interface Vouchers {
  /** What each source holds: a fact’s value, a page’s text, an exhibit’s title, an authority’s citation; undefined where there is none. */
  heldBy(source: string): string | undefined
  cards: ReadonlyMap<string, FactCard>
  person: Person
  /** Who confirmed a sentence of these words that rests on these sources as they are now; undefined where nobody did. */
  confirmedBy(text: string, sources: readonly string[]): Proof['confirmed']
  /** What a verifier’s word for a sentence comes to; undefined where it vouches for nothing. */
  verifiedBy(sentence: Sentence): Proof | undefined
}

/** Typography that says nothing: quotation marks, spaces, and where a citation moved a stop. */
const compared = (text: string): string =>
  text
    .replace(/[“”"]/gu, '"')
    .replace(/[‘’']/gu, "'")
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,;!?])/gu, '')
    .replace(/"?([.,;!?])"?/gu, '$1')
    .replace(/([.,;!?])(?:[.,;!?])+/gu, '$1')
    .trim()

const SLOT = /\{([^{}]+)\}/gu

/** A frame with these words in its slots, and where each of them stands. */
function rendered(frame: string, slots: Readonly<Record<string, { text: string; sources: string[] }>>) {
  const spans: NonNullable<Proof['spans']> = []
  let text = ''
  let at = 0
  for (const match of frame.matchAll(SLOT)) {
    const slot = slots[match[1] ?? '']
    if (slot === undefined) return undefined
    text += frame.slice(at, match.index)
    if (slot.sources.length > 0)
      spans.push({ start: text.length, end: text.length + slot.text.length, sources: slot.sources })
    text += slot.text
    at = match.index + match[0].length
  }
  return { text: capital(text + frame.slice(at)).replace(/\.\.(?=\s|$)/gu, '.'), spans }
}

/** Slots that carry grammar alone: pronouns and verb forms of the person that the document is about. */
const isGrammar = (
  { text, sources }: Filling,
  { subject, object, possessive, own, reflexive, short, full }: Person,
): boolean =>
  (sources.length === 0 &&
    ['', 'is', 'are', 'was', 'were', 'has', 'have', 'does', 'do', 's', 'es', 'y', 'ies'].includes(text)) ||
  [subject, object, possessive, own, reflexive, short, full, possessiveOf(short)].includes(text) ||
  [subject, possessive].map(capital).includes(text)

function framed(made: Extract<Made, { frame: string }>, text: string, vouchers: Vouchers): Proof | undefined {
  const kind = kindOfFrame(made.frame)
  const whole = rendered(made.frame, made.slots)
  if (kind === undefined || whole === undefined || !isSetAs(whole.text, text, vouchers.person)) return undefined
  const slots = Object.values(made.slots).filter((slot) => !isGrammar(slot, vouchers.person))
  const ofLaw = slots.filter(isCitation)
  const ofRecord = slots.filter((slot) => !ofLaw.includes(slot))
  if (!ofRecord.every((slot) => isHeld(slot, kind === 'quotes' && slot === made.slots.quoted, vouchers)))
    return undefined
  // What is cited after it says the same once more.
  if (ofLaw[0] !== undefined && !ofLaw[0].sources.every(isChecked)) return undefined
  return { state: stateOf(kind, ofLaw, ofRecord), spans: whole.spans }
}

const isChecked = (authority: string): boolean => findAuthority(authority)?.checked != null

function stateOf(kind: FrameKind, ofLaw: readonly Filling[], ofRecord: readonly Filling[]): ProofState {
  if (kind === 'quotes') return ofRecord.some(({ sources }) => sources.some(isPage)) ? 'quoted' : 'composed'
  if (kind === 'argues' || (ofLaw.length > 0 && ofRecord.length > 0)) return 'reasoned'
  if (ofLaw.length > 0) return 'law'
  return ofRecord.length > 0 ? 'composed' : 'reasoned'
}

/** True of the id of a page of an exhibit, of the notice, or of a paper that was filed before it. */
const isPage = (source: string): boolean => /^E\d+p\d+$/u.test(source) || RECORD_ID.test(source)

/** Whether the sources of a slot hold its words; of a quotation, letter by letter and in one of them. */
function isHeld({ text, sources }: Filling, isQuoted: boolean, vouchers: Vouchers): boolean {
  const values = sources.flatMap((source) => vouchers.heldBy(source) ?? [])
  if (sources.length === 0 || values.length !== sources.length) return false
  if (isQuoted) return values.some((value) => letters(value).includes(unended(letters(text))))
  return !hasSentence(text) && holdsWords(text, values)
}

/** True of a short field into which somebody typed a sentence: a frame would say it in the voice of whoever signs. */
const hasSentence = (text: string): boolean => sentencesOf(text.replace(/“[^”]*”/gu, '“”')).length > 1

/** Letters as a quotation is compared: without marks of quotation, whatever broke the lines, and up to where its end is left out. */
const letters = (text: string): string =>
  text
    .replace(/\s*…[.”]*$/u, '')
    .replace(/[“”"„‘’']/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** A quotation may end where its sentence goes on, and print wants a stop there. */
const unended = (text: string): string => text.replace(/[.\s]+$/u, '')

type Filling = { text: string; sources: string[] }

/** Slots that hold a citation, or words of an authority, and nothing of the record. */
const isCitation = ({ sources }: Filling): boolean =>
  sources.length > 0 && sources.every((id) => findAuthority(id) !== undefined)

/** Forms in which a card’s statement is set: its subject by name, or by pronoun where the sentence before has named it. */
function settings(statement: string, { short, subject, possessive }: Person): string[] {
  const owned = possessiveOf(short)
  return [
    statement,
    ...(statement.startsWith(`${short} `) ? [capital(subject) + statement.slice(short.length)] : []),
    ...(statement.startsWith(`${owned} `) ? [capital(possessive) + statement.slice(owned.length)] : []),
  ]
}

/** True of a statement that stands word for word, with its subject by name or by pronoun. */
export const isSetAs = (statement: string, text: string, person: Person): boolean =>
  settings(statement, person).some((one) => compared(one) === compared(text))

function ofCard(made: Extract<Made, { card: string }>, text: string, { cards, person }: Vouchers): Proof | undefined {
  const card = cards.get(made.card)
  if (card === undefined || card.state !== 'confirmed') return undefined
  return isSetAs(card.text, text, person)
    ? { state: 'composed', spans: [{ start: 0, end: text.length, sources: [card.id] }] }
    : undefined
}

/** True of a sentence that only asks for something. */
const isQuestion = ({ inlines }: Sentence): boolean =>
  inlines.some(({ kind }) => kind === 'missing') && wordsOf(inlines).replace(/[.\s]/gu, '') === ''

/** The state of a sentence, and what vouches for it. The one place where it is decided. */
export function proofOf(sentence: Sentence, vouchers: Vouchers): Proof {
  const { inlines, made, sources } = sentence
  if (isQuestion(sentence)) return { state: 'open' }
  const text = wordsOf(inlines)
  const confirmed = vouchers.confirmedBy(text, sources)
  if (confirmed !== undefined) return { state: 'confirmed', confirmed }
  if (inlines.some(({ kind }) => kind === 'verify')) return { state: 'contradicted' }
  if (inlines.some(({ kind }) => kind === 'missing')) return { state: 'open' }
  const earned =
    made === undefined ? undefined : 'card' in made ? ofCard(made, text, vouchers) : framed(made, text, vouchers)
  return earned ?? vouchers.verifiedBy(sentence) ?? { state: 'open' }
}
