import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { textOf } from '../builtin/closeness.ts'
import { namedOnce } from '../builtin/named-once.ts'
import { missing } from '../builtin/phrase.ts'
import type { Portrait } from '../builtin/portrait.ts'
import type { Ground } from './grounds.ts'
import { ofPlan } from './of-plan.ts'
import { atHome, completed, inEnglish, type Parts } from './parts.ts'
import { asIdea, ASK_WHICH_RESULTS } from './questions.ts'
import { qualificationFor, qualificationsOf } from './qualifications.ts'
import { deedsOf, papersOf, postOf, resultsOf, workOf } from './record.ts'
import { isAsked, Telling, type RunOfTen } from './telling.ts'

/** The nine parts of one endeavor of a run, sentence by sentence with their sources. */
export function composeParts(ground: Ground, portrait: Portrait, run: RunOfTen): Parts {
  const compose = { plan: ofPlan, next: ofNext, idea: ofIdea }[ground.kind]
  const parts = compose(ground, portrait, new Telling(run))
  return Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, namedOnce(parts[part], portrait.person)])) as Parts
}

/** A project tells what it met and what it is for; its next step is asked. */
function ofNext({ anchor: work, asks }: Ground, portrait: Portrait, telling: Telling): Parts {
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait, textOf(work)),
      exp_related_experience: [...workOf(work, portrait), ...deedsOf(work, portrait, telling)],
      exp_subs_merit_intric_val: [
        ...telling.argue(atHome(work.told('background'), portrait), 2),
        ...telling.argue(work.told('goal'), 3),
        missing(asks.what, 'futureplan'),
        ...inEnglish([work], portrait),
      ],
      exp_subs_merit_evidence: resultsOf(work, telling),
    },
    asks,
  )
}

/** An idea says that it is one, with a few sentences of the record behind it, and asks what would make an endeavor of it. */
function ofIdea({ anchor, works, idea, asks }: Ground, portrait: Portrait, telling: Telling): Parts {
  const [work] = works
  const behind = {
    professionalhistory: () => postOf(anchor, portrait),
    evidence: () => [
      ...papersOf([anchor], portrait),
      ...telling.recall(
        anchor.told('brief_introduction').filter(({ card }) => !isAsked(card)),
        1,
      ),
    ],
  }[anchor.section]
  return completed(
    {
      exp_applicant_qualifications: qualificationFor(work, portrait),
      exp_related_experience: behind?.() ?? [
        ...workOf(anchor, portrait),
        // What came of it is not to be understood without what was done.
        ...(anchor.told('solution').some(({ card }) => isAsked(card)) ? [] : deedsOf(anchor, portrait, telling)),
      ],
      exp_subs_merit_intric_val: [asIdea(idea ?? '', asks.what), ...inEnglish([anchor], portrait)],
      exp_subs_merit_evidence: work === undefined ? [missing(ASK_WHICH_RESULTS, 'evidence')] : resultsOf(work, telling),
    },
    asks,
  )
}
