import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { speaksOfSelf } from '../grounding/speaks-of-self.ts'
import type { Reader } from './typed-reading.ts'

/**
 * Whether a writer, typing in a letter of their own, speaks of nobody but themselves: “I have worked on corrosion for 27 years.”
 * The writer knows that and signs it. A sentence that names the applicant, or may mean them, is held against the record.
 */
export const isOwnStatement = (sentence: Sentence, { caseFile, voice, isWriter }: Reader): boolean =>
  isWriter === true &&
  typeof voice === 'object' &&
  sentence.inlines.every(({ kind }) => kind === 'text') &&
  speaksOfSelf(sentenceText(sentence), caseFile)
