import type { Block, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { MAX_CARDS } from '#domain/fact-card.ts'
import { answerCard, answersOf, isSaid, saidSentence, topicOf, typedByWriter, wordsOfAnswer } from '../cards/answers.ts'
import type { SettledCard } from '../cards/settled-card.ts'
import type { CaseFile } from '../case-file.ts'
import { sentencesIn } from '../proof/prove.ts'
import { idOf } from './edit-blocks.ts'
import { sentencesOf, withSentences } from './inline-groups.ts'
import { openPointsOf } from './open-points.ts'
import { isOwnStatement } from './own-statement.ts'
import type { Reader } from './typed-reading.ts'

/** What a recommender has answered about the recommender, and who may use it from now on. */
export interface OwnAnswers {
  blocks: Block[]
  /** The case file with the facts that the answers are. */
  caseFile: CaseFile
  /** Facts to keep: confirmed in the name that the recommender typed, or proposals until there is one. */
  given: SettledCard[]
  /** Facts whose sentences the recommender has taken out of the letter. */
  withdrawn: SettledCard[]
}

/** The words of a sentence, those in a mark that doubts them too. */
const wordsOf = ({ inlines }: Sentence): string =>
  sentenceText({
    inlines: inlines.map((one) => (one.kind === 'verify' ? { kind: 'text', text: one.text } : one)),
    sources: [],
  })

const wordsIn = (blocks: readonly Block[]): ReadonlySet<string> => new Set(sentencesIn(blocks).map(wordsOf))

/**
 * What recommenders write of nobody but themselves, in their own letter, becomes a fact that they have confirmed: they know it,
 * and they save it in the name that they typed. Without a name it is a proposal, since the applicant holds the link too. What
 * they write of the applicant waits for a confirmation of its own. Sentences that stood in the letter before stay as they were.
 */
export function ownAnswers(
  before: readonly Block[],
  after: readonly Block[],
  reader: Reader,
  { by, at: moment }: { by: string | undefined; at: string },
): OwnAnswers {
  const { caseFile, voice } = reader
  const { profile } = caseFile
  const row = typeof voice === 'object' ? profile.referees.find(({ id }) => id === voice.referee) : undefined
  const old = new Set(sentencesIn(before))
  const settled = profile.settledCards ?? []
  const given = new Map<string, SettledCard>()
  const blocks = after.map((block) =>
    withSentences(block, (sentence, place) => {
      if (row === undefined || old.has(sentence) || sentence.inlines.some(({ kind }) => kind === 'missing'))
        return sentence
      const text = sentenceText(sentence)
      if (!isOwnStatement(sentence, reader)) return typedByWriter(sentence, wordsOf(sentence))
      const card = answerCard(text, row, { topic: topicOf(block, caseFile), at: place, by, moment })
      if (card === undefined || settled.length + given.size >= MAX_CARDS) return typedByWriter(sentence, text)
      // What was given by name before stays so.
      if (!settled.some(({ id, state }) => id === card.id && state === 'confirmed') || by !== undefined)
        given.set(card.id, card)
      return { ...sentence, made: saidSentence(text, card.id).made }
    }),
  )
  const [stood, standing] = [wordsIn(before), wordsIn(blocks)]
  const withdrawn = answersOf(settled, row?.id, (words) => stood.has(words) && !standing.has(words))
  const gone = new Set(withdrawn.map(({ id }) => id))
  const kept = settled.filter(({ id }) => !gone.has(id) && !given.has(id))
  const known = { ...caseFile, profile: { ...profile, settledCards: [...kept, ...given.values()] } }
  return { blocks, caseFile: known, given: [...given.values()], withdrawn }
}

/** Sentences of a letter that its recommender answers for by name, or takes back. */
interface Settled {
  referee: number
  /** The points that are confirmed, those that were before, and those that are taken back or left out. */
  confirm: readonly string[]
  known: readonly string[]
  withdraw: readonly string[]
  by: string
  at: string
}

/**
 * What a recommender confirms by name in the letter, of the applicant too: each sentence of the recommender’s own becomes an
 * answer that comes back when the letter is drafted again. What the product drafted stays what it was.
 */
export function confirmedAnswers(
  blocks: readonly Block[],
  caseFile: CaseFile,
  { referee, confirm, known, withdraw, by, at }: Settled,
): Pick<OwnAnswers, 'given' | 'withdrawn'> {
  const row = caseFile.profile.referees.find(({ id }) => id === referee)
  const settled = caseFile.profile.settledCards ?? []
  const points = openPointsOf(blocks).filter(({ kind }) => kind !== 'missing')
  const sentencesAt = (ids: readonly string[]) =>
    points
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ block: name, sentence: place }) => {
        const block = blocks.find((one) => idOf(one) === name)
        const sentence = block && sentencesOf(block)[place]
        return block === undefined || sentence === undefined ? [] : [{ block, sentence, place }]
      })
  const isSettled = (block: Block, place: number): boolean =>
    points
      .filter((one) => one.block === idOf(block) && one.sentence === place)
      .every(({ id }) => confirm.includes(id) || known.includes(id))
  const given = sentencesAt(confirm).flatMap(({ block, sentence, place }) =>
    row === undefined || (sentence.made !== undefined && !isSaid(sentence)) || !isSettled(block, place)
      ? []
      : (answerCard(wordsOf(sentence), row, { topic: topicOf(block, caseFile), at: place, by, moment: at }) ?? []),
  )
  const taken = new Set(sentencesAt(withdraw).map(({ sentence }) => wordsOf(sentence)))
  const each = [...new Map(given.map((card) => [card.id, card])).values()]
  const said = new Set(each.map(wordsOfAnswer))
  // The same words, answered without a name at another place of the letter.
  const replaced = answersOf(settled, referee, (words) => said.has(words)).filter(
    (card) => card.state === 'proposed' && each.every(({ id }) => id !== card.id),
  )
  return {
    given: each.slice(0, Math.max(0, MAX_CARDS - settled.length)),
    withdrawn: [...replaced, ...answersOf(settled, referee, (words) => taken.has(words))],
  }
}
