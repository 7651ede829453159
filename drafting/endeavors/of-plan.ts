import { quotedTitle } from '../builtin/entries.ts'
import { missing } from '../builtin/phrase.ts'
import type { Portrait } from '../builtin/portrait.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import { isLabeled } from '../cards/passages.ts'
import { horizon } from '../builtin/wording.ts'
import { completed, inEnglish, type Parts } from './parts.ts'
import * as frames from './frames.ts'
import type { Ground } from './grounds.ts'
import { PART_NEEDS } from './needs.ts'
import { namesPlace } from './places.ts'
import { ASK_PAST_WORK } from './questions.ts'
import { qualificationsOf } from './qualifications.ts'
import { deedsOf, hasBegun, of, resultsOf, state, workOf } from './record.ts'
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
export function ofPlan({ anchor: plan, works, asks }: Ground, portrait: Portrait, telling: Telling): Parts {
  const [effects, steps, outcomes, progress] = ['impact', 'plans', 'expected_outcomes', 'current_progress'].map(
    (field) => plan.told(field),
  ) as [Told[], Told[], Told[], Told[]]
  const { today } = portrait.caseFile.profile
  const name = quotedTitle(plan, 'plan_title')
  const urgency = telling.argue(
    [
      ...[effects, steps].flatMap((told) => spare(told, telling, (text) => endsAfter(text, today))),
      ...progress.filter(({ text, card }) => !isAsked(card) && !isLabeled(text) && endsAfter(text, today)),
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
  const merit = [...telling.argue(effects), ...telling.argue(steps)]
  const change = isScrap(outcomes) ? [] : telling.argue(outcomes, Math.max(1, outcomes.length - 1))
  const outcome = isScrap(outcomes) ? [] : telling.argue(outcomes)
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait),
      exp_related_experience: [
        // First, so that no project before it is taken for what goes forward. What has not begun is no experience.
        ...(hasBegun(plan) ? telling.recall(progress) : []),
        ...works.flatMap((work) => [...workOf(work, portrait), ...deedsOf(work, portrait, telling)]),
        ...(works.length > 0 ? [] : [missing(ASK_PAST_WORK, 'futureplan')]),
      ],
      exp_subs_merit_intric_val: merit.length === 0 ? [] : [...merit, ...inEnglish([plan], portrait)],
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
    asks,
  )
}
