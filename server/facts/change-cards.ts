import { AppError, invalidFields } from '#domain/errors.ts'
import {
  answerOfWriter,
  CARDS_CHANGED,
  type FactCard,
  isAnswer,
  isNote,
  isStillNote,
  MAX_CARDS,
  type NewCard,
  ownCard,
  sourcesOfOwn,
  STILL_THE_NOTE,
  TOO_MANY_CARDS,
} from '#domain/fact-card.ts'
import { personOf } from '#drafting/builtin/person.ts'
import { cardsOf, type SettledCard } from '#drafting/cards/cards.ts'
import { proposalId, sourceKey } from '#drafting/cards/identity.ts'
import { fullName, nameOrNative } from '#drafting/case-file/names.ts'
import { isSection } from '#drafting/case-file/places.ts'
import type { CaseFile } from '#drafting/case-file.ts'
import type { Trx } from '../db/client.ts'
import { currentCaseFile } from '../drafts/current-case-file.ts'
import type { WorkParts } from '../parts.ts'
import { findChange, forgetChange, listSettled, lockCards, replaceCards, writeCards } from './store.ts'

/** The cards of an application while nobody else changes them. */
interface Held {
  trx: Trx
  application_id: number
  caseFile: CaseFile
  settled: SettledCard[]
  cards: FactCard[]
  /** Who settles them, and when. */
  by: string
  at: string
}

async function holding<T>(parts: WorkParts, application_id: number, change: (held: Held) => Promise<T>): Promise<T> {
  const caseFile = await currentCaseFile(parts, application_id)
  const { application } = caseFile.profile
  return parts.db.transaction().execute(async (trx) => {
    await lockCards(trx, application_id)
    const settled = await listSettled(trx, application_id)
    const cards = cardsOf(caseFile, settled)
    const by = fullName(application) || application.email
    return change({ trx, application_id, caseFile, settled, cards, by, at: parts.clock.now().toISOString() })
  })
}

const changed = (ids: readonly string[]): AppError =>
  new AppError('changed_elsewhere', CARDS_CHANGED, { extra: { ids } })

function requireCards(
  { cards }: Held,
  ids: readonly string[],
  seen: Readonly<Record<string, string>> = {},
): FactCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const gone = ids.filter((id) => {
    const card = byId.get(id)
    const words = Object.hasOwn(seen, id) ? seen[id] : undefined
    return card === undefined || (words !== undefined && words !== card.text)
  })
  if (gone.length > 0) throw changed(gone)
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A note becomes a fact by an answer alone: neither its own words nor a confirmation make it one. */
function refuseNotes(cards: readonly FactCard[], texts?: readonly string[]): void {
  const notes = cards.filter(isNote)
  const isRefused = texts === undefined ? notes.length > 0 : isStillNote(cards, texts)
  if (isRefused) throw invalidFields({ text: [STILL_THE_NOTE] })
}

/** What a recommender answered is the recommender's to confirm and to word. */
function refuseAnswers({ caseFile }: Held, cards: readonly FactCard[]): void {
  const answer = cards.find(isAnswer)
  if (answer === undefined) return
  const writer = caseFile.profile.referees.find(({ id }) => id === answer.referee_id)
  throw new AppError('forbidden', answerOfWriter(writer ? nameOrNative(writer) : 'the recommender'))
}

/** An answer stands in the name of who gave it: the applicant leaves it out, or uses it again as it was. */
function settledAnswer(held: Held, card: FactCard, state: SettledCard['state']): SettledCard {
  const { was: _was, choices: _choices, ...kept } = card
  const isNamed = card.confirmed_by !== null
  if (state === 'confirmed' && !isNamed) refuseAnswers(held, [card])
  const standing = isNamed ? 'confirmed' : 'proposed'
  return { ...kept, state: state === 'left_out' ? state : standing, named: '' }
}

/** A card as it is stored once a person has settled it. */
const settledBy = (held: Held, card: FactCard, state: SettledCard['state']): SettledCard => {
  if (isAnswer(card)) return settledAnswer(held, card, state)
  const { was: _was, choices: _choices, ...kept } = card
  const isConfirmed = state === 'confirmed'
  return {
    ...kept,
    state,
    questions: isConfirmed ? [] : card.questions,
    named: personOf(held.caseFile.profile.application, []).short,
    confirmed_by: isConfirmed ? held.by : null,
    confirmed_at: isConfirmed ? held.at : null,
  }
}

async function save(held: Held, replaced: readonly FactCard[], after: SettledCard[]): Promise<number> {
  const ids = new Set(replaced.map(({ id }) => id))
  const before = held.settled.filter(({ id }) => ids.has(id))
  if (held.settled.length - before.length + after.length > MAX_CARDS) throw new AppError('invalid', TOO_MANY_CARDS)
  return replaceCards(held.trx, held.application_id, { before, after })
}

/** What a change answers: the cards as they are then, and its number for taking it back. */
export interface CardsChanged {
  change: number
  count: number
  results: FactCard[]
}

async function after(held: Held, change: number, ids: readonly string[]): Promise<CardsChanged> {
  const cards = cardsOf(held.caseFile, await listSettled(held.trx, held.application_id))
  const results = cards.filter(({ id }) => ids.includes(id))
  return { change, count: results.length, results }
}

export const confirmCards = (
  parts: WorkParts,
  application_id: number,
  { ids, seen }: { ids: string[]; seen?: Record<string, string> | undefined },
): Promise<CardsChanged> =>
  holding(parts, application_id, async (held) => {
    const cards = requireCards(held, [...new Set(ids)], seen)
    refuseNotes(cards)
    const change = await save(
      held,
      cards,
      cards.map((card) => settledBy(held, card, 'confirmed')),
    )
    return after(held, change, ids)
  })

export interface CardChange {
  text?: string | undefined
  state?: 'confirmed' | 'left_out' | 'proposed' | undefined
  seen?: string | undefined
}

/** Who worded what no reading of the profile would word again. */
const WORDED: ReadonlySet<FactCard['origin']> = new Set(['model', 'person'])

/** Whether a card is what a change makes of it: a change that is sent again, since its answer was lost, is no conflict. */
const isAlready = (card: FactCard, { text = card.text, state = 'confirmed' }: CardChange): boolean =>
  card.text === text && (card.state === state || (card.state === 'asks' && state === 'proposed'))

/** A card that is taken back is again what the reader proposes from its words; what a model or a person worded waits to be confirmed. */
export const changeCard = (
  parts: WorkParts,
  application_id: number,
  id: string,
  asked: CardChange,
): Promise<FactCard & { change: number }> =>
  holding(parts, application_id, async (held) => {
    const { text, state, seen } = asked
    const card = held.cards.find((one) => one.id === id)
    if (card === undefined) throw new AppError('not_found', 'Fact does not exist')
    if (seen !== undefined && seen !== card.text && !isAlready(card, asked)) throw changed([id])
    if (text !== undefined && text !== card.text) refuseAnswers(held, [card])
    if (text !== undefined && state !== 'left_out') refuseNotes([card], [text])
    else if (state === 'confirmed') refuseNotes([card])
    const isProposedAgain = state === 'proposed' && text === undefined && !WORDED.has(card.origin)
    const worded: FactCard = text === undefined ? card : { ...card, text, origin: 'person' }
    const isAsked = state === 'proposed' && card.origin === 'model' && card.questions.length > 0
    const rows = isProposedAgain ? [] : [settledBy(held, worded, isAsked ? 'asks' : (state ?? 'confirmed'))]
    const change = await save(held, [card], rows)
    const cards = cardsOf(held.caseFile, await listSettled(held.trx, application_id))
    const now = cards.find((one) => one.id === id) ?? cards.find((one) => hasSameSource(one, card))
    if (now === undefined) throw changed([id])
    return { ...now, change }
  })

const keysOf = (cards: readonly Pick<FactCard, 'sources'>[]): ReadonlySet<string> =>
  new Set(cards.flatMap(({ sources }) => sources.map(sourceKey)))

const hasSameSource = (a: FactCard, b: FactCard): boolean => {
  const keys = keysOf([b])
  return a.sources.some((source) => keys.has(sourceKey(source)))
}

/** One card becomes several statements, or several become one. */
export const regroupCards = (
  parts: WorkParts,
  application_id: number,
  { ids, texts, seen }: { ids: string[]; texts: string[]; seen?: Record<string, string> | undefined },
): Promise<CardsChanged> =>
  holding(parts, application_id, async (held) => {
    const cards = requireCards(held, [...new Set(ids)], seen)
    const [first] = cards
    if (first === undefined) throw changed(ids)
    if (cards.some(({ referee_id }) => referee_id !== first.referee_id))
      throw invalidFields({ ids: ['These facts belong to different people'] })
    refuseAnswers(held, cards)
    refuseNotes(cards, texts)
    const sources = [...new Map(cards.flatMap((card) => card.sources).map((one) => [sourceKey(one), one])).values()]
    const made = [...new Set(texts)].map((text) =>
      settledBy(held, { ...first, id: proposalId(sources, text), text, sources, origin: 'person' }, 'confirmed'),
    )
    const change = await save(
      held,
      [...cards, ...made.flatMap(({ id }) => held.cards.filter((one) => one.id === id))],
      made,
    )
    return after(
      held,
      change,
      made.map(({ id }) => id),
    )
  })

export const addCard = (
  parts: WorkParts,
  application_id: number,
  added: NewCard,
): Promise<FactCard & { change: number }> =>
  holding(parts, application_id, async (held) => {
    const { profile } = held.caseFile
    const { section, entry, referee_id } = added
    if (referee_id !== undefined && !profile.referees.some(({ id }) => id === referee_id))
      throw invalidFields({ referee_id: ['Recommender does not exist'] })
    const isOfEntry = section !== undefined && entry !== undefined
    if (isOfEntry && !(isSection(section) && profile[section].some(({ id }) => id === entry)))
      throw invalidFields({ entry: ['This entry does not exist'] })
    const card = ownCard(proposalId(sourcesOfOwn(added), added.text), added)
    const change = await save(held, [card], [settledBy(held, card, 'confirmed')])
    const cards = cardsOf(held.caseFile, await listSettled(held.trx, application_id))
    const stored = cards.find((one) => one.id === card.id)
    if (stored === undefined) throw new Error('The fact was not added')
    return { ...stored, change }
  })

const isUnchanged = (a: SettledCard, b: SettledCard | undefined): boolean =>
  a.text === b?.text && a.state === b.state && a.confirmed_at === b.confirmed_at

/** Takes a change back, unless the cards that it made were changed since. */
export const undoCards = (parts: WorkParts, application_id: number, change: number): Promise<CardsChanged> =>
  holding(parts, application_id, async (held) => {
    const made = await findChange(held.trx, application_id, change)
    if (made === undefined) throw new AppError('not_found', 'This change cannot be taken back any more')
    const now = new Map(held.settled.map((card) => [card.id, card]))
    const own = new Set(made.after.map(({ id }) => id))
    const moved = made.after.filter((card) => !isUnchanged(card, now.get(card.id)))
    const taken = made.before.filter(({ id }) => now.has(id) && !own.has(id))
    if (moved.length + taken.length > 0) throw changed([...moved, ...taken].map(({ id }) => id))
    await writeCards(held.trx, application_id, { before: made.after, after: made.before })
    await forgetChange(held.trx, application_id, change)
    const keys = keysOf([...made.after, ...made.before])
    const cards = cardsOf(held.caseFile, await listSettled(held.trx, application_id))
    const results = cards.filter(({ sources }) => sources.some((one) => keys.has(sourceKey(one))))
    return { change, count: results.length, results }
  })
