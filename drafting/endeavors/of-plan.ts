import { quotedTitle } from '../builtin/entries.ts'
import { missing } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import { horizon } from '../builtin/wording.ts'
import { completed, inEnglish, type Parts } from './parts.ts'
import * as frames from './frames.ts'
import type { Ground } from './grounds.ts'
import { PART_NEEDS } from './needs.ts'
import { namesPlace } from './places.ts'
import { ASK_PAST_WORK, beside, OF_PLAN } from './questions.ts'
import { qualificationsOf } from './qualifications.ts'
import { deedsOf, of, resultsOf, state, workOf } from './record.ts'
import { isAsked, type Telling } from './telling.ts'

/** "until the end of 2027": what makes a step wait for nobody. */
const ENDS = /\b(?:until|through|expires?|ends?|closes?|runs? out|deadline|due|no later than)\b[^.;]*?\b(20\d\d)\b/i
const endsAfter = (text: string, today: string): boolean => (ENDS.exec(text)?.[1] ?? '') >= today.slice(0, 4)

/** "Three districts benefit from it": who gains, said as such. */
const GAINS = /\b(?:benefits?|benefit(?:t?ed)|beneficiar(?:y|ies)|gains?|better off)\b/iu
/** What something is counted in names nobody. */
const COUNTED = /\d[\d,.]* \p{L}+/gu
const namesGroup = (text: string): boolean =>
  PART_NEEDS.exp_nation_impt_beneficiaries.need.isMet(text.replace(COUNTED, ''))

/** "To be agreed with the districts.": a note of a few words answers nothing, and asks for no sentence of its own. */
const FEW_WORDS = 8
const isScrap = (told: readonly Told[]): boolean =>
  told.every(({ card, text }) => isAsked(card) && text.split(/\s+/u).length <= FEW_WORDS)

/** Statements of the plan for a part that no field of its own asks for; one is left to the part that the field is for. */
const spare = (told: readonly Told[], telling: Telling, fits: (text: string) => boolean): Told[] =>
  told.filter(telling.isFree).length < 2
    ? []
    : told.filter(({ text, card }) => !isAsked(card) && standsAlone(text) && fits(text))

/**
 * A plan in full: each field of it in the part that has its meaning, and a question for what no field tells. How far it
 * reaches, why it cannot wait and who gains is told only by a statement that says exactly that.
 */
export function ofPlan({ anchor: plan, works }: Ground, portrait: Portrait, telling: Telling): Parts {
  const [effects, steps, outcomes, progress] = ['impact', 'plans', 'expected_outcomes', 'current_progress'].map(
    (field) => plan.told(field),
  ) as [Told[], Told[], Told[], Told[]]
  const { today } = portrait.caseFile.profile
  const name = quotedTitle(plan, 'plan_title')
  const urgency = telling.argue(
    [
      ...[effects, steps].flatMap((told) => spare(told, telling, (text) => endsAfter(text, today))),
      ...progress.filter(({ text, card }) => !isAsked(card) && endsAfter(text, today)),
    ],
    1,
  )
  const beneficiaries = telling.argue(
    spare(effects, telling, (text) => GAINS.test(text) && namesGroup(text)),
    1,
  )
  const scope = telling.argue(
    [steps, effects].flatMap((told) => spare(told, telling, namesPlace)),
    1,
  )
  const called = state(frames.PLAN, { plan: name }, portrait)
  const merit = [...telling.argue(effects), ...telling.argue(steps)]
  const change = isScrap(outcomes) ? [] : telling.argue(outcomes, Math.max(1, outcomes.length - 1))
  const outcome = isScrap(outcomes) ? [] : telling.argue(outcomes)
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait),
      exp_related_experience: [
        ...works.flatMap((work) => [...workOf(work, portrait), ...deedsOf(work, portrait, telling)]),
        // Behind what was done in a project it says whose progress this is.
        ...(works.length > 0 && progress.length > 0 ? called : []),
        ...telling.recall(progress),
        ...(works.length > 0 ? [] : [missing(ASK_PAST_WORK, 'futureplan')]),
      ],
      exp_subs_merit_intric_val: merit.length === 0 ? [] : [...called, ...merit, ...inEnglish([plan], portrait)],
      exp_subs_merit_impact: change,
      exp_subs_merit_evidence: works.flatMap((work) => of(work, resultsOf(work, telling), portrait)),
      exp_nation_impt_scope: scope,
      exp_nation_impt_urgency: urgency,
      exp_nation_impt_beneficiaries: beneficiaries,
      exp_nation_impt_impact:
        outcome.length > 0
          ? [...outcome, ...state(frames.HORIZON, { plan: name, eta: plan.say('eta', horizon) }, portrait)]
          : [],
    },
    asksOf(plan),
  )
}

/** Words by which a sentence tells what waiting costs, or that it costs more and more. */
const WAITING = /\b(?:still|each|every|more and more|grow\w*|ris(?:es|ing)|los(?:e|es|ing|t)|until)\b/iu

/** What is asked, with the plan’s own words as far as they go. */
function asksOf(plan: Entry): typeof OF_PLAN {
  const [effects, steps, outcomes] = [plan.told('impact'), plan.told('plans'), plan.told('expected_outcomes')]
  return {
    ...OF_PLAN,
    change: isScrap(outcomes) ? beside(OF_PLAN.change, outcomes) : OF_PLAN.change,
    urgency: beside(OF_PLAN.urgency, effects, (text) => WAITING.test(text)),
    scope: beside(OF_PLAN.scope, steps, namesPlace),
    beneficiaries: beside(OF_PLAN.beneficiaries, effects, namesGroup),
  }
}
