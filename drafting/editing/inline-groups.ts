import type { Block, Inline, Sentence } from '#domain/document.ts'

/** The runs of inlines of a block in order: sentences, lines, values or cells. */
export function groupsOf(block: Block): Inline[][] {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return block.sentences.map(({ inlines }) => inlines)
    case 'list':
      return block.items.flat().map(({ inlines }) => inlines)
    case 'lines':
      return block.lines
    case 'particulars':
      return block.rows.map(({ value }) => value)
    case 'table':
      return block.rows.flat()
    case 'heading':
    case 'signature':
    case 'page-break':
      return []
  }
}

/** The sentences of a block in the order of its runs; none of a block whose runs are no sentences. */
export function sentencesOf(block: Block): Sentence[] {
  if (block.kind === 'paragraph' || block.kind === 'quote') return block.sentences
  return block.kind === 'list' ? block.items.flat() : []
}

/** The block with each sentence changed. */
export function withSentences(block: Block, change: (sentence: Sentence, index: number) => Sentence): Block {
  let index = 0
  const next = (sentence: Sentence): Sentence => change(sentence, index++)
  if (block.kind === 'paragraph' || block.kind === 'quote') return { ...block, sentences: block.sentences.map(next) }
  return block.kind === 'list' ? { ...block, items: block.items.map((item) => item.map(next)) } : block
}

/** The block with each run changed. Sentences that lose every word go, and with them a paragraph or item that has no other. */
export function withGroups(block: Block, change: (inlines: Inline[], index: number) => Inline[]): Block | undefined {
  let index = 0
  const next = (inlines: Inline[]): Inline[] => change(inlines, index++)
  switch (block.kind) {
    case 'paragraph':
    case 'quote': {
      const sentences = kept(block.sentences, next)
      return sentences.length === 0 && block.sentences.length > 0 ? undefined : { ...block, sentences }
    }
    case 'list': {
      const items = block.items.map((item) => kept(item, next)).filter((item) => item.length > 0)
      return items.length === 0 && block.items.length > 0 ? undefined : { ...block, items }
    }
    case 'lines':
      return { ...block, lines: block.lines.map(next) }
    case 'particulars':
      return { ...block, rows: block.rows.map((row) => ({ ...row, value: next(row.value) })) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(next)) }
    case 'heading':
    case 'signature':
    case 'page-break':
      return block
  }
}

const saysSomething = (inlines: readonly Inline[]): boolean =>
  inlines.some((inline) => inline.kind !== 'text' || /[\p{L}\p{N}]/u.test(inline.text))

const kept = <S extends { inlines: Inline[] }>(sentences: S[], change: (inlines: Inline[]) => Inline[]): S[] =>
  sentences.flatMap((sentence) => {
    const inlines = change(sentence.inlines)
    return inlines === sentence.inlines || saysSomething(inlines) ? [{ ...sentence, inlines }] : []
  })
