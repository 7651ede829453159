import { fold } from '#domain/fold.ts'
import { namesHouseAbroad } from '../../builtin/abroad.ts'
import { isQuestion, type Composer } from '../../builtin/composer.ts'
import type { Entry } from '../../builtin/portrait.ts'
import { asTitle } from '../../builtin/quoted.ts'
import { isQuotation, type Told } from '../../builtin/told.ts'
import { horizon } from '../../builtin/wording.ts'
import { fieldOf, repeatsField } from '../field.ts'
import { isSameLine, quotedTitle, titlesOf, type Matter } from '../matter.ts'
import * as phrasing from '../phrasing/endeavor.ts'
import { isThin } from '../works.ts'

/** The endeavor's own sentences; what an entry of the record says as well is told as that entry's, where it belongs. */
export const ownWords = (matter: Matter, field: string): Told[] =>
  matter.endeavor.told(field).filter(({ proof }) => proof === undefined)

/** The same of whom it reaches: a house abroad measures no reach in the United States. */
export const ownReach = (matter: Matter, field: string): Told[] =>
  ownWords(matter, field).filter(({ text }) => !namesHouseAbroad(text, matter))

/** The undertaking in a sentence or two, told apart from an occupation. */
export function endeavor(write: Composer, matter: Matter): void {
  write.say(phrasing.NOT_AN_OCCUPATION)
  write.close()
  write.say(phrasing.IN_ESSENCE, { title: quotedTitle(matter.endeavor, 'title') })
  write.tell(ownWords(matter, 'exp_subs_merit_intric_val'))
}

/** No field holds the problem: what past work started from is the problem of that work. */
export function problem(write: Composer, matter: Matter): void {
  if (matter.leadPlan?.told('impact').some((one) => !isQuestion(one)) === true) {
    write.say(phrasing.SEE_IMPACT)
    return
  }
  write.ask(
    'the problem that the endeavor addresses, and whom it concerns',
    `endeavors.${matter.endeavor.id}.exp_subs_merit_intric_val`,
  )
}

/** The plan that carries the endeavor, and those of the same line of work. */
const plansOf = (matter: Matter): Entry[] => [
  ...(matter.leadPlan === undefined ? [] : [matter.leadPlan]),
  ...matter.otherPlans.filter((plan) => isSameLine(plan, matter)),
]

/** True of the plan whose title the endeavor bears: it needs no second naming. */
const isOfEndeavor = (plan: Entry, { endeavor }: Matter): boolean =>
  fold(plan.value('plan_title')) === fold(endeavor.value('title'))

export function method(write: Composer, matter: Matter): void {
  const plans = plansOf(matter)
  if (plans.length === 0) write.ask('the method and the concrete steps of the endeavor', 'futureplan')
  for (const plan of plans) {
    if (!isOfEndeavor(plan, matter)) write.state(phrasing.PLAN_BY, { plan: quotedTitle(plan, 'plan_title') })
    const steps = plan.told('plans')
    if (write.hasMore(steps) && !steps.some(isQuotation)) write.say(phrasing.STEPS)
    write.list(steps)
  }
}

export function steps(write: Composer, matter: Matter): void {
  const plans = plansOf(matter)
  if (plans.length === 0) {
    write.ask('a plan with dates and outcomes', 'futureplan')
    return
  }
  for (const plan of plans)
    write.state(isOfEndeavor(plan, matter) ? phrasing.OWN_PLAN_TIME : phrasing.PLAN_TIME, {
      plan: quotedTitle(plan, 'plan_title'),
      eta: plan.say('eta', horizon),
    })
  const outcomes = plans.flatMap((plan) => plan.told('expected_outcomes'))
  if (write.hasMore(outcomes) && !outcomes.some(isQuotation)) write.say(phrasing.OUTCOMES)
  write.list(outcomes)
  write.tell(ownWords(matter, 'exp_nation_impt_beneficiaries'))
  const isTold = (matter.leadPlan?.value('impact') ?? '') !== ''
  if (matter.endeavor.value('exp_nation_impt_beneficiaries') === '' && !isTold)
    write.ask(
      'who will use or benefit from the results',
      `endeavors.${matter.endeavor.id}.exp_nation_impt_beneficiaries`,
    )
}

/** The works that the petitioner names in what is planned; where none is named, which they are only the petitioner can say. */
export function pastToFuture(write: Composer, matter: Matter): void {
  const { bound, ranked, endeavor } = matter
  if (ranked.length === 0) write.ask('past work that leads to the endeavor', 'academicprojects')
  else {
    write.point(phrasing.NAMED_IN_PLAN, { works: titlesOf(bound) })
    const path = `endeavors.${endeavor.id}.exp_related_experience`
    const told = ownWords(matter, 'exp_related_experience').filter((one) => !isQuestion(one))
    if (write.tell(told) === 0) write.ask(bound.length > 0 ? phrasing.ASK_TIE : askWhich(ranked), path)
  }
  if (isThin(matter.ranked)) return
  const { applicant } = matter
  // What a post is called is no occupation.
  const occupation = matter.occupation?.worksAs
  // Of an endeavor that only repeats its field nothing narrower can be said.
  if (repeatsField(matter.endeavor.value('title'), applicant.value('field_of_endeavor'))) return
  if (!write.say(phrasing.OCCUPATION_AND_FIELD, { occupation, fieldOfWork: fieldOf(applicant) }))
    write.say(phrasing.OCCUPATION_SENTENCE, { occupation })
}

/** Titles that a question offers for an answer at most. */
const OFFERED = 12

const askWhich = (works: readonly Entry[]): string => {
  const titles = works
    .slice(0, OFFERED)
    .map((work) => `“${asTitle(work.value('project_name')).replace(/[[\]]/gu, '')}”`)
  return phrasing.ASK_WHICH.replace('{works}', () => titles.join('; '))
}
