import type { Block } from '#domain/document.ts'
import { isToAnswer } from '#domain/rfe.ts'
import type { CaseFile } from '../case-file.ts'
import { numbersIn } from '../rfe-notice/places.ts'
import { sectionOf } from '../rfe-response/planned.ts'
import { sectionsOf, type Change } from './changes.ts'

/** Issues that a response answers and that were put aside since, and those that are to be answered and that it does not. */
export function changedIssues(blocks: readonly Block[], { rfe }: Pick<CaseFile, 'rfe'>): Change[] {
  const sections = new Set(sectionsOf(blocks))
  const issues = rfe?.analysis?.issues ?? []
  const numbers = numbersIn(issues, rfe?.rfe.notice.pages ?? [])
  return issues.flatMap(({ title }, at): Change[] => {
    const isAnswered = sections.has(sectionOf(at))
    if (isAnswered === isToAnswer(rfe?.work[at])) return []
    const number = numbers[at] ?? at + 1
    return [
      {
        key: `rfe_issues/${at + 1}/state`,
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
