import type { Composer } from '../../builtin/composer.ts'
import { toldIn } from '../../builtin/told.ts'
import type { CaseFile } from '../../case-file.ts'
import type { PlannedIssue } from '../planned.ts'

const MOST_HELD = 4

const LEANS = /\b(?:it|its|them|they|their|this|these|those)\b/iu

/** What the analysis found in the record on the point, where no part of a petition tells it. */
export function held(write: Composer, { issue }: PlannedIssue, caseFile: CaseFile, told: Set<string>): void {
  let count = 0
  for (const { text, paper } of issue.have) {
    if (count === MOST_HELD) return
    if (paper !== 'exhibit' && paper !== 'profile') continue
    const fact = caseFile.facts.find(
      ({ value, kind }) => kind !== 'derived' && kind !== 'notice' && value.includes(text),
    )
    // A name is no sentence.
    if (fact === undefined || told.has(text) || fact.field === 'title') continue
    // Out of its passage "it" means nothing.
    const sentences = toldIn(caseFile, fact.section, fact.entry, fact.field).filter(
      (one) => (one.text.includes(text) || text.includes(one.text)) && !LEANS.test(one.text),
    )
    count += write.tell(sentences)
  }
}
