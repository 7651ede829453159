import type { Block, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { MAX_CARD_TEXT, MAX_CARDS, sourcesOfOwn } from '#domain/fact-card.ts'
import { personOf } from '../builtin/person.ts'
import { proposalId } from '../cards/identity.ts'
import type { SettledCard } from '../cards/settled-card.ts'
import type { CaseFile } from '../case-file.ts'
import { quoting } from '../proof/frames.ts'
import { sentencesIn } from '../proof/prove.ts'
import { withSentences } from './inline-groups.ts'
import { isOwnStatement } from './own-statement.ts'
import type { Reader } from './typed-reading.ts'

const [SAID = ''] = quoting('{quoted}')

/** What a recommender has answered about the recommender, and who may use it from now on. */
export interface OwnAnswers {
  blocks: Block[]
  /** The case file with the facts that the answers are. */
  caseFile: CaseFile
  /** Facts to keep, each confirmed by the recommender. */
  given: SettledCard[]
  /** Facts whose sentences the recommender has taken out of the letter. */
  withdrawn: SettledCard[]
}

/** A statement that can stand anywhere: it names who says so, and what was said is kept word for word. */
function cardOf(words: string, row: CaseFile['profile']['referees'][number], at: string): SettledCard | undefined {
  const speaker = personOf(row, [])
  const text = `${speaker.isNamed ? speaker.short : 'The recommender'} says: “${words}”`
  if (text.length > MAX_CARD_TEXT) return undefined
  const sources = sourcesOfOwn({ text, section: 'referees', entry: row.id })
  return {
    id: proposalId(sources, text),
    text,
    about: 'recommender',
    kind: 'background',
    status: 'done',
    state: 'confirmed',
    questions: [],
    sources,
    referee_id: row.id,
    origin: 'person',
    // It names nobody who may be called otherwise later.
    named: '',
    confirmed_by: speaker.isNamed ? speaker.full : row.email,
    confirmed_at: at,
  }
}

const cardIn = ({ made }: Sentence): string | undefined =>
  made !== undefined && 'frame' in made && made.frame === SAID ? made.slots['quoted']?.sources[0] : undefined

const cardsOfAnswers = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(sentencesIn(blocks).flatMap((sentence) => cardIn(sentence) ?? []))

/**
 * What recommenders write of nobody but themselves, in their own letter, becomes a fact that they have confirmed: they know it,
 * and they save it. Sentences that stood in the letter before stay as they were.
 */
export function ownAnswers(before: readonly Block[], after: readonly Block[], reader: Reader, at: string): OwnAnswers {
  const { caseFile, voice } = reader
  const { profile } = caseFile
  const row = typeof voice === 'object' ? profile.referees.find(({ id }) => id === voice.referee) : undefined
  const old = new Set(sentencesIn(before))
  const settled = profile.settledCards ?? []
  const given = new Map<string, SettledCard>()
  const blocks = after.map((block) =>
    withSentences(block, (sentence) => {
      if (row === undefined || old.has(sentence) || !isOwnStatement(sentence, reader)) return sentence
      const text = sentenceText(sentence)
      const card = cardOf(text, row, at)
      if (card === undefined || settled.length + given.size >= MAX_CARDS) return sentence
      given.set(card.id, card)
      return { ...sentence, made: { frame: SAID, slots: { quoted: { text, sources: [card.id] } } } }
    }),
  )
  const standing = cardsOfAnswers(blocks)
  const gone = new Set([...cardsOfAnswers(before)].filter((id) => !standing.has(id)))
  const withdrawn = settled.filter(({ id }) => gone.has(id))
  const kept = settled.filter(({ id }) => !gone.has(id) && !given.has(id))
  const known = { ...caseFile, profile: { ...profile, settledCards: [...kept, ...given.values()] } }
  return { blocks, caseFile: known, given: [...given.values()], withdrawn }
}
