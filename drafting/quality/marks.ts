import type { Inline } from '#domain/document.ts'
import { inlinesOf } from '../builtin/inlines.ts'
import type { DocumentToRead } from './reading.ts'

type Mark = Extract<Inline, { kind: 'missing' | 'verify' }>

/** Everything that stands open in a document, in order. */
export const marksOf = (document: Pick<DocumentToRead, 'blocks'>): Mark[] =>
  inlinesOf(document).flatMap(({ inlines }) =>
    inlines.filter((inline) => inline.kind === 'missing' || inline.kind === 'verify'),
  )

/** What a mark asks for. */
export const askedBy = (mark: Mark): string => (mark.kind === 'missing' ? mark.what : mark.text)
