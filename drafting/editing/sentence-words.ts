import { paragraphText } from '#domain/editable.ts'
import type { Sentence } from '#domain/document.ts'

/** One sentence's words as they are printed, with plain spaces. */
export const sentenceWords = (sentence: Sentence): string =>
  paragraphText({ kind: 'paragraph', id: '', sentences: [sentence] })
