import type { Block } from '#domain/document.ts'
import { isToAnswer } from '#domain/rfe.ts'
import type { CaseFile } from '../case-file.ts'
import { sectionOf } from '../rfe-response/planned.ts'
import { sectionsOf, type Change } from './changes.ts'

/** Issues that a response answers and that were put aside since, and those that are to be answered and that it does not. */
export function changedIssues(blocks: readonly Block[], { rfe }: Pick<CaseFile, 'rfe'>): Change[] {
  const sections = new Set(sectionsOf(blocks))
  return (rfe?.analysis?.issues ?? []).flatMap(({ title }, at): Change[] => {
    const isAnswered = sections.has(sectionOf(at))
    if (isAnswered === isToAnswer(rfe?.work[at])) return []
    const number = at + 1
    return [
      {
        key: `rfe_issues/${number}/state`,
        section: 'rfe_issues',
        place: `RFE issue ${number}`,
        was: isAnswered ? title : null,
        now: isAnswered ? null : title,
        says: isAnswered
          ? `Issue ${number} of the notice, “${title}”, is put aside now, and this response still answers it.`
          : `Issue ${number} of the notice, “${title}”, is to be answered, and this response does not answer it.`,
        sections: [],
      },
    ]
  })
}
