import type { Sentence } from '#domain/document.ts'
import { sentenceText } from '#domain/document-text.ts'
import { foldWord, wordsOf } from '../grounding/fold.ts'
import type { Reader } from './typed-reading.ts'

const SELF = new Set(['i', 'me', 'my', 'mine', 'myself'])
/** Words for somebody beside the writer, whom the writer alone does not vouch for. */
const OTHERS = new Set(
  'we us our ours he him his himself she her hers herself they them their theirs applicant petitioner beneficiary candidate'.split(
    ' ',
  ),
)

/**
 * Whether a writer, typing in a letter of their own, speaks of nobody but themselves: “I have worked on corrosion for 27 years.”
 * The writer knows that and signs it. A sentence that names the applicant, or may mean them, is held against the record.
 */
export function isOwnStatement(sentence: Sentence, { caseFile, voice, isWriter }: Reader): boolean {
  if (isWriter !== true || typeof voice !== 'object') return false
  if (sentence.inlines.some(({ kind }) => kind !== 'text')) return false
  const { first_name, middle_name, last_name } = caseFile.profile.application
  const names = new Set(wordsOf(`${first_name} ${middle_name} ${last_name}`).map(({ folded }) => folded))
  const words = wordsOf(sentenceText(sentence)).map(({ folded }) => foldWord(folded))
  return words.some((word) => SELF.has(word)) && !words.some((word) => OTHERS.has(word) || names.has(word))
}
