import type { CaseFile } from '../case-file.ts'
import { foldWord, wordsOf } from './fold.ts'

const SELF = new Set(['i', 'me', 'my', 'mine', 'myself'])
/** Words for somebody beside the writer, whom the writer alone does not vouch for. */
const OTHERS = new Set(
  [
    'we us our ours he him his himself she her hers herself they them their theirs',
    'applicant petitioner beneficiary candidate student advisee mentee colleague coworker employee assistant',
  ]
    .join(' ')
    .split(' '),
)

/** Whether a sentence in a letter speaks of its writer, and of nobody who may be the applicant. */
export function speaksOfSelf(text: string, { profile }: Pick<CaseFile, 'profile'>): boolean {
  const { first_name, middle_name, last_name, latin_first_name = '', latin_last_name = '' } = profile.application
  const called = [first_name, middle_name, last_name, latin_first_name, latin_last_name].join(' ')
  const names = new Set(wordsOf(called).map(({ folded }) => folded))
  const words = wordsOf(text).map(({ folded }) => foldWord(folded))
  return words.some((word) => SELF.has(word)) && !words.some((word) => OTHERS.has(word) || names.has(word))
}
