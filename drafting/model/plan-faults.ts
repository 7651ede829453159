import type { CaseFile } from '../case-file.ts'
import { SAME_TITLE, tooAlike } from '../endeavors/difference.ts'
import { likeness } from '../quality/endeavors/text.ts'
import { whyUnspecific } from '../endeavors/specificity.ts'
import { checkSentence } from '../grounding.ts'
import type { Planned } from './endeavor-plan.ts'
import { LONGEST_TITLE, titleInSentence } from './title.ts'

/** What a title proposes is new by its nature; its figures, dates and names are not. */
const PROPOSED: ReadonlySet<string> = new Set(['assertion', 'status', 'role', 'causal'])

/** A plan as the measure of difference reads an endeavor. */
const asEndeavor = ({ title, problem, method, output, beneficiaries, steps }: Planned, at: number) => ({
  at,
  title,
  exp_subs_merit_intric_val: [problem, method, output, steps].join(' '),
  exp_nation_impt_beneficiaries: beneficiaries,
  exp_nation_impt_impact: '',
})

function inventedIn(plan: Planned, caseFile: CaseFile): string[] {
  const { title, problem, method, output, beneficiaries, steps, sources } = plan
  const text = `${titleInSentence(title, [problem, method, output, beneficiaries, steps], caseFile)}.`
  const asSentence = { inlines: [{ kind: 'text' as const, text }], sources }
  return checkSentence(asSentence, caseFile, 'endeavor').flatMap(({ kind, text: words, reason }) =>
    PROPOSED.has(kind) ? [] : [`${words}: ${reason}`],
  )
}

/** What is the matter with each of the plans, by its place: as an undertaking, beside those before it, and with its facts. */
export function faultsIn(
  plans: readonly Planned[],
  kept: readonly Planned[],
  existing: readonly { title: string }[],
  caseFile: CaseFile,
): string[][] {
  const all = [...kept, ...plans]
  const alike = tooAlike(all.map(asEndeavor))
  const found: string[][] = []
  for (const [index, plan] of plans.entries()) {
    const { title, sources } = plan
    const at = kept.length + index
    if (title.length > LONGEST_TITLE) {
      found.push([`it is longer than ${LONGEST_TITLE} characters`])
      continue
    }
    const faults: string[] = []
    const unspecific = whyUnspecific(title, caseFile.profile)
    if (unspecific !== undefined) faults.push(unspecific)
    // One that cannot be used itself is in nobody's way.
    const before = all.slice(0, at).filter((_, place) => (found[place - kept.length] ?? []).length === 0)
    const twins = alike.filter(([, second]) => second.at === at).map(([first]) => all[first.at])
    const near =
      [...existing, ...before].find((other) => likeness(other.title, title) > SAME_TITLE) ??
      before.find((other) => twins.includes(other))
    if (near !== undefined) faults.push(`it is too close to “${near.title}”`)
    if (sources.length === 0) faults.push('it names no fact that it goes on from')
    found.push([...faults, ...inventedIn(plan, caseFile)])
  }
  return found
}
