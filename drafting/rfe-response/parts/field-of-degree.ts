import type { Composer } from '../../builtin/composer.ts'
import type { CaseFile } from '../../case-file.ts'
import { fieldToldOtherwise, OF_DEGREE } from '../../rfe-case/field-of-degree.ts'
import { askWhichField } from '../phrasing/issue.ts'
import type { PlannedIssue } from '../planned.ts'

/** Where the degree is in question and two papers tell it in two fields, it is asked which is right. */
export function askField(write: Composer, { issue }: PlannedIssue, { profile, rfe }: CaseFile): void {
  const found = OF_DEGREE.has(issue.factor) && rfe !== undefined ? fieldToldOtherwise(profile, rfe.rfe) : undefined
  if (found === undefined) return
  write.ask(askWhichField(found.said, found.where, found.entry.major), `academichistory.${found.entry.id}.major`)
}
