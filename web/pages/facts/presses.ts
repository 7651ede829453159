import { ownCard, type CardChange, type FactCard, type NewCard } from '#domain/fact-card.ts'

/** What a person does with facts by one press. */
export type Press =
  | { kind: 'confirm'; ids: string[]; seen: Record<string, string> }
  | { kind: 'change'; id: string; change: CardChange }
  | { kind: 'regroup'; ids: string[]; texts: string[]; seen: Record<string, string> }
  | { kind: 'add'; card: NewCard }
  | { kind: 'undo'; of: Step }

/** A press on its way to the server, or done. */
export interface Step {
  number: number
  press: Press
  /** The cards that it is about as they were shown before. */
  before: FactCard[]
  /** The cards that it made, once the server has answered. */
  made: string[]
  /** The number by which it can be taken back; none of one that was sent together with others. */
  change: number | null
}

/** The ids of the cards that a press is about. */
export function touchedBy(press: Press): string[] {
  switch (press.kind) {
    case 'confirm':
    case 'regroup':
      return press.ids
    case 'change':
      return [press.id]
    case 'add':
      return []
    case 'undo':
      return [...press.of.made, ...temporaryIds(press.of)]
  }
}

/** Ids of cards that the server has not named yet. */
export function temporaryIds({ number, press }: Step): string[] {
  const count = press.kind === 'regroup' ? press.texts.length : press.kind === 'add' ? 1 : 0
  if (count > 0) return Array.from({ length: count }, (_, at) => `new-${number}-${at}`)
  return press.kind === 'undo' ? [] : touchedBy(press)
}

/** The cards after some went and others came: each in its old place, new ones where the first went. */
export function replaced(cards: readonly FactCard[], gone: readonly string[], come: readonly FactCard[]): FactCard[] {
  const byId = new Map(come.map((card) => [card.id, card]))
  const left = new Set(gone)
  const known = new Set(cards.map(({ id }) => id))
  const fresh = come.filter(({ id }) => !known.has(id))
  const result: FactCard[] = []
  let place: number | null = null
  for (const card of cards) {
    if (left.has(card.id)) place ??= result.length
    const now = byId.get(card.id)
    if (now !== undefined) result.push(now)
    else if (!left.has(card.id)) result.push(card)
  }
  if (fresh.length > 0) result.splice(place ?? placeFor(result, fresh[0]), 0, ...fresh)
  return result
}

const entryOf = ({ sources: [source], referee_id }: FactCard): string =>
  source !== undefined && 'section' in source ? `${source.section} ${source.entry}` : `referee ${referee_id}`

/** After the last card of its entry. */
function placeFor(cards: readonly FactCard[], card: FactCard | undefined): number {
  const entry = card && entryOf(card)
  const last = cards.findLastIndex((other) => entryOf(other) === entry)
  return last < 0 ? cards.length : last + 1
}

const settled = (card: FactCard, text = card.text): FactCard => ({
  ...card,
  text,
  state: 'confirmed',
  questions: [],
  choices: [],
  was: null,
})

function changedCard(card: FactCard, { text, state = 'confirmed' }: CardChange): FactCard {
  if (state === 'confirmed') return settled(card, text)
  return { ...card, text: text ?? card.text, state }
}

/** The cards as they are shown while the server has not answered a press. */
export function shownAfter(cards: readonly FactCard[], step: Step): FactCard[] {
  const { press } = step
  const touched = new Set(touchedBy(press))
  switch (press.kind) {
    case 'confirm':
      return cards.map((card) => (touched.has(card.id) ? settled(card) : card))
    case 'change':
      return cards.map((card) => (touched.has(card.id) ? changedCard(card, press.change) : card))
    case 'regroup': {
      const first = cards.find(({ id }) => touched.has(id))
      if (first === undefined) return [...cards]
      const ids = temporaryIds(step)
      const made = press.texts.map((text, at) => ({ ...settled(first, text), id: ids[at] ?? '' }))
      return replaced(cards, press.ids, made)
    }
    case 'add':
      return replaced(cards, [], [ownCard(temporaryIds(step)[0] ?? '', press.card)])
    case 'undo':
      return replaced(cards, [...touched], press.of.before)
  }
}
