import { isSetOpen, OPEN_SIGN } from '#domain/document-text.ts'
import type { Found, Rule } from '../finding.ts'
import { askedBy, marksOf } from '../marks.ts'
import { named, type Reading } from '../reading.ts'

/** Each mark and each unconfirmed sentence stands on the cover sheet, nothing else does, and none is asked twice. */
function* find({ document, blocks, lines }: Reading): Generator<Found> {
  const marks = marksOf(document)
  const sentences = lines.filter(({ sentence }) => isSetOpen(sentence))
  const all = document.cover.open.map(({ text }) => text)
  const listed = all.filter((text) => !text.endsWith(OPEN_SIGN))
  const signed = all.length - listed.length
  for (const [asked, same] of Map.groupBy(marks, askedBy)) {
    const onSheet = listed.filter((text) => text.includes(asked)).length
    if (onSheet < same.length)
      yield { block: null, text: `The cover sheet does not list the open point “${named(asked)}”.` }
  }
  if (listed.length > marks.length)
    yield { block: null, text: 'The cover sheet lists an open point that no longer stands in the text.' }
  if (signed !== sentences.length)
    yield {
      block: null,
      text: `The cover sheet lists ${signed} of the ${sentences.length} sentences that nobody has confirmed yet.`,
    }
  if (document.draft !== marks.length + sentences.length > 0)
    yield {
      block: null,
      text: document.draft
        ? 'The document is marked as a draft, and nothing in it is open.'
        : 'Open points stand in the text, and the document is not marked as a draft.',
    }
  // A mark that somebody typed, or a model wrote, is text to every other part of the product.
  for (const { id, block } of blocks)
    if (block.kind === 'paragraph' || block.kind === 'quote')
      for (const { inlines } of block.sentences)
        for (const inline of inlines)
          if (inline.kind === 'text' && /\[(?:Missing|Verify): /u.test(inline.text))
            yield { block: id, text: `“${named(inline.text)}” looks like an open point and is not counted as one.` }
}

export const openPoints: Rule = { id: 'open-points', severity: 'must', find }

/** The same question twice is one question. */
function* findTwice({ document }: Reading): Generator<Found> {
  const questions = marksOf(document).filter(({ kind }) => kind === 'missing')
  for (const [asked, same] of Map.groupBy(questions, askedBy))
    if (same.length > 1) yield { block: null, text: `“${named(asked)}” is asked for ${same.length} times.` }
}

export const askedTwice: Rule = { id: 'asked-twice', severity: 'should', find: findTwice }
