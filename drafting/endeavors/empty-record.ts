import { AppError } from '#domain/errors.ts'
import { ENDEAVORS_PER_RUN } from '#domain/endeavor.ts'
import type { Portrait } from '../builtin/portrait.ts'
import { filled, missing, plain, words, type Slots } from '../builtin/phrase.ts'
import { titleCase } from '../builtin/title-case.ts'
import { TITLE_LIMIT } from './slots.ts'
import { NOTHING_FURTHER, type DraftedEndeavor } from './drafted-endeavor.ts'
import { KINDS, type Kind } from './kinds.ts'

const FIELD = 'the applicant’s field of work'

/**
 * Ten outlines for a profile without a single project, plan or post: each says what it would be, and asks for the rest.
 * A later run gives others for as long as there are any, and then says what is lacking.
 */
export function emptyRecord(portrait: Portrait, existing: readonly { title: string }[]): DraftedEndeavor[] {
  const major = portrait.degrees[0]
  const domain = portrait.evidence[0]
  const subject =
    portrait.applicant.say('field_of_endeavor') ?? major?.say('major') ?? domain?.say('domain') ?? words(FIELD)
  const work = words(`work in ${plain(subject)}`, subject.sources)
  const slots: Slots = { subject, call: subject, ref: work, work, focus: subject }
  const taken = new Set(existing.map(({ title }) => title.toLowerCase()))
  const fresh = KINDS.flatMap((kind) => {
    const title = kind.titles
      .map((frame) => filled(frame, slots))
      .map((phrase) => (phrase === undefined ? '' : titleCase(plain(phrase)).slice(0, TITLE_LIMIT)))
      .find((one) => one !== '' && !taken.has(one.toLowerCase()))
    return title === undefined ? [] : [{ kind, title }]
  })
  const all = [...fresh, ...KINDS.flatMap((kind) => moreTitles(kind, plain(subject)).map((title) => ({ kind, title })))]
  const chosen = all
    .filter(({ title }, at) => !taken.has(title.toLowerCase()) && all.findIndex((one) => one.title === title) === at)
    .slice(0, ENDEAVORS_PER_RUN)
  if (chosen.length < ENDEAVORS_PER_RUN) throw new AppError('conflict', NOTHING_FURTHER)
  return chosen.map(({ kind, title }) => ({ title, parts: outline(kind, slots) }))
}

/** Titles by what the undertaking would be, where no project gives it a name. */
const moreTitles = (kind: Kind, subject: string): string[] =>
  (NAMES[kind.id] ?? []).map((name) => `${name} in ${subject}`.slice(0, TITLE_LIMIT))

const NAMES: Readonly<Record<string, readonly string[]>> = {
  plan: ['A First Project of the Applicant’s Own', 'A Plan with Dated Steps'],
  step: ['A First Step Toward Practical Use', 'A Feasibility Trial'],
  output: ['A Published Handbook', 'A Result That Others Can Use'],
  'plan-training': ['Training for Practitioners', 'Instructors and an Examination'],
  deploy: ['A First Rollout with Outside Users', 'From One Site to Several'],
  evaluate: ['An Independent Evaluation', 'An Outside Trial Under Fixed Rules'],
  'open-technical': ['An Open Technical Manual', 'A Working Prototype with Open Drawings'],
  operators: ['A Users’ Course', 'A Course with Its Own Teachers'],
  performance: ['A Public Record of Failures', 'Early Detection of Failures'],
  establish: ['A Proven Practice Established at Further Places', 'Upkeep That Outlasts a Project'],
  'practice-guide': ['A Step-by-Step Guide', 'An Open Procedure'],
  'practice-course': ['A Training Course', 'A Training Program for Newcomers'],
  'shared-results': ['A Shared Record of Results', 'A Public Yearly Account of Results'],
  'multi-site': ['A Multi-Site Study', 'A Larger Follow-Up Study'],
  guidance: ['A Practical Guide', 'Agreed Tests and Limits'],
  'open-data': ['An Open Data Collection', 'A Shared Reference Collection'],
  'short-course': ['A Short Course for Practitioners', 'A Series of Workshops'],
}

function outline(kind: Kind, slots: Slots): DraftedEndeavor['parts'] {
  const say = (bank: readonly string[]) => {
    const phrase = bank.map((frame) => filled(frame, slots)).find((one) => one !== undefined)
    return phrase === undefined ? [] : [phrase]
  }
  return {
    exp_applicant_qualifications: [missing('degrees, posts and credentials', 'academichistory')],
    exp_related_experience: [missing('a project in which the applicant has done related work', 'professionalprojects')],
    exp_subs_merit_intric_val: [
      ...say(kind.undertaking),
      missing('the problem, the method and the result', 'futureplan'),
    ],
    exp_subs_merit_impact: [...say(kind.merit), missing('what changes, and for whom', 'futureplan')],
    exp_subs_merit_evidence: [missing('results with figures, or a paper that confirms them', 'evidence')],
    exp_nation_impt_scope: [...say(kind.scope), missing(kind.asks.scope, 'futureplan')],
    exp_nation_impt_urgency: [...say(kind.urgency), missing(kind.asks.urgency, 'futureplan')],
    exp_nation_impt_beneficiaries: [...say(kind.beneficiaries), missing(kind.asks.beneficiaries, 'futureplan')],
    exp_nation_impt_impact: [...say(kind.impact), missing('the measurable outcome and its date', 'futureplan')],
  }
}
