import { quotedTitle } from '../builtin/entries.ts'
import { factsOf } from './facts.ts'
import { ENDEAVOR, PLANS, PROPOSED_BY } from './frames.ts'
import type { Letter } from './letter.ts'
import { askOfGoal } from './questions.ts'
import { say } from './say.ts'

const PLANNED = ['current_progress', 'plans', 'expected_outcomes', 'impact'] as const
const WITHOUT_REASONS = PLANNED.slice(0, 3)

/** The endeavor ahead by its title, and the facts of the plan as what the applicant plans. */
export function ahead(letter: Letter): void {
  const { write, endeavor, plans, goals, works } = letter
  if (endeavor === undefined) return
  say(letter, ENDEAVOR, { title: quotedTitle(endeavor, 'title') })
  const [work] = works
  say(letter, PROPOSED_BY, { project: work && quotedTitle(work, 'project_name') })
  const fields = goals.includes('national_interest') ? PLANNED : WITHOUT_REASONS
  for (const plan of plans) {
    const facts = factsOf(letter, plan, fields)
    if (facts.length === 0) continue
    say(letter, PLANS, { plan: quotedTitle(plan, 'plan_title') })
    write.insist(facts)
    write.close()
  }
  askOfGoal(letter, 'national_interest')
}
