import type { Found, Rule } from '../finding.ts'
import { named, type Line, type Reading } from '../reading.ts'
import { HARD_GRADE, LENGTHS, LONG_PARAGRAPH, LONG_SENTENCE } from '../words/bounds.ts'

/** The words that a reader reads; citations are skipped over, quoted law and titles are not. */
export const readWords = (prose: string): string[] =>
  prose.split(/[\s\ufffc]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

function* findLength({ document, lines }: Reading): Generator<Found> {
  const bound = LENGTHS[document.kind]
  const count = lines.reduce((sum, { prose }) => sum + readWords(prose).length, 0)
  if (bound !== undefined && count > bound.most)
    yield { block: null, text: `The text has ${count} words, which is more than ${bound.pages}.` }
}
export const documentLength: Rule = { id: 'length', severity: 'should', find: findLength }

/** A list of things is long and easily read: what tires is what stands between two pauses. */
const longestStretch = (text: string): number => Math.max(...text.split(/[;:]/u).map((part) => readWords(part).length))

function* findSentences({ lines }: Reading): Generator<Found> {
  for (const { prose, outer, block } of lines) {
    const count = readWords(outer).length
    if (count > LONG_SENTENCE && longestStretch(outer) > LONG_SENTENCE)
      yield { block, text: `This sentence has ${count} words: “${named(prose)}”` }
  }
}
export const longSentences: Rule = { id: 'long-sentences', severity: 'should', find: findSentences }

function* findParagraphs({ paragraphs }: Reading): Generator<Found> {
  for (const [block, lines] of paragraphs) {
    const count = lines.reduce((sum, { prose }) => sum + readWords(prose).length, 0)
    if (count > LONG_PARAGRAPH)
      yield { block, text: `The paragraph that begins “${named(lines[0]?.prose ?? '')}” has ${count} words.` }
  }
}
export const longParagraphs: Rule = { id: 'long-paragraphs', severity: 'should', find: findParagraphs }

/** Automated Readability Index: 4.71 × letters a word + 0.5 × words a sentence − 21.43. */
export function gradeOf(lines: readonly Pick<Line, 'outer'>[]): number {
  const sentences = lines.map(({ outer }) => readWords(outer)).filter((words) => words.length > 2)
  const words = sentences.flat()
  const letters = words.reduce((sum, word) => sum + word.replace(/[^\p{L}\p{N}]/gu, '').length, 0)
  return words.length === 0 ? 0 : (4.71 * letters) / words.length + (0.5 * words.length) / sentences.length - 21.43
}

function* findGrade({ lines }: Reading): Generator<Found> {
  const grade = gradeOf(lines)
  if (grade > HARD_GRADE)
    yield {
      block: null,
      text: `The text reads at grade ${grade.toFixed(1)} of the Automated Readability Index; up to ${HARD_GRADE} is read without effort. Shorter sentences help most.`,
    }
}
export const readingLevel: Rule = { id: 'reading-level', severity: 'should', find: findGrade }
