import type { Block, Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { standsAlone } from '../builtin/stands-alone.ts'

type Told = Extract<Block, { kind: 'paragraph' | 'quote' }>

export const isTold = (block: Block): block is Told => block.kind === 'paragraph' || block.kind === 'quote'

/** Every sentence of a text, those of lists too. */
export const sentencesIn = (blocks: readonly Block[]): Sentence[] =>
  blocks.flatMap((block) => {
    if (isTold(block)) return block.sentences
    return block.kind === 'list' ? block.items.flat() : []
  })

/** What is said; headings are not. */
export const textOf = (blocks: readonly Block[]): string => sentencesIn(blocks).map(sentenceText).join('\n')

export const wordsIn = (blocks: readonly Block[]): number =>
  textOf(blocks)
    .split(/\s+/)
    .filter((word) => word !== '').length

const PRONOUN = /^(?:She|He|They|Her|His|Their)\b/

/** What points back without a pronoun: "Before that she was …", "Money has come in as well". */
const GOES_ON =
  /^(?:(?:Before|After|Since|Besides|Beyond|Apart from) (?:that|this|then)|Earlier|Later|Afterwards|Meanwhile|Besides|In addition|Moreover|Further)\b|^[^,;.]*\b(?:as well|too)\b(?! as)/i

/** True of a sentence that cannot follow another than the one before it; a pronoun for the one person a document is about can. */
export function leans(sentence: Sentence): boolean {
  const text = sentenceText(sentence)
  return GOES_ON.test(text) || !standsAlone(text.replace(PRONOUN, 'Somebody'))
}

/** The blocks with other sentences; a paragraph or list that none is left of goes. */
export function withSentences(blocks: readonly Block[], keep: (sentence: Sentence) => boolean): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (isTold(block)) {
      const sentences = block.sentences.filter(keep)
      if (sentences.length === block.sentences.length) return [block]
      return sentences.length === 0 ? [] : [{ ...block, sentences }]
    }
    if (block.kind !== 'list') return [block]
    const items = block.items.map((item) => item.filter(keep)).filter((item) => item.length > 0)
    return items.length === 0 ? [] : [{ ...block, items }]
  })
}
