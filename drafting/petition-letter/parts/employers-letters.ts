import type { Entry } from '../../builtin/portrait.ts'
import type { CaseFile, ExhibitPage } from '../../case-file.ts'
import { datesIn } from '../../case-file/dates-in.ts'
import { searchable } from '../../grounding/fold.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'

const EMPLOYED = /\b(?:employ(?:ed|ment|ee|s)|appointed|(?:has|have|had) (?:worked|served)|worked|served)\b/i
const FULL_TIME = /\bfull[- ]?time\b|\b(?:3[5-9]|4\d) hours (?:per|a|each|every|in the|of work per) week\b/i

/** The page among the papers of the record, put to whatever entry, on which an employer gives a post's dates and full-time work. */
export function employersLetter(post: Entry, caseFile: CaseFile): ExhibitPage | undefined {
  const house = searchable(post.value('organization'))
  const [year, month] = post.value('start_date').split('-').map(Number)
  if (house.trim() === '') return undefined
  const letters = caseFile.exhibits.filter(
    (exhibit) => exhibit.section === 'evidence' && speaksOfItsEntry(exhibit, caseFile),
  )
  return caseFile.pages.find(
    ({ exhibit, text }) =>
      letters.some(({ number }) => number === exhibit) &&
      searchable(text).includes(house) &&
      EMPLOYED.test(text) &&
      FULL_TIME.test(text) &&
      datesIn(text).some((date) => date.year === year && date.month === month),
  )
}
