import { isNumberWord } from './number-words.ts'
import type { Figure, Token } from './proposition.ts'

/** A participle right before a noun. */
const isBeforeNoun = ({ folded, sense, end }: Token, next: Token | undefined, text: string): boolean =>
  next !== undefined &&
  sense.verb &&
  folded.endsWith('ed') &&
  next.sense.noun &&
  !next.sense.closed &&
  text.slice(end, next.start) === ' '

/** What a figure counts: the words after it, as far as they may be its noun. */
export function countedBy(figure: Figure, tokens: readonly Token[], text: string): Token[] {
  const found: Token[] = []
  let end = figure.end
  for (const [at, token] of tokens.entries()) {
    if (token.start < figure.end) continue
    if (/[,;:.()—]/.test(text.slice(end, token.start))) break
    if (token.sense.closed && token.folded !== 'of' && token.folded !== 'the' && token.folded !== 'other') break
    end = token.end
    // "one of the five preferred", "64 people nominated": the verb counts nothing, but in "two published articles".
    if (found.length === 0 && isBeforeNoun(token, tokens[at + 1], text)) continue
    if (token.sense.verb && token.folded !== token.sense.lemma && /(?:ed|t|n|ing)$/.test(token.folded)) break
    if (!token.sense.closed && !/^\d/.test(token.folded) && !isNumberWord(token.folded)) found.push(token)
    if (found.length === 4) break
  }
  return found
}
