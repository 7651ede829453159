import type { Entry } from '../../builtin/portrait.ts'
import type { CaseFile, ExhibitPage } from '../../case-file.ts'
import { datesIn } from '../../case-file/dates-in.ts'
import { searchable } from '../../grounding/fold.ts'
import { speaksOfItsEntry } from '../../grounding/speaks-of.ts'

const EMPLOYED = /\b(?:employ(?:ed|ment|ee|s)|appointed|(?:has|have|had) (?:worked|served)|worked|served)\b/i
const FULL_TIME = /\bfull[- ]?time\b|\b(?:3[5-9]|4\d) hours (?:per|a|each|every|in the|of work per) week\b/i

interface EmploymentPage {
  page: ExhibitPage
  words: string
  dates: ReturnType<typeof datesIn>
}

/** Pages of the record's papers that tell of full-time employment. Each post asks for them, and a record has hundreds of pages. */
function readEmploymentPages(caseFile: CaseFile): EmploymentPage[] {
  const letters = new Set(
    caseFile.exhibits
      .filter((exhibit) => exhibit.section === 'evidence' && speaksOfItsEntry(exhibit, caseFile))
      .map(({ number }) => number),
  )
  return caseFile.pages
    .filter(({ exhibit, text }) => letters.has(exhibit) && EMPLOYED.test(text) && FULL_TIME.test(text))
    .map((page) => ({ page, words: searchable(page.text), dates: datesIn(page.text) }))
}

const employmentPages = new WeakMap<CaseFile, EmploymentPage[]>()

/** The page among the papers of the record, put to whatever entry, on which an employer gives a post's dates and full-time work. */
export function employersLetter(post: Entry, caseFile: CaseFile): ExhibitPage | undefined {
  const house = searchable(post.value('organization'))
  const [year, month] = post.value('start_date').split('-').map(Number)
  if (house.trim() === '') return undefined
  const pages = employmentPages.get(caseFile) ?? readEmploymentPages(caseFile)
  employmentPages.set(caseFile, pages)
  return pages.find(
    ({ words, dates }) => words.includes(house) && dates.some((date) => date.year === year && date.month === month),
  )?.page
}
