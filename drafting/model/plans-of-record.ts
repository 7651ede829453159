import { portraitOf } from '../builtin/portrait.ts'
import type { CaseFile } from '../case-file.ts'
import type { Candidate } from '../endeavors/candidate.ts'
import { candidatesOf } from '../endeavors/candidates.ts'
import { chooseTen } from '../endeavors/choose.ts'
import type { Planned } from './endeavor-plan.ts'

/** The facts of the plans and projects that an undertaking grows from. */
const sourcesOf = ({ anchor, plan, work }: Candidate, { facts }: CaseFile): string[] => {
  const entries = [anchor, plan, work].flatMap((entry) => (entry === undefined ? [] : [entry]))
  return facts.flatMap(({ id, section, entry }) =>
    entries.some((one) => one.section === section && one.id === entry) ? [id] : [],
  )
}

/** True of one of the applicant's plans that an undertaking goes on from already, whatever that is called. */
const isTaken = (candidate: Candidate, good: readonly Planned[], caseFile: CaseFile): boolean => {
  if (candidate.kind.of !== 'plan') return false
  const own = sourcesOf({ ...candidate, work: undefined }, caseFile)
  return good.some(({ sources }) => sources.some((id) => own.includes(id)))
}

/** So many undertakings from the record alone, none close to those there are; fewer where it holds no more. */
export function plansOfRecord(
  caseFile: CaseFile,
  existing: readonly { title: string }[],
  good: readonly Planned[],
  many: number,
): Planned[] {
  if (many === 0) return []
  const candidates = candidatesOf(portraitOf(caseFile)).filter((candidate) => !isTaken(candidate, good, caseFile))
  return chooseTen(candidates, [...existing, ...good])
    .slice(0, many)
    .map((candidate) => ({
      title: candidate.title,
      problem: '',
      method: '',
      output: '',
      beneficiaries: '',
      steps: '',
      sources: sourcesOf(candidate, caseFile),
    }))
}
