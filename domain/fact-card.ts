import { z } from 'zod'
import { recordText } from './record-text.ts'

/**
 * A fact card: one clean statement in the third person, read from the profile, with where it comes from and who confirmed
 * it. The statement names whom it is about, so that it can stand anywhere.
 */

/** `asks`: a note that is no statement yet; its questions say what is needed to make it one. */
export const CARD_STATES = ['proposed', 'confirmed', 'asks', 'left_out'] as const
export type CardState = (typeof CARD_STATES)[number]

/** Whom or what a card is about. */
export const CARD_SUBJECTS = ['applicant', 'team', 'organization', 'system', 'recommender', 'other'] as const
export type CardSubject = (typeof CARD_SUBJECTS)[number]

export const CARD_KINDS = ['did', 'led', 'made', 'result', 'use', 'recognition', 'background', 'plan', 'need'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export const CARD_STATUSES = ['done', 'under_way', 'planned'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** Who worded a card: a field as it was typed, the built-in reader, a language model, or a person. */
export const CARD_ORIGINS = ['entered', 'reader', 'model', 'person'] as const
export type CardOrigin = (typeof CARD_ORIGINS)[number]

/** True of words that only say whom or what a statement is about: their own card stays as it is. */
const context = z.literal(true).optional()

/** Words of a field of the profile, or of a page of an uploaded paper. */
export const cardSource = z.union([
  z.object({ section: z.string(), entry: z.int(), field: z.string(), words: z.string(), context }),
  z.object({ file: z.string(), page: z.int(), words: z.string(), context }),
])
export type CardSource = z.infer<typeof cardSource>

export interface FactCard {
  /** Changes when a proposal is worded otherwise or its source changes; stays once a person has settled the card. */
  id: string
  /** The statement; of a card that asks, the note as it was typed. */
  text: string
  about: CardSubject
  kind: CardKind
  status: CardStatus
  state: CardState
  /** What is needed to make a statement of a note, each a question to its author. */
  questions: string[]
  /** Statements to choose from instead of typing, where a question has few answers. */
  choices: { label: string; text: string }[]
  sources: CardSource[]
  /** The recommender whose card it is; null for the applicant's. */
  referee_id: number | null
  origin: CardOrigin
  /** What the card said before its source changed; null where it did not change. */
  was: string | null
  /** Who confirmed it and when; null where it was entered as it stands, or is not confirmed. An answer that is left out keeps them. */
  confirmed_by: string | null
  confirmed_at: string | null
}

/** The label of the choice that quotes a note as it was typed. */
export const QUOTE_AS_TYPED = 'Quote my words as I typed them'

/** The field of a recommender’s answer begins with this, followed by what the answer is about. */
export const ANSWER_FIELD = 'letter/'

/** Whether a card is what a recommender answered by the link of a letter. */
export const isAnswer = ({ sources }: Pick<FactCard, 'sources'>): boolean =>
  sources.some((source) => 'field' in source && source.field.startsWith(ANSWER_FIELD))

/** Whether it is an answer that nobody has given their name for yet. */
export const isNameless = (card: Pick<FactCard, 'sources' | 'state'>): boolean =>
  card.state === 'proposed' && isAnswer(card)

/** Why the applicant cannot confirm or reword what a recommender answered. */
export const answerOfWriter = (writer: string): string =>
  `Only ${writer} can confirm or change this answer. Please send the link of the letter.`

export const STILL_THE_NOTE = 'This is still the note. Please write who did what.'

/** Whether the text of a card is a note that nobody has answered, also where the card is left out. */
export const isNote = ({ state, questions }: Pick<FactCard, 'state' | 'questions'>): boolean =>
  state === 'asks' || (state === 'left_out' && questions.length > 0)

/** Spaces and the marks at which a note is cut or joined say nothing. */
const folded = (text: string): string => text.replace(/[\s.,;]+/gu, ' ').trim()

/** Whether one of these texts, or all together, is the note of a card that asks, as it was typed: that answers nothing. */
export function isStillNote(
  cards: readonly Pick<FactCard, 'state' | 'questions' | 'text' | 'sources'>[],
  texts: readonly string[],
): boolean {
  const notes = cards.filter(isNote)
  if (notes.length === 0) return false
  const typed = notes.flatMap(({ text, sources }) => [text, ...sources.map(({ words }) => words)])
  const known = new Set([...typed, cards.map(({ text }) => text).join(' ')].map(folded))
  return [...texts, texts.join(' ')].some((text) => known.has(folded(text)))
}

/** Long enough for three long sentences; a statement is one. */
export const MAX_CARD_TEXT = 1_000
/** Far above honest use: a full profile has about a hundred. */
export const MAX_CARDS = 2_000

const statement = recordText('Please write one statement', MAX_CARD_TEXT, 'Please keep it under 1,000 characters')

export const cardReply = z.object({
  id: z.string(),
  text: z.string(),
  about: z.enum(CARD_SUBJECTS),
  kind: z.enum(CARD_KINDS),
  status: z.enum(CARD_STATUSES),
  state: z.enum(CARD_STATES),
  questions: z.array(z.string()),
  choices: z.array(z.object({ label: z.string(), text: z.string() })),
  sources: z.array(cardSource),
  referee_id: z.int().nullable(),
  origin: z.enum(CARD_ORIGINS),
  was: z.string().nullable(),
  confirmed_by: z.string().nullable(),
  confirmed_at: z.string().nullable(),
})

const cardId = z.string().min(1).max(64)
/** The wording that the person saw; a card that reads otherwise by now is not changed. */
const seenText = z.string().max(MAX_CARD_TEXT * 2)
const seenTexts = z.record(cardId, seenText).optional()

export const confirmRequest = z.object({ ids: z.array(cardId).min(1).max(500), seen: seenTexts })

/** A correction confirms the card; `proposed` takes back what was settled. */
export const cardChange = z
  .object({
    text: statement.optional(),
    state: z.enum(['confirmed', 'left_out', 'proposed']).optional(),
    seen: seenText.optional(),
  })
  .refine(({ text, state }) => text !== undefined || state !== undefined, 'Please send a text or a state')

/** A statement that the applicant adds; `section` and `entry` say to which entry it belongs. */
export const newCard = z.object({
  text: statement,
  kind: z.enum(CARD_KINDS).optional(),
  status: z.enum(CARD_STATUSES).optional(),
  section: z.string().max(40).optional(),
  entry: z.int().positive().optional(),
  referee_id: z.int().positive().optional(),
})

/** One card becomes several statements, or several become one. */
export const regroupRequest = z.object({
  ids: z.array(cardId).min(1).max(20),
  texts: z.array(statement).min(1).max(20),
  seen: seenTexts,
})

/** The number of a change, as its answer gave it. */
export const undoRequest = z.object({ change: z.int().positive() })

/** A change answers with the cards as they are then, and with its number for taking it back. */
export const changedCard = cardReply.extend({ change: z.int() })
export const changedCards = z.object({ change: z.int(), count: z.int(), results: z.array(cardReply) })

export type NewCard = z.infer<typeof newCard>

/** The sources of a fact that somebody adds: the entry or the recommender that it belongs to, with no words of theirs. */
export function sourcesOfOwn({ section, entry, referee_id }: NewCard): CardSource[] {
  if (section !== undefined && entry !== undefined) return [{ section, entry, field: '', words: '' }]
  return referee_id === undefined ? [] : [{ section: 'referees', entry: referee_id, field: '', words: '' }]
}

/** A fact that somebody adds is confirmed by having been entered. */
export const ownCard = (id: string, added: NewCard): FactCard => ({
  id,
  text: added.text,
  about: 'other',
  kind: added.kind ?? 'background',
  status: added.status ?? 'done',
  state: 'confirmed',
  questions: [],
  choices: [],
  sources: sourcesOfOwn(added),
  referee_id: added.referee_id ?? null,
  origin: 'person',
  was: null,
  confirmed_by: null,
  confirmed_at: null,
})
export type CardChange = z.infer<typeof cardChange>
export type CardsChanged = Pick<z.infer<typeof changedCards>, 'change' | 'results'>

export const CARDS_CHANGED = 'These facts were changed meanwhile. Please look at them once more.'
export const TOO_MANY_CARDS = 'There are as many facts as an application can hold. Please leave some out first.'
