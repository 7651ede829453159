import { portraitOf } from '../builtin/portrait.ts'
import type { CaseFile } from '../case-file.ts'
import { chooseTen } from '../endeavors/choose.ts'
import { groundsOf, type Ground } from '../endeavors/grounds.ts'
import type { Planned } from './endeavor-plan.ts'

/** The facts of the plans and projects that an undertaking grows from. */
const sourcesOf = ({ anchor, works }: Ground, { facts }: CaseFile): string[] =>
  facts.flatMap(({ id, section, entry }) =>
    [anchor, ...works].some((one) => one.section === section && one.id === entry) ? [id] : [],
  )

/** True of one of the applicant's plans that an undertaking goes on from already, whatever that is called. */
const isTaken = (ground: Ground, good: readonly Planned[], caseFile: CaseFile): boolean => {
  if (ground.kind !== 'plan') return false
  const own = sourcesOf({ ...ground, works: [] }, caseFile)
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
  // A direction of a plan is a question to the applicant, and nothing that a model could write out.
  const grounds = groundsOf(portraitOf(caseFile)).filter(
    (ground) => ground.kind !== 'direction' && !isTaken(ground, good, caseFile),
  )
  return chooseTen(grounds, [...existing, ...good])
    .slice(0, many)
    .map((ground) => ({
      title: ground.title,
      problem: '',
      method: '',
      output: '',
      beneficiaries: '',
      steps: '',
      sources: sourcesOf(ground, caseFile),
    }))
}
