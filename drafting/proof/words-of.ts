import type { Inline } from '#domain/document.ts'

/**
 * What a reader reads of a sentence, without the exhibits and authorities that it cites: those are compared by their ids, since a
 * citation is printed in full once and short from then on.
 */
export const wordsOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => (inline.kind === 'text' || inline.kind === 'verify' ? inline.text : ''))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim()
