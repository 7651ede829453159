import type { Block, Document } from '#domain/document.ts'

export {
  hasOpenSentences,
  OPEN_NOTE,
  printable,
  runsOf,
  runsOfSentences,
  runsOnPaper,
  textOfRuns,
  type Run,
} from '#domain/document-text.ts'

export const COVER_LABEL = 'For you, not part of the filing'
export const OPEN_HEADING = 'Still open'
export const CONTENTS_HEADING = 'Contents'

/** Every heading, in order. */
export const headingsOf = (document: Pick<Document, 'blocks'>): Extract<Block, { kind: 'heading' }>[] =>
  document.blocks.filter((block) => block.kind === 'heading')

/** The headings that the contents list: two levels, so that they fit the page of the caption. */
export const contentsOf = (document: Pick<Document, 'blocks'>): Extract<Block, { kind: 'heading' }>[] =>
  headingsOf(document).filter(({ level }) => level <= 2)

/** The number that a heading gives itself: `IV. `, `A. `, `2. `; empty when it has none. */
export const numberOf = (heading: string): string => /^(?:[IVXLC]+|[A-Z]|[0-9]+)[.)] /.exec(heading)?.[0] ?? ''

/** How many leading blocks make the caption; the contents follow them. */
export const captionLength = (document: Pick<Document, 'blocks'>): number =>
  document.blocks.findIndex((block) => block.kind === 'particulars') + 1
