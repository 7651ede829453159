import type { Block, Inline } from '#domain/document.ts'
import type { Fact } from '../case-file.ts'
import { tidied, type Phrase } from './phrase.ts'

type Citation = Extract<Inline, { kind: 'exhibit' }>

const citationsOf = ({ inlines }: Phrase): Citation[] => inlines.filter((inline) => inline.kind === 'exhibit')

const key = ({ number, page }: Citation): string => `${number}/${page ?? ''}`

/** The exhibits of a sentence with the page on which its facts were found, where that is one page. */
export function withPages(sentence: Phrase, facts: readonly Fact[]): Phrase {
  const pageOf = (number: number): number | undefined => {
    const proving = facts.filter(({ exhibits }) => exhibits.includes(number))
    const found = proving.map(({ pages }) => pages.find(({ exhibit }) => exhibit === number)?.page)
    const [first] = found
    return found.every((page) => page === first) ? first : undefined
  }
  const inlines = sentence.inlines.map((inline): Inline => {
    if (inline.kind !== 'exhibit' || inline.page !== undefined) return inline
    const page = pageOf(inline.number)
    return page === undefined ? inline : { ...inline, page }
  })
  return { ...sentence, inlines }
}

const without = (sentence: Phrase): Phrase => ({
  ...sentence,
  inlines: tidied(sentence.inlines.filter(({ kind }) => kind !== 'exhibit')),
})

/**
 * Sentences that follow one another on the same papers cite them once, at the end of the run, as filings do; each
 * keeps its own sources.
 */
export function citedOnce(sentences: readonly Phrase[]): Phrase[] {
  return sentences.map((sentence, at) => {
    const own = citationsOf(sentence)
    const next = sentences[at + 1]
    if (own.length === 0 || next === undefined) return sentence
    const following = new Set(citationsOf(next).map(key))
    return own.every((one) => following.has(key(one))) && own.length === following.size ? without(sentence) : sentence
  })
}

/** Numbers of the exhibits that sentences cite, of blocks and of none yet; a table's row cites a paper for no statement. */
export function exhibitsIn(blocks: readonly Block[], pending: readonly Phrase[]): Set<number> {
  const numbers = (inlines: Inline[]) => inlines.flatMap((inline) => (inline.kind === 'exhibit' ? [inline.number] : []))
  const sentences = blocks.flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'quote') return block.sentences.flatMap((s) => numbers(s.inlines))
    return block.kind === 'list' ? block.items.flat().flatMap((s) => numbers(s.inlines)) : []
  })
  return new Set([...sentences, ...pending.flatMap((sentence) => numbers(sentence.inlines))])
}
