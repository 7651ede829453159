import type { CardSource, FactCard } from '#domain/fact-card.ts'
import { isPassage } from '../case-file/passage-fields.ts'
import { isSection } from '../case-file/places.ts'
import { overlap } from '../builtin/passages.ts'
import { personOf } from '../builtin/person.ts'
import type { CaseFile } from '../case-file.ts'
import { Recent } from '../recent.ts'
import { cardsOfPages } from './from-pages.ts'
import { sourceKey } from './identity.ts'
import { proposedCards, typedSources } from './propose.ts'
import type { SettledCard } from './settled-card.ts'

export type { SettledCard } from './settled-card.ts'

/** How much of its words a changed sentence keeps to be the same one, changed: labelled pairs differ by at most half. */
const SAME_SENTENCE = 0.4

type FieldSource = Extract<CardSource, { section: string }>
const isOfField = (source: CardSource | undefined): source is FieldSource => source !== undefined && 'section' in source

const fieldOf = ({ section, entry, field }: FieldSource): string => `${section}/${entry}/${field}`

/** A card of a person’s own belongs to an entry as a whole: it has no words there. */
const isOfEntry = (source: CardSource): boolean => 'section' in source && source.words === ''

const hasEntry = ({ profile }: CaseFile, source: CardSource): boolean =>
  'section' in source && isSection(source.section) && profile[source.section].some(({ id }) => id === source.entry)

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ')
/** Many cards come from the same page. */
const squeezedPages = new Recent<string>(200)

/** Whether a page still holds words that a model has found there: of an exhibit, or of a recommender’s resume. */
const isOnPage = ({ profile }: CaseFile, source: CardSource): boolean => {
  if (!('file' in source)) return false
  const page = profile.uploads.find(({ url }) => url === source.file)?.pages[source.page - 1]
  return page !== undefined && squeezedPages.of(page, squeezed).includes(squeezed(source.words))
}

/** Whether a field that holds one value, such as a name or a date, still holds these words. */
const isInField = (caseFile: CaseFile, source: CardSource): boolean =>
  isOfField(source) &&
  !isPassage(source.field) &&
  caseFile.fact(source.section, source.entry, source.field)?.value.includes(source.words) === true

const renamed = ({ named, text }: SettledCard, name: string): string =>
  named === '' || named === name ? text : text.replaceAll(named, () => name)

/**
 * The fact cards of a case file: what people and models have settled, as long as its source holds the same words, and for the
 * rest what the built-in reader proposes. A source that changes reopens its own cards alone.
 */
export function cardsOf(caseFile: CaseFile, settled: readonly SettledCard[]): FactCard[] {
  const ofPages = cardsOfPages(caseFile)
  const name = personOf(caseFile.profile.application, []).short
  const places = [...typedSources(caseFile), ...ofPages.flatMap(({ sources }) => sources)]
  const placeByKey = new Map(places.map((source, at) => [sourceKey(source), at]))
  const isHeld = (source: CardSource): boolean =>
    isOfEntry(source)
      ? hasEntry(caseFile, source)
      : placeByKey.has(sourceKey(source)) || isOnPage(caseFile, source) || isInField(caseFile, source)

  const live = settled.filter(({ sources }) => sources.every(isHeld))
  const covered = new Set(
    live.flatMap(({ sources }) => sources.filter((one) => !isOfEntry(one) && one.context !== true).map(sourceKey)),
  )
  const before = settled.filter((card) => !live.includes(card))
  const isCovered = (source: CardSource): boolean => covered.has(sourceKey(source))
  const open = [
    ...proposedCards(caseFile, isCovered),
    ...ofPages.filter(({ sources }) => !sources.some(isCovered)),
  ].map((card) => ({ card, at: placeByKey.get(sourceKey(card.sources[0] as CardSource)) ?? places.length }))

  const lastOfEntry = (source: CardSource | undefined): number =>
    isOfField(source)
      ? places.findLastIndex((one) => isOfField(one) && one.section === source.section && one.entry === source.entry)
      : -1
  const placed = live.map((card) => {
    const [source] = card.sources
    const own = source === undefined ? undefined : placeByKey.get(sourceKey(source))
    const at = own ?? lastOfEntry(source) + 0.5
    return { card: { ...view(card), text: renamed(card, name), was: null, choices: [] }, at }
  })
  const earlier = formerTexts(
    open.map(({ card }) => card),
    before,
    name,
  )
  return [...open.map(({ card, at }) => ({ card: withFormer(card, earlier.get(card.id)), at })), ...placed]
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card)
}

const view = ({ named: _, ...card }: SettledCard): Omit<SettledCard, 'named'> => card

/** What a proposal said before its sentence was changed, by the proposal’s id. */
function formerTexts(
  open: readonly FactCard[],
  before: readonly SettledCard[],
  name: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const card of before) {
    const [source] = card.sources
    if (!isOfField(source) || card.state !== 'confirmed') continue
    const near = open
      .filter(({ id, sources: [one] }) => isOfField(one) && fieldOf(one) === fieldOf(source) && !found.has(id))
      .map((one) => ({ id: one.id, share: overlap(wordsOf(one), source.words) }))
      .sort((a, b) => b.share - a.share)[0]
    if (near !== undefined && near.share >= SAME_SENTENCE) found.set(near.id, renamed(card, name))
  }
  return found
}

const wordsOf = ({ sources, text }: FactCard): string =>
  sources.length === 0 ? text : sources.map(({ words }) => words).join(' ')

/** The former wording is offered again, since a change of one word leaves most of a correction right. */
const withFormer = (card: FactCard, was: string | undefined): FactCard =>
  was === undefined || was === card.text
    ? card
    : { ...card, was, choices: [...card.choices, { label: was, text: was }] }

const read = new WeakMap<CaseFile, readonly FactCard[]>()

/** The fact cards of a case file, with what is settled of them in its profile; made once. */
export function cardsIn(caseFile: CaseFile): readonly FactCard[] {
  const cards = read.get(caseFile) ?? cardsOf(caseFile, caseFile.profile.settledCards ?? [])
  read.set(caseFile, cards)
  return cards
}

const byField = new WeakMap<CaseFile, ReadonlyMap<string, FactCard[]>>()

/** The cards of a field, in the order of its text, without those that are left out. */
export function cardsOfField(caseFile: CaseFile, section: string, entry: number, field: string): readonly FactCard[] {
  const known =
    byField.get(caseFile) ??
    Map.groupBy(
      cardsIn(caseFile).filter(({ state }) => state !== 'left_out'),
      ({ sources: [source] }) => (isOfField(source) ? fieldOf(source) : ''),
    )
  byField.set(caseFile, known)
  return known.get(fieldOf({ section, entry, field, words: '' })) ?? []
}
