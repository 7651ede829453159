import type { Block, Inline, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import type { CaseFile } from '../case-file.ts'
import { isMark } from '../editing/mark.ts'
import { isTold, leans, sentencesIn, withSentences, wordsIn } from './rows.ts'

/** What a section is cut to, what is to be left of it, and the cut below which nobody sees that it is shorter. */
const GOAL = 0.7
const LEFT = 0.5
const SEEN = 0.93

/** Fields that hold what somebody did and what came of it: the last that a text can miss. */
const DEEDS = new Set(['solution', 'impact'])

const papersOf = ({ inlines }: Sentence): number[] =>
  inlines.flatMap((inline: Inline) => (inline.kind === 'exhibit' ? [inline.number] : []))

const staysAnyway = ({ inlines }: Sentence): boolean =>
  inlines.some((inline) => inline.kind === 'authority' || isMark(inline))
const introduces = (sentence: Sentence): boolean => sentenceText(sentence).trimEnd().endsWith(':')

const wordsOf = (sentences: readonly Sentence[]): number =>
  sentences.reduce((sum, sentence) => sum + sentenceText(sentence).split(/\s+/).length, 0)

/**
 * The section with sentences taken out of its paragraphs: first those whose facts stand elsewhere in the document too,
 * then the last of long paragraphs, and what somebody did comes last. What opens a paragraph, states the law, cites a paper that nothing else cites or is
 * leaned on by the next stays, and so does every open point. Undefined where so little can go that the section would read the same.
 */
export function shortened(
  blocks: readonly Block[],
  others: readonly Block[],
  caseFile: Pick<CaseFile, 'facts'>,
  concerns: (sentence: Sentence) => boolean = () => true,
): Block[] | undefined {
  const start = wordsIn(blocks)
  const rest = sentencesIn(others)
  const gone = new Set<Sentence>()
  const standing = (): Sentence[] => [...rest, ...sentencesIn(blocks).filter((sentence) => !gone.has(sentence))]
  const now = (): Block[] => withSentences(blocks, (sentence) => !gone.has(sentence))
  const about = sentencesIn(blocks).filter(concerns)
  const deeds = new Set(caseFile.facts.filter(({ field }) => DEEDS.has(field)).map(({ id }) => id))
  const isWhole = about.length === sentencesIn(blocks).length
  const goal = isWhole ? start * GOAL : start - wordsOf(about) * LEFT
  while (wordsIn(now()) > goal) {
    const most = isWhole ? wordsIn(now()) - start * LEFT : start
    const next = leastMissed(now(), standing(), concerns, deeds, most)
    if (next === undefined) break
    gone.add(next)
  }
  const cut = now()
  return gone.size > 0 && (!isWhole || wordsIn(cut) <= start * SEEN) ? cut : undefined
}

function leastMissed(
  blocks: readonly Block[],
  standing: readonly Sentence[],
  concerns: (sentence: Sentence) => boolean,
  deeds: ReadonlySet<string>,
  most: number,
): Sentence | undefined {
  const papers = counted(standing.flatMap((sentence) => [...new Set(papersOf(sentence))]))
  const facts = counted(standing.flatMap(({ sources }) => [...new Set(sources)]))
  const candidates = blocks.flatMap((block) => {
    if (!isTold(block)) return []
    return block.sentences.flatMap((sentence, at) => {
      const after = block.sentences[at + 1]
      const isFree =
        at > 0 &&
        concerns(sentence) &&
        !staysAnyway(sentence) &&
        wordsOf([sentence]) <= most &&
        !introduces(sentence) &&
        papersOf(sentence).every((number) => (papers.get(number) ?? 0) > 1) &&
        (after === undefined || !leans(after))
      if (!isFree) return []
      const isToldTwice = sentence.sources.every((id) => (facts.get(id) ?? 0) > 1)
      const tellsDeed = sentence.sources.some((id) => deeds.has(id))
      return [
        { sentence, missed: (tellsDeed ? 1_000 : 0) + (isToldTwice ? 0 : 100) - at, length: block.sentences.length },
      ]
    })
  })
  candidates.sort((a, b) => a.missed - b.missed || b.length - a.length)
  return candidates[0]?.sentence
}

function counted<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
