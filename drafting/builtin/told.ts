import type { CaseFile } from '../case-file.ts'
import { sentencesOf } from './passages.ts'

/** One sentence of the applicant's own, as typed, with the fact that holds it and the papers that prove its entry. */
export interface Told {
  text: string
  sources: string[]
  exhibits: number[]
  section: string
  entry: number
  field: string
}

/** The sentences of a field of an entry; none where the case file has no fact there. */
export function toldIn(caseFile: CaseFile, section: string, entry: number, field: string): Told[] {
  const fact = caseFile.fact(section, entry, field)
  if (fact === undefined) return []
  const exhibits = caseFile.exhibitsOf(section, entry).map((exhibit) => exhibit.number)
  return sentencesOf(fact.value).map((text) => ({ text, sources: [fact.id], exhibits, section, entry, field }))
}
