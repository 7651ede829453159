import type { Block, Sentence } from '#domain/document.ts'

/** A sentence of a block by its place; a cell or line of a block without sentences counts as one that names no sources. */
export function chosenSentence(block: Block, index: number): Sentence | null {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return block.sentences[index] ?? null
    case 'list':
      return block.items.flat()[index] ?? null
    case 'table':
      return bare(block.rows.flat()[index])
    case 'lines':
      return bare(block.lines[index])
    case 'particulars':
      return bare(block.rows[index]?.value)
    case 'heading':
    case 'signature':
    case 'page-break':
      return null
  }
}

/** Words that were set as they are: what they cite is all that they name. */
const bare = (inlines: Sentence['inlines'] | undefined): Sentence | null =>
  inlines === undefined
    ? null
    : { inlines, sources: inlines.flatMap((inline) => (inline.kind === 'authority' ? [inline.id] : [])) }

/** A sentence's own words, without what it cites. */
export const wordsOf = (sentence: Sentence): string =>
  sentence.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('')

/** What a sentence says, marked words with the others, without what it cites or lacks. */
export const saidIn = (sentence: Sentence): string =>
  sentence.inlines
    .map((inline) => (inline.kind === 'text' || inline.kind === 'verify' ? inline.text : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** What a sentence says as it is quoted: with the law that it names, without which its words do not join. */
export const quotedIn = (sentence: Sentence): string =>
  sentence.inlines
    .map((inline, at) => {
      if (inline.kind === 'authority') return inline.runs.map(({ text }) => text).join('')
      // Marks may stand without a space between them; what they hold may not.
      if (inline.kind === 'verify' && sentence.inlines[at - 1]?.kind === 'verify') return ` ${inline.text}`
      return inline.kind === 'text' || inline.kind === 'verify' ? inline.text : ''
    })
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;)])/g, '')
    .trim()
