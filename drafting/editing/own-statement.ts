import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { isInFirstPerson } from '../builtin/first-person.ts'
import { isSaid } from '../cards/answers.ts'
import { speaksOfSelf } from '../grounding/speaks-of-self.ts'
import { wordsOf } from '../proof/words-of.ts'
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

const QUOTED = /“[^”]*”/gu

/**
 * Whether a sentence of a letter is its writer’s to confirm and nobody else’s: it speaks in the writer’s first person, or the
 * writer typed it.
 */
export const isWritersOwn = (sentence: Sentence): boolean =>
  isSaid(sentence) || isInFirstPerson(wordsOf(sentence.inlines).replace(QUOTED, ''))
