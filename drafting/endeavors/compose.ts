import { ENDEAVOR_PARTS, type EndeavorPart } from '#domain/endeavor.ts'
import { isOfAbroad } from '../builtin/abroad.ts'
import { textOf } from '../builtin/closeness.ts'
import { issued, nameOf, quotedTitle } from '../builtin/entries.ts'
import { askedInEnglish } from '../builtin/in-english.ts'
import { endsIn, needStated } from '../builtin/need.ts'
import { namedOnce } from '../builtin/named-once.ts'
import { missing, plain, type Phrase } from '../builtin/phrase.ts'
import type { Entry, Portrait } from '../builtin/portrait.ts'
import { asTitle } from '../builtin/quoted.ts'
import { standsAlone } from '../builtin/stands-alone.ts'
import type { Told } from '../builtin/told.ts'
import { horizon } from '../builtin/wording.ts'
import * as frames from './frames.ts'
import type { Ground } from './grounds.ts'
import { PART_NEEDS } from './needs.ts'
import { postOf, publicationOf, qualificationsOf, roleIn, state } from './person.ts'
import { ASK_EVIDENCE, ASK_EXPERIENCE, ASK_QUALIFICATIONS, OF_PLAN, ofRecord, type Questions } from './questions.ts'
import { Telling, type RunOfTen } from './telling.ts'

export type Parts = Record<EndeavorPart, Phrase[]>

const told = (entries: readonly Entry[], ...fields: string[]): Told[] =>
  entries.flatMap((entry) => fields.flatMap((field) => entry.told(field)))

/** What something is counted in names nobody. */
const COUNTED = /\d[\d,.]* \p{L}+/gu

/** Statements that meet what a part is for, by the rule that reads every endeavor. */
const fit = (statements: readonly Told[], part: EndeavorPart): Told[] =>
  statements.filter(({ text, card }) => {
    const told = part === 'exp_nation_impt_beneficiaries' ? text.replace(COUNTED, '') : text
    return card.state !== 'asks' && standsAlone(text) && PART_NEEDS[part].need.isMet(told)
  })

const orAsk = (phrases: Phrase[], what: string, path: string): Phrase[] =>
  phrases.length > 0 ? phrases : [missing(what, path)]

/** What is asked of each part that the record leaves empty, and where it is entered. */
const asked = ({ what, change, scope, urgency, beneficiaries, outcome }: Questions, section: string) =>
  ({
    exp_applicant_qualifications: [ASK_QUALIFICATIONS, 'academichistory'],
    exp_related_experience: [ASK_EXPERIENCE, 'academicprojects'],
    exp_subs_merit_intric_val: [what, section],
    exp_subs_merit_impact: [change, section],
    exp_subs_merit_evidence: [ASK_EVIDENCE, 'evidence'],
    exp_nation_impt_scope: [scope, section],
    exp_nation_impt_urgency: [urgency, section],
    exp_nation_impt_beneficiaries: [beneficiaries, section],
    exp_nation_impt_impact: [outcome, section],
  }) as const satisfies Record<EndeavorPart, readonly [string, string]>

/** The nine parts; what the record leaves empty is asked for. */
export const completed = (parts: Partial<Parts>, asks: Questions, section = 'futureplan'): Parts =>
  Object.fromEntries(
    ENDEAVOR_PARTS.map((part) => {
      const [what, path] = asked(asks, section)[part]
      return [part, orAsk(parts[part] ?? [], what, path)]
    }),
  ) as Parts

/** The nine parts of one endeavor of a run, sentence by sentence with their sources. */
export function composeParts(ground: Ground, portrait: Portrait, run: RunOfTen): Parts {
  const compose = { plan: ofPlan, record: ofWork, idea: ofIdea }[ground.kind]
  const parts = compose(ground, portrait, new Telling(run))
  return Object.fromEntries(ENDEAVOR_PARTS.map((part) => [part, namedOnce(parts[part], portrait.person)])) as Parts
}

/** What was met and brought about abroad is told with the experience: it argues no need in the United States. */
const atHome = (statements: readonly Told[], portrait: Portrait): Told[] =>
  statements.filter((one) => !isOfAbroad(one, portrait))

/** Statements of each kind that an endeavor recalls; an idea does with fewer. */
const most = ({ kind }: Ground): number => (kind === 'idea' ? 1 : 3)

/** What an idea recalls is stated; the notes of its project are asked about where that is offered itself. */
const recalledBy = ({ kind }: Ground, statements: readonly Told[]): Told[] =>
  statements.filter(({ card }) => kind !== 'idea' || card.state !== 'asks')

const experienceIn = (ground: Ground, portrait: Portrait, telling: Telling): Phrase[] =>
  ground.works
    .slice(0, 2)
    .flatMap((work, at) => [
      ...roleIn(work, portrait),
      ...(at === 0 ? publicationOf(work, portrait) : []),
      ...telling.recall(recalledBy(ground, work.told('solution')), at === 0 ? most(ground) : 1),
    ])

const evidenceIn = (ground: Ground, telling: Telling): Phrase[] =>
  telling.recall(recalledBy(ground, told(ground.works.slice(0, 2), 'impact')), most(ground))

const inEnglish = (entries: readonly Entry[], { caseFile }: Portrait): Phrase[] =>
  entries.flatMap(({ section, id }) => {
    const foreign = askedInEnglish(caseFile, section, id)
    return foreign === undefined ? [] : [missing(foreign.what, foreign.path)]
  })

function ofPlan(ground: Ground, portrait: Portrait, telling: Telling): Parts {
  const { anchor: plan, works } = ground
  const effects = plan.told('impact')
  const name = quotedTitle(plan, 'plan_title')
  const background = atHome(told(works.slice(0, 1), 'background'), portrait)
  const needs = needStated(plan)
  // Where no project of the United States tells the problem, a need that the plan states does.
  const problem = telling.argue(background.length === 0 && needs.length < effects.length ? needs : background, 2)
  // The one effect that a plan names is what it changes.
  const spare = effects.slice(effects.length > 1 ? 0 : 1)
  // How far a plan is makes nothing wait, but for what ends.
  const ending = plan
    .told('current_progress')
    .filter(({ text }) => endsIn(text, portrait.caseFile.profile.today) !== undefined)
  const urgency = telling.argue([...fit(spare, 'exp_nation_impt_urgency'), ...ending], 1)
  const left = effects.filter(telling.isFree)
  const beneficiaries = telling.argue(fit(left.slice(left.length > 1 ? 0 : 1), 'exp_nation_impt_beneficiaries'), 1)
  const steps = plan.told('plans')
  const what = [
    ...problem,
    ...state(frames.PLAN, { plan: name, focus: plan.say('area_of_focus', asTitle) }, portrait),
    ...telling.argue(steps, 4),
  ]
  const change = telling.argue(effects, 3)
  const outcome = telling.argue(plan.told('expected_outcomes'), 3)
  const scope = telling.argue(steps, 3)
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait, textOf(plan), telling),
      exp_related_experience: [
        ...experienceIn(ground, portrait, telling),
        ...telling.recall(plan.told('current_progress'), 3),
      ],
      exp_subs_merit_intric_val: [...what, ...inEnglish([plan, ...works.slice(0, 1)], portrait)],
      exp_subs_merit_impact: change,
      exp_subs_merit_evidence: evidenceIn(ground, telling),
      exp_nation_impt_scope: scope,
      exp_nation_impt_urgency: urgency,
      exp_nation_impt_beneficiaries: beneficiaries,
      exp_nation_impt_impact: [
        ...outcome,
        ...(outcome.length === 0 ? [] : state(frames.HORIZON, { plan: name, eta: plan.say('eta', horizon) }, portrait)),
      ],
    },
    OF_PLAN,
  )
}

/** A project or a patent tells what was done; where it goes from there is asked. */
function ofWork(ground: Ground, portrait: Portrait, telling: Telling): Parts {
  const { anchor } = ground
  const isPaper = anchor.section === 'evidence'
  const name = isPaper ? quotedTitle(anchor, 'name') : nameOf(anchor)
  const called = name === undefined ? 'this work' : plain(name)
  const asks = ofRecord(called)
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait, textOf(anchor), telling),
      exp_related_experience: isPaper
        ? [...state(frames.PAPER, issued(anchor), portrait), ...telling.recall(anchor.told('brief_introduction'), 3)]
        : experienceIn(ground, portrait, telling),
      exp_subs_merit_intric_val: [
        ...telling.argue(atHome(told([anchor], 'background'), portrait), 2),
        ...telling.argue(told([anchor], 'goal', 'challenge'), 3),
        asIdea(`one that starts from ${called}`, asks.what),
        ...inEnglish([anchor], portrait),
      ],
      exp_subs_merit_evidence: evidenceIn(ground, telling),
    },
    asks,
  )
}

/** An idea says that it is one, and asks what would make an endeavor of it. */
function ofIdea(ground: Ground, portrait: Portrait, telling: Telling): Parts {
  const { anchor, idea } = ground
  if (idea === undefined) throw new Error('An idea has no text')
  return completed(
    {
      exp_applicant_qualifications: qualificationsOf(portrait, idea.text, telling),
      exp_related_experience: [
        ...(anchor.section === 'professionalhistory' ? postOf(anchor, portrait) : []),
        ...experienceIn(ground, portrait, telling),
        ...(anchor.section === 'futureplan'
          ? telling.recall(recalledBy(ground, anchor.told('current_progress')), 2)
          : []),
      ],
      exp_subs_merit_intric_val: [asIdea(idea.text, idea.asks.what)],
      exp_subs_merit_evidence: evidenceIn(ground, telling),
    },
    idea.asks,
  )
}

/** The mark of an idea: it stays a question until the applicant has made an endeavor of it. */
export const asIdea = (text: string, what: string): Phrase =>
  missing(`This is an idea and not yet an endeavor: ${text}. ${what}`, 'futureplan')
