import type { Quoted } from '#domain/rfe.ts'
import { oneLine } from '../rfe-analysis/passage.ts'
import { bodiesOf, readBlocks } from '../rfe-notice/page/read-blocks.ts'
import { sentencesOf } from '../rfe-notice/sentences.ts'

/** What numbers a paragraph or marks an item belongs to no sentence. */
const NUMBER = /^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[•●▪–-])\s+/iu

const known = new WeakMap<readonly string[], readonly Quoted[]>()

/** The sentences of a notice in their order, without its headings, its numbers and the heads of its pages. */
export function noticeSentences(pages: readonly string[]): readonly Quoted[] {
  const read =
    known.get(pages) ??
    readBlocks(bodiesOf(pages))
      .filter(({ kind }) => kind !== 'heading')
      .flatMap(sentencesOf)
      .map(({ text, page }): Quoted => ({ quote: oneLine(text).replace(NUMBER, ''), page }))
  known.set(pages, read)
  return read
}
