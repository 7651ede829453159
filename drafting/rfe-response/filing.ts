import type { CaseFile, Exhibit } from '../case-file.ts'
import { datesIn } from '../case-file/dates-in.ts'

/** The day on which eligibility is judged; undefined where the notice does not print it. */
export const filedOn = ({ rfe }: CaseFile): string | undefined => rfe?.reading.filed_date?.value

const DATED = ['received_date', 'published_date', 'start_date'] as const

/** The day from which a paper's entry is: null where the entry tells none. */
function dateOf(caseFile: CaseFile, { section, entry }: Pick<Exhibit, 'section' | 'entry'>): string | null {
  for (const field of DATED) {
    const value = caseFile.fact(section, entry, field)?.value
    if (value !== undefined) return value
  }
  return null
}

/** Papers of the response whose entries are dated after the petition was filed. */
export function isAfterFiling(caseFile: CaseFile, exhibit: Exhibit): boolean {
  const filed = filedOn(caseFile)
  const date = dateOf(caseFile, exhibit)
  return filed !== undefined && date !== null && date > filed
}

/** True of words that tell of a day, or of a month or year as a whole, after the petition was filed; what lies ahead has not come about. */
export function tellsOfLater(text: string, caseFile: CaseFile): boolean {
  const filed = filedOn(caseFile)
  if (filed === undefined) return false
  return datesIn(text).some(({ year, month, day }) => {
    const first = [year, String(month ?? 1).padStart(2, '0'), String(day ?? 1).padStart(2, '0')].join('-')
    return first > filed && first <= caseFile.profile.today
  })
}
