import type { Block, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { contentWords } from '../builtin/passages.ts'
import type { CaseFile } from '../case-file.ts'
import { isTold, leans, sentencesIn, withSentences, wordsIn } from './rows.ts'

/** Words of the record from which on a section tells more than before; other frames alone bring none. */
const TOLD_MORE = 4

/** The words of sentences that the facts they rest on hold. */
function recordWords(blocks: readonly Block[], { facts }: CaseFile): Set<string> {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return new Set(
    sentencesIn(blocks).flatMap((sentence) => {
      const held = new Set(sentence.sources.flatMap((id) => contentWords(byId.get(id)?.value ?? '')))
      return contentWords(sentenceText(sentence)).filter((word) => held.has(word))
    }),
  )
}

/** True where a text tells more of the record than the one before it. */
export function tellsMore(after: readonly Block[], before: readonly Block[], caseFile: CaseFile): boolean {
  const known = recordWords(before, caseFile)
  const added = [...recordWords(after, caseFile)].filter((word) => !known.has(word)).length
  return added >= TOLD_MORE && wordsIn(after) > wordsIn(before)
}

/** Without the sentences that the section did not hold before and another section says word for word. */
export function untoldElsewhere(after: readonly Block[], before: readonly Block[], others: readonly Block[]): Block[] {
  const known = new Set(sentencesIn(before).map(sentenceText))
  const elsewhere = new Set(sentencesIn(others).map(sentenceText))
  let gone = false
  return withSentences(after, (sentence) => {
    const text = sentenceText(sentence)
    gone = !known.has(text) && (elsewhere.has(text) || (gone && leans(sentence)))
    return !gone
  })
}

/** The section as it stands, with the paragraphs that are mostly about something exchanged for fuller ones. */
export function withFuller(
  before: readonly Block[],
  fuller: readonly Block[],
  isAbout: (sentence: Sentence) => boolean,
): Block[] {
  const isOfIt = (block: Block): boolean =>
    isTold(block) && block.sentences.filter(isAbout).length >= block.sentences.length / 2
  const place = before.findIndex(isOfIt)
  const told = fuller.filter(isOfIt)
  if (place < 0 || told.length === 0) return [...before]
  return [...before.slice(0, place), ...told, ...before.slice(place).filter((block) => !isOfIt(block))]
}
