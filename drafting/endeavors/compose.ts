import { ENDEAVOR_PARTS } from '#domain/endeavor.ts'
import { namedOnce } from '../builtin/named-once.ts'
import { missing, plain, type Phrase } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { isLabeled } from '../cards/passages.ts'
import { ACCOUNT } from './frames.ts'
import type { Ground } from './grounds.ts'
import { ofPlan } from './of-plan.ts'
import { atHome, completed, inEnglish, type Parts } from './parts.ts'
import { asIdea, ASK_PAST_WORK, ASK_WHICH_RESULTS, ASK_WHICH_WORK } from './questions.ts'
import { qualificationsOf } from './qualifications.ts'
import { deedsOf, postOf, resultsOf, state, workOf } from './record.ts'
import { Telling, type RunOfTen } from './telling.ts'

/** The nine parts of one endeavor of a run, sentence by sentence with their sources. */
export function composeParts(ground: Ground, portrait: Portrait, run: RunOfTen): Parts {
  const compose = { plan: ofPlan, next: ofNext, direction: ofDirection, idea: ofIdea }[ground.kind]
  const parts = compose(ground, portrait, new Telling(run))
  return Object.fromEntries(
    ENDEAVOR_PARTS.map((part) => [part, namedOnce(attributed(parts[part], portrait), portrait.person)]),
  ) as Parts
}

/** Before the first words of the applicant behind a label it says whose they are. */
function attributed(phrases: readonly Phrase[], portrait: Portrait): Phrase[] {
  const first = phrases.findIndex((phrase) => isLabeled(plain(phrase)))
  return first === -1 ? [...phrases] : phrases.toSpliced(first, 0, ...state(ACCOUNT, {}, portrait))
}

/** A project that goes on tells what it met; its next step is asked. */
function ofNext({ anchor: work, asks }: Ground, portrait: Portrait, telling: Telling): Parts {
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait),
      exp_related_experience: [...workOf(work, portrait), ...deedsOf(work, portrait, telling)],
      exp_subs_merit_intric_val: [
        ...telling.argue(atHome(work.told('background'), portrait)),
        missing(asks.what, 'futureplan'),
        ...inEnglish([work], portrait),
      ],
      exp_subs_merit_evidence: resultsOf(work, telling),
    },
    asks,
  )
}

/** A direction of a plan stands on the works that the plan names; what it would be is asked. */
function ofDirection({ works, idea, asks }: Ground, portrait: Portrait): Parts {
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait),
      exp_related_experience:
        works.length > 0
          ? works.flatMap((work) => workOf(work, portrait))
          : [missing(ASK_PAST_WORK, 'professionalprojects')],
      exp_subs_merit_intric_val: [asIdea(idea ?? '', asks.what)],
      exp_subs_merit_evidence: [missing(ASK_WHICH_RESULTS, 'evidence')],
    },
    asks,
  )
}

/** An idea says that it is one, with a few sentences of the record behind it, and asks what would make an endeavor of it. */
function ofIdea({ anchor, works: [work], idea, asks }: Ground, portrait: Portrait, telling: Telling): Parts {
  const ofPost = (): Phrase[] => {
    const duties = telling.recall(anchor.told('job_summary'), 1)
    return duties.length > 0
      ? [...postOf(anchor, portrait), ...duties]
      : [missing(ASK_WHICH_WORK, 'professionalprojects')]
  }
  const ofWork = (one: Entry): Phrase[] => [...workOf(one, portrait), ...deedsOf(one, portrait, telling)]
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait),
      exp_related_experience: work !== undefined ? ofWork(work) : anchor.section === 'evidence' ? [] : ofPost(),
      exp_subs_merit_intric_val: [asIdea(idea ?? '', asks.what), ...inEnglish([anchor], portrait)],
      exp_subs_merit_evidence: work === undefined ? [missing(ASK_WHICH_RESULTS, 'evidence')] : resultsOf(work, telling),
    },
    asks,
  )
}
