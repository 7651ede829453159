import type { CaseFile } from '../case-file.ts'
import { lessEntry } from '../case-file/less-entry.ts'
import type { Profile } from '../profile.ts'

/**
 * The endeavors that the record holds: those that were selected; where none is, those that the applicant typed. Of what was
 * drafted to choose from nothing else was ever said to anybody.
 */
function ofRecord({ endeavors, draftedEndeavors = [] }: Profile): Set<number> {
  const selected = endeavors.filter(({ is_selected }) => is_selected)
  const typed = endeavors.filter(({ id }) => !draftedEndeavors.includes(id))
  return new Set((selected.length > 0 ? selected : typed).map(({ id }) => id))
}

/** The case file without the other endeavors; a document that was drafted on one of them keeps that one. */
export function withEndeavorsOfRecord(caseFile: CaseFile, kept: number | null): CaseFile {
  const held = ofRecord(caseFile.profile)
  return caseFile.profile.endeavors
    .filter(({ id }) => id !== kept && !held.has(id))
    .reduce((rest, { id }) => lessEntry(rest, { section: 'endeavors', entry: id }), caseFile)
}
