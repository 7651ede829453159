import type { CaseFile } from '../case-file.ts'

/** What is read from a case file once, however many documents are held against it. */
export function perCaseFile<T>(make: (caseFile: CaseFile) => T): (caseFile: CaseFile) => T {
  const kept = new WeakMap<CaseFile, { made: T }>()
  return (caseFile) => {
    const held = kept.get(caseFile) ?? { made: make(caseFile) }
    kept.set(caseFile, held)
    return held.made
  }
}
