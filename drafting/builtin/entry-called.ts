import { isSection } from '../case-file/places.ts'
import { FACT_SECTIONS } from '../case-file/fields.ts'
import type { CaseFile } from '../case-file.ts'

/** An entry as a question calls it: by its title in quotation marks, a post by its house, a person by name; undefined where it has no name. */
export function entryCalled(caseFile: CaseFile, section: string, entry: number): string | undefined {
  if (!isSection(section)) return undefined
  // A bracket inside of an open point would end it.
  const name = caseFile.fact(section, entry, FACT_SECTIONS[section].name)?.value.replace(/[[\]]/g, '')
  if (name === undefined) return undefined
  if (section === 'referees') return name
  if (section === 'academichistory') return `the studies at ${name}`
  return section === 'professionalhistory' ? `the post at ${name}` : `“${name}”`
}
