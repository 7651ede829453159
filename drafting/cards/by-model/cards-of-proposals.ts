import type { CardSource } from '#domain/fact-card.ts'
import { sentencesIn } from '../../builtin/in-english.ts'
import { sentencesOf } from '../../builtin/passages.ts'
import { personOf } from '../../builtin/person.ts'
import type { CaseFile } from '../../case-file.ts'
import { paragraphsOf } from '../from-pages.ts'
import { proposalId, sourceKey } from '../identity.ts'
import { proposedCards } from '../propose.ts'
import { isQuoted } from '../wordings.ts'
import type { SettledCard } from '../settled-card.ts'
import { overlaps, placeIn, placesOf } from './found-words.ts'
import { passagesToRead, settledSources, type ReadPassage } from './passages-to-read.ts'
import type { Proposal, Rest } from './question.ts'
import { questionsToAsk, whyRefused, type Refusal } from './why-refused.ts'

/** What has become of a model’s proposals. */
export interface Outcome {
  cards: SettledCard[]
  /** How many were refused, by the reason. */
  refused: Record<Refusal, number>
}

/** Fewer letters would be found anywhere. */
const FEWEST_LETTERS = 4
/** Sentences around the words of a page are shown with them, up to so many letters. */
const LONGEST_AROUND = 700
/** A note with its questions is read in one go. */
const LONGEST_NOTE = 1_500

/** Words of a proposal as the record holds them. */
interface Found {
  /** The very words. */
  span: string
  sources: CardSource[]
}

/** The sentences of a text that a stretch of it touches. */
function touched(text: string, sentences: readonly string[], words: string): { span: string; sentences: string[] } {
  const place = placeIn(text, words)
  if (place === undefined) return { span: '', sentences: [] }
  const places = placesOf(text, sentences)
  const span = text.slice(place.start, place.end)
  return {
    span,
    sentences: sentences.filter((_, at) => {
      const own = places[at]
      return own !== undefined && overlaps(own, place)
    }),
  }
}

function foundIn({ value, words }: Rest, passage: ReadPassage): Found | undefined {
  const { place } = passage
  if (value !== null && 'field' in place) {
    const held = passage.values.find(({ field }) => field === value)?.words ?? ''
    const stretch = placeIn(held, words)
    if (stretch === undefined) return undefined
    const span = held.slice(stretch.start, stretch.end)
    return { span, sources: [{ ...place, field: value, words: span, context: true }] }
  }
  if (words.trim().length < FEWEST_LETTERS && words.trim() !== passage.words.trim()) return undefined
  if ('field' in place) {
    const { span, sentences } = touched(passage.words, sentencesIn(passage.words), words)
    return sentences.length === 0 ? undefined : { span, sources: sentences.map((one) => ({ ...place, words: one })) }
  }
  const { span, sentences } = touched(passage.words, paragraphsOf(passage.words).flatMap(sentencesOf), words)
  if (span === '') return undefined
  const around = sentences.join(' ')
  const shown = around === '' || around.length > LONGEST_AROUND ? [span.replace(/\s+/gu, ' ')] : sentences
  return { span, sources: shown.map((one) => ({ ...place, words: one })) }
}

/** Each source once, those that the statement is made of first. */
function inOrder(sources: readonly CardSource[]): CardSource[] {
  const byKey = new Map(sources.map((source) => [sourceKey(source), source]))
  const all = [...byKey.values()]
  return [...all.filter(({ context }) => context !== true), ...all.filter(({ context }) => context === true)]
}

/** Keys of sentences that are quoted, or about which the built-in reader asks with a statement to press: a question would be no gain. */
const needingNoQuestion = (caseFile: CaseFile, isSettled: (source: CardSource) => boolean): ReadonlySet<string> =>
  new Set(
    proposedCards(caseFile, isSettled)
      .filter(({ state, choices }) => state === 'confirmed' || choices.some(({ text }) => !isQuoted(text)))
      .flatMap(({ sources }) => sources.map(sourceKey)),
  )

/**
 * The cards that a model’s proposals come to in the record as it is now. Each word that a proposal rests on is looked up letter by
 * letter; what is not there is refused, and so is a figure, a date or a name that these words do not hold. A text that was
 * changed or settled since it was read gives nothing.
 */
export function cardsOfProposals(proposals: readonly Proposal[], caseFile: CaseFile): Outcome {
  const { application, referees } = caseFile.profile
  const person = personOf(application, [])
  const fresh = new Map(passagesToRead(caseFile).map((passage) => [passage.key, passage]))
  const isSettled = settledSources(caseFile)
  const unasked = needingNoQuestion(caseFile, isSettled)
  const cards = new Map<string, SettledCard>()
  const refused: Outcome['refused'] = { words: 0, figure: 0, name: 0, form: 0 }

  for (const { statement, questions, about, kind, status, rests } of proposals) {
    const passages = rests.map(({ passage }) => fresh.get(passage.key))
    if (!passages.every((passage) => passage !== undefined)) continue
    const found = rests.flatMap((rest, at) => foundIn(rest, passages[at] as ReadPassage) ?? [])
    if (found.length < rests.length) {
      refused.words++
      continue
    }
    const sources = inOrder(
      found
        .flatMap((one) => one.sources)
        .map((source) => (isSettled(source) ? { ...source, context: true as const } : source)),
    )
    const own = sources.filter(({ context }) => context !== true)
    const [referee_id] = passages.map((passage) => passage.referee_id)
    // What is only said again has its card.
    if (own.length === 0 || referee_id === undefined) continue
    const asks = questionsToAsk(questions)
    const note = own.map(({ words }) => words).join(' ')
    if (asks.length > 0 && own.every((source) => unasked.has(sourceKey(source)))) continue
    const referee = referees.find(({ id }) => id === referee_id)
    const speaker = referee && personOf(referee, [])
    const names = [person, ...(speaker === undefined ? [] : [speaker])].flatMap(({ short, full }) => [short, full])
    const why =
      passages.some((passage) => passage.referee_id !== referee_id) || (asks.length > 0 && note.length > LONGEST_NOTE)
        ? 'form'
        : asks.length > 0
          ? undefined
          : whyRefused(
              statement,
              found.map(({ span }) => span),
              names,
            )
    if (why !== undefined) {
      refused[why]++
      continue
    }
    const text = asks.length > 0 ? note : statement
    const id = proposalId(sources, text)
    cards.set(id, {
      id,
      text,
      about,
      kind,
      status,
      state: asks.length > 0 ? 'asks' : 'proposed',
      questions: questionsToAsk([...(cards.get(id)?.questions ?? []), ...asks]),
      sources,
      referee_id,
      origin: 'model',
      named: person.short,
      confirmed_by: null,
      confirmed_at: null,
    })
  }
  return { cards: [...cards.values()], refused }
}
