import type { EndeavorPart } from '#domain/endeavor.ts'
import { textOf } from '../builtin/closeness.ts'
import { overlap } from '../builtin/passages.ts'
import { quotedTitle } from '../builtin/entries.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import { horizon } from '../builtin/wording.ts'
import { SAME_LINE } from './behind.ts'
import { atHome, completed, inEnglish, type Parts } from './parts.ts'
import * as frames from './frames.ts'
import type { Ground } from './grounds.ts'
import { PART_NEEDS } from './needs.ts'
import { namesPlace, placesOf } from './places.ts'
import { beside, OF_PLAN } from './questions.ts'
import { qualificationsOf } from './qualifications.ts'
import { deedsOf, resultsOf, state, workOf } from './record.ts'
import { isAsked, type Telling } from './telling.ts'

const meets = (part: EndeavorPart) => PART_NEEDS[part].need.isMet

/** What something is counted in names nobody. */
const COUNTED = /\d[\d,.]* \p{L}+/gu
const namesWhoGains = (text: string): boolean => meets('exp_nation_impt_beneficiaries')(text.replace(COUNTED, ''))

/** "until the end of 2027": what makes a step wait for nobody. */
const ENDS = /\b(?:until|through|expires?|ends?|closes?|runs? out|deadline|due|no later than)\b[^.;]*?\b(20\d\d)\b/i
const endsAfter = (text: string, today: string): boolean => (ENDS.exec(text)?.[1] ?? '') >= today.slice(0, 4)

/** Statements of the plan for a part that no field of its own asks for; one is left to the part that the field is for. */
const spare = (told: readonly Told[], telling: Telling, fits: (text: string) => boolean): Told[] =>
  told.filter(telling.isFree).length < 2
    ? []
    : told.filter(({ text, card }) => !isAsked(card) && standsAlone(text) && fits(text))

/** What the nearest project met in the United States, where it is the plan’s subject too. */
const problemOf = (plan: Entry, works: readonly Entry[], portrait: Portrait): Told[] =>
  works
    .filter((work) => overlap(work.value('background'), textOf(plan)) >= SAME_LINE)
    .map((work) => atHome(work.told('background'), portrait))
    .find((told) => told.length > 0) ?? []

/** A plan in full: each of its passages where it answers what a part asks, and questions for what none of them tells. */
export function ofPlan({ anchor: plan, works }: Ground, portrait: Portrait, telling: Telling): Parts {
  const [effects, steps, outcomes, progress] = ['impact', 'plans', 'expected_outcomes', 'current_progress'].map(
    (field) => plan.told(field),
  ) as [Told[], Told[], Told[], Told[]]
  const { today } = portrait.caseFile.profile
  const background = problemOf(plan, works, portrait)
  const name = quotedTitle(plan, 'plan_title')
  // How far a plan is makes nothing wait, but for what ends.
  const urgency = telling.argue(
    [
      ...spare(effects, telling, meets('exp_nation_impt_urgency')),
      ...progress.filter(({ text, card }) => !isAsked(card) && endsAfter(text, today)),
    ],
    1,
  )
  const groups = spare(effects, telling, namesWhoGains)
  // The form asks under “Impact” who is better off.
  const beneficiaries = telling.argue(groups.length > 0 ? groups.slice(0, 1) : effects)
  const reach = telling.argue(
    [steps, effects, outcomes].flatMap((told) => spare(told, telling, namesPlace)),
    1,
  )
  const scope =
    reach.length > 0 ? reach : state(frames.REACH, { plan: name, places: placesOf([...steps, ...outcomes]) }, portrait)
  const effect = telling.argue(effects)
  const change = effect.length > 0 ? effect : telling.argue(outcomes, Math.max(1, outcomes.length - 1))
  const outcome = telling.argue(outcomes)
  const asks = asksOf(plan, background)
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait, textOf(plan), telling),
      exp_related_experience: [
        ...works.flatMap((work) => [...workOf(work, portrait), ...deedsOf(work, portrait, telling)]),
        ...telling.recall(progress),
      ],
      exp_subs_merit_intric_val: [
        ...telling.argue(background, 2),
        ...state(frames.PLAN, { plan: name }, portrait),
        ...telling.argue(steps),
        ...inEnglish([plan, ...works.slice(0, 1)], portrait),
      ],
      exp_subs_merit_impact: change,
      exp_subs_merit_evidence: works.flatMap((work) => resultsOf(work, telling)),
      exp_nation_impt_scope: scope,
      exp_nation_impt_urgency: urgency,
      exp_nation_impt_beneficiaries: beneficiaries,
      exp_nation_impt_impact:
        outcome.length > 0
          ? [...outcome, ...state(frames.HORIZON, { plan: name, eta: plan.say('eta', horizon) }, portrait)]
          : [],
    },
    asks,
  )
}

/** Words by which a sentence tells what waiting costs, or that it costs more and more. */
const WAITING = /\b(?:now|today|already|currently|still|each|every|more and more|grow\w*|los(?:e|es|ing|t)|until)\b/iu

/** What is asked, with the plan’s own words as far as they go. */
function asksOf(plan: Entry, background: readonly Told[]): typeof OF_PLAN {
  const [effects, steps] = [plan.told('impact'), plan.told('plans')]
  return {
    ...OF_PLAN,
    urgency: beside(OF_PLAN.urgency, [...effects, ...background], (text) => WAITING.test(text)),
    scope: beside(OF_PLAN.scope, [...steps, ...effects], meets('exp_nation_impt_scope')),
  }
}
