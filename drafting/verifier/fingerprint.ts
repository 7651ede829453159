import type { Inline } from '#domain/document.ts'
import { seedOf } from '../builtin/seed.ts'
import { wordsOf } from '../proof/words-of.ts'
import type { Span } from './claim.ts'

/** What is cited, by its name: how it is printed depends on what was cited before. */
const cited = (inline: Inline): string[] => {
  if (inline.kind === 'exhibit') return [`E${inline.number}${inline.page === undefined ? '' : `p${inline.page}`}`]
  return inline.kind === 'authority' ? [inline.id] : []
}

const sumOf = (text: string): string =>
  [text.length, ...['once', 'again', 'thrice'].map((turn) => seedOf(turn, text))].join('/')

/** A page is long, and many sentences rest on it. */
const known = new WeakMap<Span, string>()

function sumOfSpan(span: Span): string {
  const sum = known.get(span) ?? sumOf(span.words)
  known.set(span, sum)
  return sum
}

/** Another one as soon as a word of the sentence, what it cites, or a word of these sources is another. */
export const fingerprintOf = (inlines: readonly Inline[], spans: readonly Span[]): string =>
  sumOf(JSON.stringify([wordsOf(inlines), inlines.flatMap(cited), spans.map((span) => [span.id, sumOfSpan(span)])]))
