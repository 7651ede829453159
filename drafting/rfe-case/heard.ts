import type { CaseFile } from '../case-file.ts'
import { RECORD_ID } from './pages.ts'

const without = new WeakMap<CaseFile, CaseFile>()

/** The case file as it is without the notice and what was filed before it. */
export function withoutRecord(caseFile: CaseFile): CaseFile {
  const known = without.get(caseFile)
  if (known !== undefined) return known
  const { rfe: _, ...rest } = caseFile
  without.set(caseFile, rest)
  return rest
}

/** The case file as a sentence may draw on it: with the pages of letters only where it names one. */
export function heardBy(named: readonly string[], caseFile: CaseFile): CaseFile {
  if (caseFile.rfe === undefined || named.some((id) => RECORD_ID.test(id))) return caseFile
  return withoutRecord(caseFile)
}
