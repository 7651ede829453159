import type { Composer } from '../../builtin/composer.ts'
import type { CaseFile } from '../../case-file.ts'
import { established, type Basis } from '../basis.ts'
import type { Matter } from '../matter.ts'
import { isThin } from '../../builtin/results.ts'
import * as phrasing from '../phrasing/conclusion.ts'

export function conclusion(write: Composer, { basis, ranked, caseFile }: Matter): void {
  write.say(isThin(ranked) ? phrasing.DISCRETION_RULE : phrasing.DISCRETION)
  write.close()
  const grounds = established(basis)
  const rest = groundFacts(caseFile, basis)
  if (isThin(ranked)) write.say(phrasing.SUMMARY_OPEN)
  else if (grounds !== '') {
    write.say(phrasing.SUMMARY_GROUND, { class: grounds }, [], rest)
    write.say(phrasing.SUMMARY)
    return
  }
  write.say(phrasing.PRAYER)
}

/** The facts of each ground on which the letter concludes. */
const groundFacts = (caseFile: CaseFile, { shown, alternative, alternativeDegree }: Basis): string[] =>
  [
    ...(shown ? [caseFile.fact('derived', 0, 'eb2_basis')] : []),
    ...(alternativeDegree === undefined ? [] : [caseFile.fact('derived', 0, 'highest_degree')]),
    ...alternative.flatMap(({ entries }) =>
      entries.map(({ section, id }) => caseFile.fact(section, id, IDENTIFIED_BY[section])),
    ),
  ].flatMap((fact) => fact?.id ?? [])

const IDENTIFIED_BY = {
  academichistory: 'degree',
  professionalhistory: 'job_title',
  evidence: 'name',
  referees: 'title',
} as const
