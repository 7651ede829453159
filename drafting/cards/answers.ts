import type { Block, Sentence } from '#domain/document.ts'
import { ANSWER_FIELD, isAnswer, MAX_CARD_TEXT, sourcesOfOwn, type FactCard } from '#domain/fact-card.ts'
import { holdsDraftSign, withoutUnseen } from '#domain/record-text.ts'
import { personOf } from '../builtin/person.ts'
import type { CaseFile } from '../case-file.ts'
import { sentencesOf } from '../editing/inline-groups.ts'
import { quoting } from '../proof/frames.ts'
import { cardsIn } from './cards.ts'
import { proposalId } from './identity.ts'
import type { SettledCard } from './settled-card.ts'

/** What a recommender has answered in a letter: each sentence a fact of that recommender, with the place that it answers. */

type Referee = CaseFile['profile']['referees'][number]

/** The frame of a sentence that stands as the recommender wrote it. */
export const [SAID = ''] = quoting('{quoted}')

const WORKS: ReadonlySet<string> = new Set(['professionalprojects', 'academicprojects'])

/** What a paragraph of a letter is about: a work by its section and number, else the section of the letter. */
export function topicOf(block: Block, { facts }: CaseFile): string | undefined {
  if (block.section !== 'contributions') return block.section
  const sources = new Set(sentencesOf(block).flatMap((sentence) => sentence.sources))
  const work = facts.find(({ id, section }) => WORKS.has(section) && sources.has(id))
  return work === undefined ? block.section : topicOfWork(work.section, work.entry)
}

export const topicOfWork = (section: string, entry: number): string => `${section}/${entry}`

/** Where and when an answer was written, and in what name. */
interface Given {
  topic: string | undefined
  /** The place of the sentence in its paragraph. */
  at: number
  /** The name that its writer typed; undefined where nobody did. */
  by: string | undefined
  moment: string
}

/**
 * A statement that can stand anywhere: it names who says so, and what was said is kept word for word. It is confirmed in the
 * name that was typed; without one it is a proposal, since nobody can tell who wrote it.
 */
export function answerCard(
  words: string,
  row: Referee,
  { topic = '', at, by, moment }: Given,
): SettledCard | undefined {
  const speaker = personOf(row, [])
  const text = `${speaker.isNamed ? speaker.short : 'The recommender'} says: “${words}”`
  // What no person may put into a record is no fact by coming from a letter either.
  if (text.length > MAX_CARD_TEXT || holdsDraftSign(words) || words !== withoutUnseen(words)) return undefined
  const sources = sourcesOfOwn({ text, section: 'referees', entry: row.id }).map((source) => ({
    ...source,
    field: `${ANSWER_FIELD}${topic}/${String(at).padStart(3, '0')}`,
  }))
  return {
    id: proposalId(sources, text),
    text,
    about: 'recommender',
    kind: 'background',
    status: 'done',
    state: by === undefined ? 'proposed' : 'confirmed',
    questions: [],
    sources,
    referee_id: row.id,
    origin: 'person',
    // It names nobody who may be called otherwise later.
    named: '',
    confirmed_by: by ?? null,
    confirmed_at: by === undefined ? null : moment,
  }
}

/** The words of an answer; undefined of any other card. */
export const wordsOfAnswer = (card: Pick<FactCard, 'text' | 'sources'>): string | undefined =>
  isAnswer(card) ? / says: “(.*)”$/su.exec(card.text)?.[1] : undefined

const fieldOf = ({ sources: [source] }: FactCard): string =>
  source !== undefined && 'section' in source ? source.field : ''

/**
 * What a recommender has answered on a topic, a sentence each, in the order in which it was written. An answer without a name is
 * printed too: it vouches for nothing, so its sentence is open.
 */
export const answersOn = (caseFile: CaseFile, referee: number, topic: string): { words: string; card: string }[] =>
  cardsIn(caseFile)
    .filter((card) => card.referee_id === referee && card.state !== 'left_out')
    .filter((card) => new RegExp(`^${ANSWER_FIELD}${topic}/\\d+$`, 'u').test(fieldOf(card)))
    .toSorted(
      (a, b) => fieldOf(a).localeCompare(fieldOf(b)) || (a.confirmed_at ?? '').localeCompare(b.confirmed_at ?? ''),
    )
    .flatMap((card) => {
      const words = wordsOfAnswer(card)
      return words === undefined ? [] : [{ words, card: card.id }]
    })

/** An answer as a sentence of the letter. */
export const saidSentence = (text: string, card: string): Sentence => ({
  inlines: [{ kind: 'text', text }],
  sources: [],
  made: { frame: SAID, slots: { quoted: { text, sources: [card] } } },
})

/** Whether a sentence stands as the recommender wrote it, whatever holds its words now. */
export const isSaid = ({ made }: Sentence): boolean => made !== undefined && 'frame' in made && made.frame === SAID

/** A sentence that the recommender typed and that is no answer yet: a mark in it, or its form, keeps it from being one. */
export const typedByWriter = (sentence: Sentence, text: string): Sentence =>
  sentence.made === undefined
    ? { ...sentence, made: { frame: SAID, slots: { quoted: { text, sources: [] } } } }
    : sentence

/** The fact that holds the words of a sentence which stands as the recommender wrote it. */
export const cardOfSaid = ({ made }: Sentence): string | undefined =>
  made !== undefined && 'frame' in made && made.frame === SAID ? made.slots['quoted']?.sources[0] : undefined

/** The answers of a recommender among what is settled, by their words. */
export const answersOf = (
  settled: readonly SettledCard[],
  referee: number | undefined,
  isMeant: (words: string) => boolean,
): SettledCard[] =>
  settled.filter((card) => {
    const words = card.referee_id === referee ? wordsOfAnswer(card) : undefined
    return words !== undefined && isMeant(words)
  })
