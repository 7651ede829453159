import type { Inline, Sentence } from '#domain/document.ts'
import { runsOf, textOfRuns } from '#domain/document-text.ts'
import { paragraphText, type Editable } from '#domain/editable.ts'

/** What a recommender types of one sentence, and the whole paragraph that is saved for it. */

const isMark = (inline: Inline): boolean => inline.kind === 'missing' || inline.kind === 'verify'
const words = (text: string): Sentence => ({ inlines: [{ kind: 'text', text }], sources: [] })

/** The block's sentences with some in other words; without words they are taken out. Those of a list are counted through. */
function replaced(sentences: readonly Sentence[], index: number, text: string, count: number): Sentence[] {
  return sentences.flatMap((sentence, at) => {
    if (at < index || at >= index + count) return [sentence]
    return at > index || text.trim() === '' ? [] : [words(text)]
  })
}

/** A block's text for saving, with one of its sentences, or as many as told, in other words. */
export function withSentence(block: Editable, index: number, text: string, count = 1): string {
  if (block.kind !== 'list')
    return paragraphText({ ...block, sentences: replaced(block.sentences, index, text, count) })
  let first = 0
  const items = block.items.map((item) => {
    const anew = replaced(item, index - first, text, count)
    first += item.length
    return anew
  })
  return paragraphText({ ...block, items: items.filter((item) => item.length > 0) })
}

const printed = (inlines: readonly Inline[]): string =>
  textOfRuns(runsOf([...inlines]))
    .replaceAll('\u00a0', ' ')
    .trim()

/** A sentence as it is printed, with its marks. */
export const printedSentence = ({ inlines }: Sentence): string => printed(inlines)

/** A sentence for typing: words that nobody has confirmed stand in it like all others. */
export const plainSentence = ({ inlines }: Sentence): string =>
  printed(inlines.map((inline) => (inline.kind === 'verify' ? { kind: 'text', text: inline.text } : inline)))

/** Where in a sentence its marks stand, in order. */
const marksOf = (inlines: readonly Inline[]): number[] => inlines.flatMap((inline, at) => (isMark(inline) ? [at] : []))

/** The sentence with an answer in the place of one of its marks, which are counted; the mark stays where there is none. */
export function answeredSentence({ inlines }: Sentence, mark: number, answer: string): string {
  const place = marksOf(inlines)[mark]
  const text = answer.trim()
  return printed(text === '' ? inlines : inlines.map((inline, at) => (at === place ? { kind: 'text', text } : inline)))
}

/** True where a sentence is nothing but a mark: what answers it is then the sentence. */
export const isOnlyMark = ({ inlines }: Sentence): boolean =>
  inlines.every((inline) => isMark(inline) || (inline.kind === 'text' && !/[\p{L}\p{N}]/u.test(inline.text)))
