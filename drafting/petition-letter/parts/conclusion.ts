import type { Composer } from '../../builtin/composer.ts'
import type { CaseFile } from '../../case-file.ts'
import { established, type Basis } from '../basis.ts'
import type { Matter } from '../matter.ts'
import * as phrasing from '../phrasing/conclusion.ts'
import { isThin } from '../works.ts'

export function conclusion(write: Composer, { basis, ranked, caseFile, person }: Matter): void {
  write.say(isThin(ranked) ? phrasing.DISCRETION_RULE : phrasing.DISCRETION)
  write.close()
  const [ground, besides] = established(basis)
  const rest = groundFacts(caseFile, basis)
  if (isThin(ranked)) write.say(phrasing.SUMMARY_OPEN)
  else if (ground !== undefined) {
    write.point(phrasing.SUMMARY_GROUND[ground] ?? [], {}, rest)
    if (besides !== undefined)
      write.point(phrasing.SUMMARY_GROUND_BESIDES[besides] ?? [], { ies: person.plural ? 'y' : 'ies' }, rest)
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
